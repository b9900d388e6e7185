"""Which tests hold which rule: the table in tests/README.md. `python tests/rule_table.py` writes it anew.

A test holds a rule when its name or docstring cites it: `test_kk_14_...`, "KW-12 to KW-14"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
README = TESTS / "README.md"
START, END = "<!-- rules -->\n", "<!-- end of rules -->\n"

GAMES = {"KK": "Käsekästchen", "KW": "Käse Würfeln", "CM": "Cheese Master", "KN": "Knights of the Round Cheese"}
NUMBERS = {
    "KK": [*range(1, 9), *range(10, 18), *range(20, 24), *range(30, 35)],
    "KW": [*range(1, 16)],
    "CM": [*range(1, 13)],
    "KN": [*range(1, 15)],
}
RULES = tuple(f"{game}-{number}" for game, numbers in NUMBERS.items() for number in numbers)

_IN_A_NAME = re.compile(r"(?:^|_)(kk|kw|cm|kn)_?(\d+)(?=_|$)")
_IN_A_TEXT = re.compile(r"\b(KK|KW|CM|KN)-(\d+)(?: to (?:KK|KW|CM|KN)-(\d+))?")


def tests_by_rule() -> dict[str, list[str]]:
    """For every rule the tests that cite it, as `path::name`, in the order of path and line."""
    found: dict[str, list[str]] = {rule: [] for rule in RULES}
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in _tests_in(path):
            for rule in rules_cited(function.name, ast.get_docstring(function) or ""):
                found[rule].append(f"{path.relative_to(TESTS).as_posix()}::{function.name}")
    return found


def rules_cited(name: str, text: str) -> list[str]:
    """The rules a test cites, each once; KeyError for one that does not exist."""
    cited = [(game.upper(), int(number), int(number)) for game, number in _IN_A_NAME.findall(name)]
    cited += [(game, int(first), int(last or first)) for game, first, last in _IN_A_TEXT.findall(text)]
    ends = {f"{game}-{end}" for game, first, last in cited for end in (first, last)}
    if unknown := ends.difference(RULES):
        raise KeyError(f"{name} cites {', '.join(sorted(unknown))}")
    wanted = {f"{game}-{number}" for game, first, last in cited for number in range(first, last + 1)}
    return [rule for rule in RULES if rule in wanted]


def table() -> str:
    """The table as it stands in the README."""
    found = tests_by_rule()
    lines = []
    for game, title in GAMES.items():
        lines += [f"\n### {title}\n", "| rule | tests |", "|---|---|"]
        for rule in (rule for rule in RULES if rule.startswith(game)):
            lines.append(f"| {rule} | {'<br>'.join(f'`{test}`' for test in found[rule])} |")
    return "\n".join(lines) + "\n"


def table_in_readme() -> dict[str, list[str]]:
    """The tests by rule as the README tells them."""
    rows = (line.split("|") for line in README.read_text("utf-8").splitlines() if re.match(r"\| [A-Z]{2}-", line))
    return {rule.strip(): re.findall(r"`([^`]+)`", tests) for _, rule, tests, _ in rows}


def readme() -> str:
    """The README with the table of today."""
    before, _, rest = README.read_text("utf-8").partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}{table()}{END}{after}"


def _tests_in(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


if __name__ == "__main__":
    README.write_text(readme(), "utf-8")
