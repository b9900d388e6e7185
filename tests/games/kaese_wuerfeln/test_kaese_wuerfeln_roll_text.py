from __future__ import annotations

from fractions import Fraction

from generator.games.kaese_wuerfeln.roll import Advice, Aim
from generator.games.kaese_wuerfeln.roll_text import as_data, explain
from generator.words import Words


def advice_with(chance: Fraction) -> Advice:
    return Advice((1,) * 8, 1, (), Fraction(0), (1,), Fraction(7, 3), (Aim(1, (1,), chance),))


def row_of(chance: Fraction, words: Words) -> str:
    return explain(advice_with(chance), words)[3]


def test_no_chance_is_rounded_to_none_or_to_certainty(english: Words) -> None:
    assert "< 0.01 % = 1/100000" in row_of(Fraction(1, 100000), english)
    assert "> 99.99 % = 99999/100000" in row_of(Fraction(99999, 100000), english)
    assert " 0.00 % = 0" in row_of(Fraction(0), english)
    assert " 100.00 % = 1" in row_of(Fraction(1), english)
    assert " 33.33 % = 1/3" in row_of(Fraction(1, 3), english)


def test_the_mean_is_a_decimal_and_an_exact_fraction(german: Words) -> None:
    *_, best, exact = explain(advice_with(Fraction(1)), german)
    assert "2,333" in best
    assert exact == "Genau: 7/3"


def test_without_rolls_left_only_the_pieces_are_told(english: Words) -> None:
    advice = Advice((1,) * 8, 0, (), Fraction(5, 2), (1,) * 8, Fraction(5, 2), ())
    assert explain(advice, english) == ("Roll 1 1 1 1 1 1 1 1: cheese pieces none (worth 2.500).",)
    assert as_data(advice) == {"pieces": []}
