"""Every rule is held by a test, and the table in the README says by which."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SPEC = importlib.util.spec_from_file_location("rule_table", HERE / "rule_table.py")
assert SPEC is not None
assert SPEC.loader is not None
rule_table = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(rule_table)


def test_every_rule_is_held_by_a_test() -> None:
    held = rule_table.tests_by_rule()
    assert len(held) == 66
    assert [rule for rule, tests in held.items() if not tests] == []


def test_the_table_in_the_readme_has_every_rule_and_only_tests_that_hold_it() -> None:
    """New tests may be missing there until it is written anew; what it says has to be true."""
    held = rule_table.tests_by_rule()
    told = rule_table.table_in_readme()
    assert list(told) == list(rule_table.RULES)
    for rule, tests in told.items():
        assert tests, rule
        assert set(tests) <= set(held[rule]), f"run: python tests/rule_table.py ({rule})"


def test_names_and_docstrings_cite_rules() -> None:
    assert rule_table.rules_cited("test_kk_07_and_kw_2_hold", "") == ["KK-7", "KW-2"]
    assert rule_table.rules_cited("test_kk31_ticks", "CM-3 to CM-5, and (KN-1)") == [
        "KK-31", "CM-3", "CM-4", "CM-5", "KN-1",
    ]  # fmt: skip
    assert rule_table.rules_cited("test_x", "KK-8 to KK-11") == ["KK-8", "KK-10", "KK-11"]
    assert rule_table.rules_cited("test_nothing", "kw-3 in small letters is no rule") == []
    with pytest.raises(KeyError, match="KW-16"):
        rule_table.rules_cited("test_kw_16", "")
