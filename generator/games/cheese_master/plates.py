"""What lies before a player when a round ends, as result files write it (CM-7, CM-8).

- `0` to `7` or `7+`: that plate under a cheese wheel; `7` and `7+` are the same plate;
- `none` (also `-`, an empty value, `ohne`): no wheel, whatever plate lies there;
- `wheel` (also `laib`): a wheel, but no plate under it, which counts as a wrong plate.
"""

from __future__ import annotations

from generator.games.cheese_master.cards import PLATES
from generator.games.cheese_master.faces import folded

NO_WHEEL = "none"
WHEEL_ONLY = "wheel"

_SPELLINGS = {
    "7": "7+",
    "": NO_WHEEL,
    "-": NO_WHEEL,
    "null": NO_WHEEL,
    "ohne": NO_WHEEL,
    "kein": NO_WHEEL,
    "keine": NO_WHEEL,
    "keiner": NO_WHEEL,
    "laib": WHEEL_ONLY,
    "kaeselaib": WHEEL_ONLY,
}


def plate_of(text: str) -> str | None:
    """The plate ("0" to "6", "7+"), NO_WHEEL or WHEEL_ONLY that a word means; None for a word that is no such thing."""
    word = folded(text)
    word = _SPELLINGS.get(word, word)
    return word if word in (*PLATES, NO_WHEEL, WHEEL_ONLY) else None
