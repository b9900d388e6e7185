"""What the files of a batch are called: safe on every file system, and never two the same."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import Formatter
from unicodedata import category, normalize

from generator.config.plan import AXES
from generator.problems import Complaint, did_you_mean

PLACEHOLDERS = (*AXES.values(), "seed", "number")
LONGEST = 200  # bytes of a name; systems allow 255, and the ending and a mark for unfinished files are added
_FORBIDDEN = '<>:"/\\|?*'
_DEVICES = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in (*"0123456789", *"¹²³"))]
)


def pattern_complaints(pattern: str | None) -> Iterator[Complaint]:
    """What is wrong with the pattern of a plan, under the key `name`."""
    if pattern is None:
        return
    try:
        fields = [(name, form, conversion) for _, name, form, conversion in Formatter().parse(pattern)]
    except ValueError as error:
        yield Complaint("name", f"is not a pattern: {error}")
        return
    for name, form, conversion in fields:
        if name is not None and name not in PLACEHOLDERS:
            near = did_you_mean(name, PLACEHOLDERS) or f"; there are {', '.join(PLACEHOLDERS)}"
            yield Complaint("name", f'has "{{{name}}}", which stands for nothing{near}')
        elif conversion or (form and not (name == "number" and form.isdecimal() and len(form) <= 2)):
            yield Complaint("name", "can only say how many digits a number has, like {number:03}")
    if pattern.startswith(("/", "\\")) or pattern[1:2] == ":":
        yield Complaint("name", "must be relative: folders are made below --out")
    elif any(part.strip() in ("", ".", "..") for part in pattern.removesuffix(".pdf").replace("\\", "/").split("/")):
        yield Complaint("name", "has a folder without a name")


def file_name(pattern: str | None, words: Mapping[str, str], seed: int, number: int) -> str:
    """The path of a file below the folder of the run, with forward slashes."""
    if pattern is None:
        facts = [words[word] for word in AXES.values() if word != "ink" or words[word] != "full"]
        return safe_part("-".join((*facts, str(seed)))) + ".pdf"
    values = {word: safe_part(value) for word, value in words.items()}
    path = pattern.format(**values, seed=seed, number=number)
    *folders, last = path.replace("\\", "/").split("/")
    return "/".join((*map(safe_part, folders), safe_part(last.removesuffix(".pdf")) + ".pdf"))


def safe_part(text: str) -> str:
    """A file or folder name that Windows, macOS and Linux all take: no reserved letters or names, not too long."""
    text = normalize("NFC", text)
    text = "".join("-" if char in _FORBIDDEN or category(char)[0] == "C" else char for char in text)
    text = text.encode()[:LONGEST].decode(errors="ignore").rstrip(". ").lstrip(" ") or "-"
    if text.startswith("."):
        text = f"_{text}"
    return f"_{text}" if text.partition(".")[0].rstrip().casefold() in _DEVICES else text


def folded(path: str) -> str:
    """The same for names that some file system takes for one: other case, other spelling of an accent."""
    return normalize("NFC", normalize("NFKD", path).casefold())
