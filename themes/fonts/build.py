"""Builds the four font files of this folder from their sources; run `python themes/fonts/build.py` in the repository.

Needs the packages of the extra `fonts`: fontTools, fontpkg-nunito, fontpkg-baloo-2, matplotlib (DejaVu Sans).
The files are static TrueType subsets without hints, 1000 units to the em, holding outlines, advances and kerning only.
"""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.reorderGlyphs import reorderGlyphs
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont
from letters import LETTERS, SIGNS

HERE = Path(__file__).parent
GRID, TITLE_GRID = 4, 2  # of 1000 units: points are rounded to it (0.01 mm at 10 pt), which makes every PDF smaller
EPOCH = 3786912000  # 2024-01-01 in seconds since 1904: the files carry no time of their making

# file and family name: (package, path in it, licence in it, name of the source, weight or None, letters)
FONTS = {
    "KaeseTitle": ("fontpkg_baloo_2", "files/Baloo2[wght].ttf", "LICENSE", "Baloo2", 700, LETTERS),
    "KaeseText": ("fontpkg_nunito", "files/Nunito[wght].ttf", "LICENSE", "Nunito", 450, LETTERS),
    "KaeseStrong": ("fontpkg_nunito", "files/Nunito[wght].ttf", "LICENSE", "Nunito", 800, LETTERS),
    "KaeseSigns": (
        "matplotlib",
        "mpl-data/fonts/ttf/DejaVuSans.ttf",
        "mpl-data/fonts/ttf/LICENSE_DEJAVU",
        "DejaVu",
        None,
        SIGNS,
    ),
}


def folder_of(package: str) -> Path:
    """Where an installed package lies, without importing it."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise SystemExit(f"{package} is not installed; install the extra `fonts`")
    return Path(spec.origin).parent


def subset(font: TTFont, letters: frozenset[int], kerning: bool) -> None:
    """Leave only these letters, their kerning and the tables a text layout needs."""
    options = Options()
    options.hinting = False
    options.layout_features = ["kern"] if kerning else []
    options.drop_tables += [
        "GSUB",
        "GDEF",
        "STAT",
        "MATH",
        "FFTM",
        "GPOS" if not kerning else "kern",
        "gasp",
        "prep",
        "fpgm",
        "cvt ",
    ]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.glyph_names = False
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def sort_glyphs(font: TTFont) -> None:
    """Give the glyphs of ASCII and Latin-1 letters their letters' own numbers, the others what is left.

    Files keep glyph numbers, so a file can then say in one line which glyph is which letter."""
    glyph_of = font.getBestCmap()
    own = {}
    for letter in (*range(0x20, 0x7F), *range(0xA1, 0x100)):
        if letter in glyph_of and glyph_of[letter] not in own.values():
            own[letter] = glyph_of[letter]
    others = [glyph for glyph in font.getGlyphOrder() if glyph not in own.values()]
    reorderGlyphs(font, [own.get(number) or others.pop(0) for number in range(len(font.getGlyphOrder()))])


def coarsen(font: TTFont, grid: int) -> None:
    """Round the points of all outlines to the grid; advances and kerning stay as they are."""
    outlines = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = outlines[name]
        if glyph.numberOfContours > 0:
            for number, (x, y) in enumerate(glyph.coordinates):
                glyph.coordinates[number] = (round(x / grid) * grid, round(y / grid) * grid)
    for name in font.getGlyphOrder():
        glyph = outlines[name]
        if glyph.numberOfContours:
            glyph.recalcBounds(outlines)
            font["hmtx"][name] = (font["hmtx"][name][0], glyph.xMin)


def rename(font: TTFont, name: str, source: str) -> None:
    """Give the font a name of our own; copyright and licence entries stay as they are."""
    family = name.replace("Kaese", "Kaese ")
    release = font["name"].getDebugName(5)
    texts = {1: family, 2: "Regular", 3: f"{name}; {source} {release}", 4: family, 5: release, 6: name}
    for record in list(font["name"].names):
        if record.nameID in texts or record.platformID != 3:
            font["name"].removeNames(nameID=record.nameID, platformID=record.platformID)
    for number, text in texts.items():
        font["name"].setName(text, number, 3, 1, 0x409)


def build(name: str) -> None:
    """Write one font file and the licence of its source."""
    package, path, licence, source, weight, letters = FONTS[name]
    folder = folder_of(package)
    font = TTFont(folder / path, recalcTimestamp=False)
    if weight is not None:
        font = instantiateVariableFont(font, {"wght": weight}, inplace=True)
    if font["head"].unitsPerEm != 1000:
        scale_upem(font, 1000)
    subset(font, letters, kerning=letters is LETTERS)
    sort_glyphs(font)
    coarsen(font, TITLE_GRID if name == "KaeseTitle" else GRID)
    rename(font, name, source)
    font["OS/2"].fsType = 0
    font["head"].created = font["head"].modified = EPOCH
    font.save(HERE / f"{name}.ttf")
    text = (folder / licence).read_text(encoding="utf-8-sig")
    (HERE / f"{source}-LICENSE.txt").write_text(text, encoding="utf-8", newline="\n")
    size = (HERE / f"{name}.ttf").stat().st_size
    release = version(package.replace("_", "-"))
    print(f"{name}.ttf: {len(font.getGlyphOrder())} glyphs, {size} bytes, from {package} {release}")  # noqa: T201


if __name__ == "__main__":
    for each in FONTS:
        build(each)
