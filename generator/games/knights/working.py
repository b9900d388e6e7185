"""How a clause and its points are said in the score, in the chosen language."""

from __future__ import annotations

from fractions import Fraction

from generator.games.knights.choosing import Placed, scorer_of
from generator.games.knights.clauses import Clause, Count, Table, amount, holds, points, rivals
from generator.games.knights.deck import Deck
from generator.games.knights.play import Play
from generator.score import ScoreLine
from generator.words import Words


def line_of(placed: Placed, clause: Clause, play: Play, table: Table, words: Words) -> ScoreLine:
    """One clause as a line of the working; its key names what the clause looks at, not the card."""
    spot, condition = placed.spot, clause.condition
    chosen = play.players[spot.chosen]
    parts = [count_text(clause.per, play.deck, chosen, words)] if clause.per else []
    if condition:
        counted = count_text(condition.count, play.deck, chosen, words)
        parts.append(words.text(f"score.if.{condition.comparison}", number=condition.number, counted=counted))
    what = ", ".join(parts) or words.text("score.flat")
    key = condition.comparison if condition else clause.per.pile if clause.per else "flat"
    given = scorer_of(play, spot, clause) != spot.seat
    label_key = "score.given" if given else "score.line"
    label = words.text(label_key, card=placed.card.name, what=what, owner=play.players[spot.seat])
    return ScoreLine(key, label, working_of(placed, clause, table, words), Fraction(points(clause, table, spot)))


def working_of(placed: Placed, clause: Clause, table: Table, words: Words) -> str:
    """`3 x 9`, `4`, or why a condition does not hold."""
    spot, condition = placed.spot, clause.condition
    if condition and not holds(condition, table, spot):
        own = amount(condition.count, table, spot)
        if condition.comparison == "at_least":
            return words.text("score.not_enough", own=own, number=condition.number)
        others = rivals(condition.count, table, spot)
        rival = max(others) if condition.comparison == "most" else min(others)
        return words.text("score.beaten", own=own, rival=rival)
    return f"{clause.points} x {amount(clause.per, table, spot)}" if clause.per else str(clause.points)


def count_text(count: Count, deck: Deck, chosen: str, words: Words) -> str:
    """What is counted, e.g. `Foxes with Sword in the own Party`."""
    foxes = words.text("score.other_foxes" if count.other else "score.foxes")
    if count.icon is not None:
        foxes += words.text("score.with_icon", icon=deck.icons[count.icon].said(words.lang))
    elif count.banner is not None:
        first, second = (deck.icons[icon].said(words.lang) for icon in count.banner)
        foxes += words.text("score.with_banner", first=first, second=second)
    elif count.name is not None:
        foxes += words.text("score.with_name", name=count.name)
    return words.text(f"score.in.{count.pile}", foxes=foxes, player=chosen)
