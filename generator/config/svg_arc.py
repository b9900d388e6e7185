"""SVG's elliptical arcs as cubics. Source: SVG 1.1, appendix F.6."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, ceil, cos, pi, radians, sin, sqrt, tan

from generator.page.marks import Step

Point = tuple[float, float]


def arc_steps(start: Point, numbers: Sequence[float]) -> list[Step]:
    """An arc from `start` as cubics of at most a quarter turn each.

    `numbers` are those of the command A: rx, ry, rotation in degrees, large-arc flag, sweep flag, x, y (absolute).
    Radii that are too small grow until they fit (F.6.6); a radius of 0 gives a line, an arc to its start nothing."""
    (x1, y1), (x2, y2) = start, numbers[5:]
    rx, ry, turn = abs(numbers[0]), abs(numbers[1]), radians(numbers[2])
    if (x1, y1) == (x2, y2):
        return []
    if not rx or not ry:
        return [("L", x2, y2)]
    cosine, sine = cos(turn), sin(turn)
    half_x, half_y = (x1 - x2) / 2, (y1 - y2) / 2
    px, py = cosine * half_x + sine * half_y, -sine * half_x + cosine * half_y
    grow = sqrt((px / rx) ** 2 + (py / ry) ** 2)
    if grow > 1:
        rx, ry = rx * grow, ry * grow
    way = (rx * py) ** 2 + (ry * px) ** 2
    far = sqrt(max(0.0, (rx * ry) ** 2 / way - 1)) * (-1 if numbers[3] == numbers[4] else 1)
    cx, cy = far * rx * py / ry, -far * ry * px / rx
    ux, uy, vx, vy = (px - cx) / rx, (py - cy) / ry, (-px - cx) / rx, (-py - cy) / ry
    first = atan2(uy, ux)
    sweep = atan2(vy, vx) - first
    if numbers[4] and sweep < 0:
        sweep += 2 * pi
    elif not numbers[4] and sweep > 0:
        sweep -= 2 * pi
    middle_x, middle_y = (x1 + x2) / 2, (y1 + y2) / 2

    def placed(a: float, b: float) -> Point:
        a, b = cx + rx * a, cy + ry * b
        return middle_x + cosine * a - sine * b, middle_y + sine * a + cosine * b

    count = max(1, ceil(abs(sweep) / (pi / 2) - 1e-9))
    each = sweep / count
    pull = 4 / 3 * tan(each / 4)
    steps: list[Step] = []
    for index in range(count):
        a, b = first + index * each, first + (index + 1) * each
        end = (x2, y2) if index == count - 1 else placed(cos(b), sin(b))
        out = placed(cos(a) - pull * sin(a), sin(a) + pull * cos(a))
        back = placed(cos(b) + pull * sin(b), sin(b) - pull * cos(b))
        steps.append(("C", *out, *back, *end))
    return steps
