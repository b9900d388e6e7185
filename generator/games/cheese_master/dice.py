"""The dice in the box, the set in use (CM-11), and whether a roll can lie on it (CM-6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.games.cheese_master.faces import face_of
from generator.problems import Complaint, did_you_mean

ORANGE_ORDER = ("dog", "innkeeper", "king")
"""The order in which the orange dice join, each named by the character only it shows (CM-11)."""

YELLOW_DICE = 3


@dataclass(frozen=True, slots=True)
class Die:
    """A die and the keys of its six faces."""

    name: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DiceBox:
    """All dice of the game; the orange ones in the order of ORANGE_ORDER."""

    yellow: tuple[Die, ...]
    orange: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class DiceChoice:
    """The set in use: a number of yellow dice, and a number of orange ones or their characters.

    `any_set` allows orange dice in another order or beside fewer yellow ones (CM-11).
    """

    yellow: int = YELLOW_DICE
    orange: int | tuple[str, ...] = 0
    any_set: bool = False


def orange_names(choice: DiceChoice) -> tuple[str, ...]:
    """The characters of the orange dice in use; a word that means no face stays as it is."""
    if isinstance(choice.orange, int):
        return ORANGE_ORDER[: max(choice.orange, 0)]
    faces = [(word, face_of(word)) for word in choice.orange]
    return tuple(face.key if face else word for word, face in faces)


OTHER_SETS = "`any_set: true` (on one line: 1+1 any) allows other sets"


def check_choice(choice: DiceChoice) -> tuple[Complaint, ...]:
    """Everything wrong with a set of dice, with keys below `dice` (CM-11)."""
    found = []
    lowest = 0 if choice.any_set else 1
    if not lowest <= choice.yellow <= YELLOW_DICE:
        found.append(Complaint("dice.yellow", f"{choice.yellow} yellow dice; it can be {lowest} to {YELLOW_DICE}"))
    if isinstance(choice.orange, int) and not 0 <= choice.orange <= len(ORANGE_ORDER):
        found.append(Complaint("dice.orange", f"{choice.orange} orange dice; it can be 0 to {len(ORANGE_ORDER)}"))
    names = orange_names(choice)
    for index, name in enumerate(names):
        if name not in ORANGE_ORDER:
            hint = did_you_mean(name, ORANGE_ORDER) or f"; there are {', '.join(ORANGE_ORDER)}"
            found.append(Complaint(f"dice.orange[{index}]", f'"{name}" is no orange die{hint}'))
        elif name in names[:index]:
            found.append(Complaint(f"dice.orange[{index}]", f'there is only one "{name}" die'))
    if found:
        return tuple(found)
    if choice.any_set:
        return () if choice.yellow or names else (Complaint("dice", "a set needs at least one die"),)
    if names != ORANGE_ORDER[: len(names)]:
        message = f"orange dice join in the order {', '.join(ORANGE_ORDER)}; {OTHER_SETS}"
        found.append(Complaint("dice.orange", message))
    if names and choice.yellow < YELLOW_DICE:
        message = f"orange dice join when all {YELLOW_DICE} yellow ones are in use; {OTHER_SETS}"
        found.append(Complaint("dice.yellow", message))
    return tuple(found)


def dice_in_use(choice: DiceChoice, box: DiceBox) -> tuple[Die, ...]:
    """The dice of a set that `check_choice` has let pass."""
    orange = dict(zip(ORANGE_ORDER, box.orange, strict=True))
    return (*box.yellow[: choice.yellow], *(orange[name] for name in orange_names(choice)))


def faces_without_die(faces: Sequence[str], dice: Sequence[Die]) -> tuple[int, ...]:
    """Indices of the faces for which no die is left when as many faces as possible lie on dice of their own.

    A maximum bipartite matching by augmenting paths (CM-6); earlier faces keep a die, so the later ones are named.
    """
    face_on: dict[int, int] = {}

    def found_die(face: int, tried: set[int]) -> bool:
        for index, die in enumerate(dice):
            if faces[face] in die.faces and index not in tried:
                tried.add(index)
                if index not in face_on or found_die(face_on[index], tried):
                    face_on[index] = face
                    return True
        return False

    return tuple(face for face in range(len(faces)) if not found_die(face, set()))


def can_lie(faces: Sequence[str], dice: Sequence[Die]) -> bool:
    """Whether the faces can all lie on different dice at once (CM-6)."""
    return not faces_without_die(faces, dice)


def reason_without_die(face: str, dice: Sequence[Die]) -> str:
    """What to say about a face of `faces_without_die`."""
    showing = sum(face in die.faces for die in dice)
    if not showing:
        return f'"{face}" is on none of the dice in use'
    taken = "the only die that shows it is" if showing == 1 else f"all {showing} dice that show it are"
    return f'no die is left for "{face}": {taken} taken by other faces'
