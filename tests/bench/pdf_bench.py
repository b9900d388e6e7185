"""CPU time of our writer against a plain ReportLab program, and of one cold file. `python tests/bench/pdf_bench.py`"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

DOCUMENTS = 30

COLD = """
from time import process_time as now
a = now()
import generator.page.marks, generator.page.picture
import sys; sys.path.insert(0, {bench!r})
from booklet import COLOURS, PICTURES, sample
document = sample(1)
b = now()
import reportlab.pdfgen.canvas
c = now()
import generator.pdf.write, generator.pdf.fonts
d = now()
from generator.pdf.shaping import shaped
for page in document.pages:
    for mark in page.marks:
        if hasattr(mark, "face"): shaped(mark.text, mark.face)
e = now()
from generator.pdf import qr
for page in document.pages:
    for mark in page.marks:
        if hasattr(mark, "content"): qr.outline(mark.content)
f = now()
from generator.pdf import embed, write as w
spent = 0
real = embed.embedded
def timed(*a):
    global spent
    s = now(); r = real(*a); spent += now() - s
    return r
embed.embedded = timed
data = w.write(document, COLOURS, PICTURES, "full")
g = now()
parts = {{
    "python start": a, "made-up booklet": b - a, "import reportlab": c - b, "import ours": d - c,
    "fonts and shaping": e - d, "qr": f - e, "subset": spent, "drawing and file": g - f - spent,
}}
said = ", ".join(f"{{name}} {{seconds * 1000:.1f}}" for name, seconds in parts.items())
print(f"cold: {{said}} ms; {{len(data)}} bytes")
"""


def milliseconds(write: Callable[[int], bytes]) -> tuple[float, int]:
    """CPU per document in a loop over different documents, after two to warm up; and the size of the last."""
    for number in range(2):
        write(number)
    start = process_time()
    for number in range(2, DOCUMENTS):
        data = write(number)
    return (process_time() - start) / (DOCUMENTS - 2) * 1000, len(data)


def main() -> None:
    from booklet import COLOURS, PICTURES, sample
    from plain_reportlab import plain_write, register_fonts

    from generator.pdf.font_files import folder
    from generator.pdf.write import write

    register_fonts(folder())
    documents = [sample(number) for number in range(DOCUMENTS)]
    marks = sum(len(page.marks) for page in documents[0].pages)
    plain, plain_size = milliseconds(lambda n: plain_write(documents[n], COLOURS, PICTURES))
    ours, size = milliseconds(lambda n: write(documents[n], COLOURS, PICTURES, "full"))
    sizes = f"{size} bytes against {plain_size}"
    print(f"{marks} marks: ours {ours:.1f} ms, plain {plain:.1f} ms, ratio {ours / plain:.2f}; {sizes}")  # noqa: T201
    program = COLD.format(bench=str(Path(__file__).parent))
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
