"""A made-up booklet for measuring: as many pages, marks, words and pictures as a real one, and drawn the same way."""

from __future__ import annotations

from generator.page.marks import Circle, Document, Icon, Line, Mark, Page, Path, Qr, Rect, Stamp, Text
from generator.page.picture import Picture, Shape

COLOURS = {
    "paper": "#ffffff",
    "ink": "#2b2118",
    "muted": "#7a6a58",
    "accent": "#e09b22",
    "accent2": "#7b4a1e",
    "player_a": "#c04030",
    "player_b": "#3060a0",
    "pale": "#ddd0b4",
}
WORDS = [
    "Zieht",
    "abwechselnd",
    "einen",
    "Strich",
    "von",
    "Punkt",
    "zu",
    "Punkt.",
    "Wer",
    "ein",
    "Kästchen",
    "schließt,",
    "malt",
    "es",
    "aus",
    "und",
    "ist",
    "gleich",
    "noch",
    "einmal",
    "dran.",
    "Am",
    "Ende",
    "zählt",
    "jedes",
    "Kästchen",
    "einen",
    "Punkt,",
    "die",
    "Bombe",
    "löscht,",
    "das",
    "Doppel",
    "zählt",
    "zwei,",
    "der",
    "Tausch",
    "wechselt",
    "die",
    "Farbe",
    "über",
    "Łódź",
    "nach",
    "Großmehlra",
    "×",
    "½",
    "Stück.",
]


def ring(x: float, y: float, r: float) -> tuple[tuple[object, ...], ...]:
    """A circle of four curves as the steps of a picture."""
    k = r * 0.5523
    return (
        ("M", x + r, y),
        ("C", x + r, y + k, x + k, y + r, x, y + r),
        ("C", x - k, y + r, x - r, y + k, x - r, y),
        ("C", x - r, y - k, x - k, y - r, x, y - r),
        ("C", x + k, y - r, x + r, y - k, x + r, y),
        ("Z",),
    )


def picture(seed: int, shapes: int, width: float = 24, height: float = 24) -> Picture:
    """Some round and some straight shapes in several roles."""
    inks = ("accent", "accent2", "ink", "paper", "accent:40", "player_a")
    made = []
    for n in range(shapes):
        x, y, r = 4 + (seed * 7 + n * 5) % (width - 8), 4 + (seed * 3 + n * 7) % (height - 8), 1.5 + (n * 13 % 5) / 2
        steps = ring(x, y, r) if n % 3 else (("M", x - r, y), ("L", x + r, y - r), ("L", x, y + r), ("Z",))
        made.append(Shape(steps, inks[n % 6], "ink" if n % 4 == 0 else None, 0.8))  # type: ignore[arg-type]
    return Picture(width, height, tuple(made))


NAMES = ("double", "bomb", "extra", "swap", "mouse", "wedge", "dome", "crate", "corner", "edge")
PICTURES = {name: picture(n, 5 + n % 4) for n, name in enumerate(NAMES)} | {"scene": picture(3, 30, 160, 100)}


