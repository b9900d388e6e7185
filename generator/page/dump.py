"""A document as text, one mark to a line: what golden files hold and what a person can read in a difference."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from generator.page.marks import Document, Mark, Page, Step

NAMED = ("text", "content", "name")  # written in quotes, first on the line
PLAIN = ("x", "y", "x1", "y1", "x2", "y2", "width", "height")  # written without their names


def dump(document: Document) -> str:
    """All of a document: what a viewer is told, then its stamps by name, then its pages. Lengths to 0.01 mm."""
    return "\n".join(lines_of(document)) + "\n"


def lines_of(document: Document) -> Iterator[str]:
    """The lines of a dump."""
    yield f'document "{document.title}" lang={document.lang} duplex={document.duplex or "none"}'
    for about in (document.subject, document.author, ", ".join(document.keywords)):
        yield f'  about "{about}"'
    for name in sorted(document.stamps):
        yield f'stamp "{name}"'
        yield from map(mark_line, document.stamps[name])
    for page in document.pages:
        yield page_line(page)
        yield from map(mark_line, page.marks)


def page_line(page: Page) -> str:
    """The head of a page: its name and paper, and the boxes that are not the whole paper."""
    boxes = "".join(
        f" {name}={' '.join(map(rounded, box))}" for name, box in (("trim", page.trim), ("bleed", page.bleed)) if box
    )
    return f'page "{page.name}" {rounded(page.width)} x {rounded(page.height)}{boxes}'


def mark_line(mark: Mark) -> str:
    """One mark: kind, words, numbers, then whatever is not at its default."""
    words, numbers, rest = [], [], []
    for field in fields(mark):
        value = getattr(mark, field.name)
        if field.name in NAMED:
            words.append(f'"{value}"')
        elif field.name in PLAIN:
            numbers.append(rounded(value))
        elif value != field.default:
            rest.append(f"{field.name}={written(value)}")
    return "  " + " ".join((type(mark).__name__.lower(), *words, *numbers, *rest))


def written(value: object) -> str:
    """A value of a mark: lengths rounded, steps of a path run together."""
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, int | float):
        return rounded(value)
    if isinstance(value, tuple):
        return "(" + ", ".join(step(each) if isinstance(each, tuple) else written(each) for each in value) + ")"
    return str(value)


def step(path_step: Step) -> str:
    """One step of a path: `M 1 2`."""
    letter, *numbers = path_step
    return " ".join((letter, *map(rounded, numbers)))


def rounded(length: float) -> str:
    """To a hundredth, without needless zeros and without a minus before nothing."""
    text = f"{length:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
