"""CPU time of 54 cards with patterned backs against a plain ReportLab program that uses forms too.

`python tests/bench/cards_bench.py`: both draw the same pages, our layout is not counted; then layout and file together.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

ROUNDS = 20
GAMES = (("kaese-wuerfeln", "1-54"), ("knights", None))


def main() -> None:
    from plain_reportlab import plain_write, register_fonts

    from generator.job import CardOptions, Job
    from generator.pdf.font_files import folder
    from generator.pipeline import lay_out, pdf_of

    register_fonts(folder())
    for game, only in GAMES:
        jobs = [Job(game, ("cards",), seed=n, players=4, cards=CardOptions(only=only)) for n in range(ROUNDS)]
        start = process_time()
        documents = [lay_out(job) for job in jobs]
        laying = (process_time() - start) / ROUNDS * 1000
        plain: list[float] = []
        ours: list[float] = []
        for n, it in enumerate(documents):
            a = process_time()
            theirs_data = plain_write(it.document, it.theme.colours, it.theme.pictures)
            b = process_time()
            data = pdf_of(it)
            c = process_time()
            if n >= 2:  # the first two warm up
                plain.append((b - a) * 1000)
                ours.append((c - b) * 1000)
        mean, plain_mean = sum(ours) / len(ours), sum(plain) / len(plain)
        sys.stdout.write(
            f"{game}: ours {mean:.1f} ms, {len(data)} bytes; plain {plain_mean:.1f} ms, {len(theirs_data)} bytes; "
            f"ratio {mean / plain_mean:.2f}; layout {laying:.1f} ms\n"
        )


if __name__ == "__main__":
    main()
