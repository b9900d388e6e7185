"""How light `score` is, and how fast Käsekästchen is replayed. `python tests/bench/score_bench.py`

Prints the CPU time of `score --json` on a small file of each game against a bare Python start (25 at most), and the
moves a second of the Käsekästchen engine (20,000 at least). Ends with 1 when a figure is missed."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import process_time

from figures import ROOT, Figure, command_line, runs_of, spent_by, tell

MOST_STARTS = 25
FEWEST_MOVES = 20_000
FILES = {
    "kaesekaestchen": "game: kaesekaestchen\nplayers: [Anna, Ben]\nfields:\n"
    "  - {field: K1-6X6-3221-7F2QX3-C, counts: {A: {boxes: 17, double: 2}, B: {boxes: 18, double: 1}}}\n",
    "kaese-wuerfeln": "game: kaese-wuerfeln\nplayers:\n  - {name: Anna, stacks: [[6, 5, 4, 2], [3]], mice: 1}\n"
    "  - {name: Ben, stacks: [[5, 4, 3, 2, 1], [2]], bonus: [25]}\n",
    "cheese-master": "game: cheese-master\nplayers: [Ana, Bo]\nrounds:\n"
    "  - {roll: ['+3', '+1', king, dog, cat, mouse], plates: {Ana: 2, Bo: none}}\n",
    "knights": "game: knights\ndeck: rulebook\nplayers: [Ada, Bo]\ndiscard: 9\n"
    "parties: {Ada: [Listerka], Bo: [Lisandra]}\n",
}


def moves_a_second() -> float:
    """Whole random games on the usual field, replayed move by move from their logs."""
    from generator.chance import Chance
    from generator.games.kaesekaestchen.field_code import parse_code
    from generator.games.kaesekaestchen.placement import place
    from generator.games.kaesekaestchen.play import random_game, replay

    field = place(parse_code("K1-6X6-3221-7F2QX3-C")).field
    games = [random_game(field, Chance(seed))[0] for seed in range(100)]
    best = 0.0
    for _ in range(5):
        start = process_time()
        for moves in games:
            replay(field, moves)
        best = max(best, sum(map(len, games)) / (process_time() - start))
    return best


def figures(arguments: list[str]) -> Iterator[Figure]:
    runs = runs_of(arguments, 15)
    bare = spent_by("pass", 2 * runs).cpu
    with tempfile.TemporaryDirectory() as folder:
        for game, text in FILES.items():
            file = Path(folder) / f"{game}.yaml"
            file.write_text(text, "utf-8")
            ratio = spent_by(command_line("score", game, str(file), "--json"), runs).cpu / bare
            yield Figure(f"score {game} --json", ratio, "bare Python starts", MOST_STARTS)
    yield Figure("Käsekästchen replay", moves_a_second(), "moves a second", FEWEST_MOVES, at_least=True)


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT)]
    sys.exit(not tell(figures(sys.argv[1:])))