def field(number: int, top: float, code: str) -> list[Mark]:
    """Half a page: the dots, symbols, coordinates, header, swatches, and the code."""
    marks: list[Mark] = []
    for row in range(7):
        for column in range(7):
            marks.append(Stamp("dot", 14 + column * 17, top + 14 + row * 17))
    for n in range(8):
        place = (number * 11 + n * 13) % 36
        marks.append(Icon(NAMES[n % 4], 18 + place % 6 * 17, top + 18 + place // 6 * 17, 9, tone="pale"))
    for n in range(6):
        marks.append(Text(22.5 + n * 17, top + 10, "abcdef"[n], 2.4, ink="muted", anchor="centre"))
        marks.append(Text(9, top + 23 + n * 17, str(n + 1), 2.4, ink="muted", anchor="centre"))
    marks.append(Circle(132, top + 16, 6, fill="accent", wash=True))
    marks.append(Text(132, top + 18, str(number), 6, "title", "ink", "centre"))
    marks.append(Text(142, top + 18, "Käsekeller", 8, "title"))
    marks.append(Icon("mouse", 180, top + 10, 14))
    for n, role in enumerate(("player_a", "player_b")):
        marks.append(Rect(128, top + 30 + n * 18, 12, 12, fill=role, radius=1))
        marks.append(Line(144, top + 40 + n * 18, 200, top + 40 + n * 18, 0.25, "muted"))
        marks.append(Text(144, top + 45 + n * 18, "Name und Punkte", 2.8, ink="muted"))
    marks.append(Qr(code, 150, top + 85, 16))
    marks.append(Text(158, top + 108, code, 2.8, "strong", anchor="centre"))
    return marks


def sample(seed: int = 0) -> Document:
    """An A4 booklet of cover, rules, three pages of two fields, reference and score pad."""
    cover: list[Mark] = [Icon("corner", 10, 10, 7), Icon("corner", 193, 10, 7, angle=90)]
    cover += [Icon("edge", 17 + n * 7, 10, 7) for n in range(25)] + [
        Icon("edge", 10, 17 + n * 7, 7, 270) for n in range(37)
    ]
    cover += [Icon("scene", 25, 60, 160), Text(105, 45, "Käsekästchen", 22, "title", "accent2", "centre")]
    cover += [Text(105, 54, "Sechs Felder im Käsekeller", 5, "strong", "ink", "centre")]
    for n in range(4):
        cover.append(Icon(NAMES[n], 30, 180 + n * 14, 10))
        cover.append(Text(45, 187 + n * 14, " ".join(WORDS[n * 5 : n * 5 + 10]), 3.8))
    rules: list[Mark] = []
    for line in range(58):
        start = line * 7 % len(WORDS)
        text = " ".join((WORDS + WORDS)[start : start + 11])
        rules.append(Text(15, 30 + line * 4.4, text, 3.5, "strong" if line % 9 == 0 else "text"))
    for n in range(10):
        rules.append(
            Path(
                (("M", 160, 40 + n * 20), ("L", 175, 40 + n * 20), ("C", 180, 42, 185, 45, 190, 40 + n * 20)),
                stroke="accent",
            )
        )
        rules += [Stamp("dot", 160 + n % 5 * 8, 40 + n * 20), Rect(150, 35 + n * 20, 45, 15, stroke="muted", radius=2)]
    fields = [
        Page(
            f"fields{page}",
            210,
            297,
            (
                *field(page * 2 + 1, 8, f"K16X63221{seed % 32768:05d}{page}A"),
                *field(page * 2 + 2, 156, f"K16X63221{seed % 32768:05d}{page}B"),
                Line(8, 148.5, 202, 148.5, 0.2, "muted", (2, 1)),
            ),
        )
        for page in range(3)
    ]
    pad: list[Mark] = []
    for row in range(25):
        pad.append(Rect(15, 40 + row * 9.5, 180, 9.5, fill="accent:12" if row % 2 else None, stroke="ink", wash=True))
        pad.append(Text(17, 46 + row * 9.5, f"Runde {row + 1}: {WORDS[row]} ☐", 3.6))
        pad += [Line(75 + n * 24, 40 + row * 9.5, 75 + n * 24, 49.5 + row * 9.5, 0.25) for n in range(5)]
    pages = [("cover", cover), ("rules", rules), ("pad", pad), ("reference", [*rules[:40], *cover[-8:]])]
    made = [Page(name, 210, 297, tuple(marks)) for name, marks in pages]
    return Document(
        (made[0], made[1], *fields, made[2], made[3]),
        title="Käsekästchen – Käsekeller",
        subject="Sechs Felder",
        keywords=("Käsekästchen", f"K{seed}"),
        duplex="long",
        stamps={"dot": (Circle(0, 0, 0.95, fill="ink"),)},
    )
