"""Frozen data classes behave as those of the standard library."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import Any, ClassVar

import pytest

from generator.frozen import frozen


@frozen
class Ours:
    """Some data."""

    unit: ClassVar[str] = "mm"
    x: float
    name: str = "a"
    more: Mapping[str, int] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()

    @property
    def double(self) -> float:
        return self.x * 2

    def wider(self) -> Ours:
        return replace(self, x=self.x + 1)


@dataclass(frozen=True, slots=True)
class Theirs:
    """Some data."""

    unit: ClassVar[str] = "mm"
    x: float
    name: str = "a"
    more: Mapping[str, int] = field(default_factory=dict)
    sizes: tuple[int, ...] = ()


@frozen
class Point:
    x: float
    y: float = 0.0


@frozen
class Nothing:
    pass


@pytest.mark.parametrize("given", [{"x": 1}, {"x": 1, "name": "b", "more": {"k": 2}, "sizes": (1, 2)}])
def test_both_hold_show_and_compare_alike(given: dict[str, Any]) -> None:
    ours, theirs = Ours(**given), Theirs(**given)
    assert repr(ours) == repr(theirs).replace("Theirs", "Ours")
    assert asdict(ours) == asdict(theirs)
    assert ours == Ours(**given)
    assert ours != Ours(**{**given, "x": 2})
    assert ours != theirs
    assert [member.name for member in fields(ours)] == [member.name for member in fields(theirs)]
    assert str(inspect.signature(Ours)).count("=") == str(inspect.signature(Theirs)).count("=")
    assert (Ours.__match_args__, Ours.__slots__) == (Theirs.__match_args__, Theirs.__slots__)
    assert is_dataclass(ours)


def test_defaults_made_by_a_factory_are_not_shared() -> None:
    assert Ours(1).more is not Ours(1).more


def test_equal_ones_hash_alike_and_the_hash_is_that_of_the_fields() -> None:
    assert hash(Point(1, 2)) == hash(Point(1.0, 2.0)) == hash((1, 2))
    assert len({Point(1), Point(1, 0), Point(2)}) == 2
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(())


@pytest.mark.parametrize("name", ["x", "other"])
def test_nothing_can_be_changed(name: str) -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError, match=f"cannot assign to field '{name}'"):
        setattr(point, name, 3)
    with pytest.raises(FrozenInstanceError, match=f"cannot delete field '{name}'"):
        delattr(point, name)
    assert point == Point(1)
    assert not hasattr(point, "__dict__")


def test_replacing_matching_copying_and_pickling() -> None:
    ours = Ours(1.5, "b", {"k": 1}, (2, 3))
    assert (ours.wider().x, ours.wider().name, ours.double) == (2.5, "b", 3.0)
    match Point(1, 2):
        case Point(x, y=2):
            assert x == 1
        case _:
            pytest.fail("no match")
    for there_and_back in (copy.copy(ours), copy.deepcopy(ours), pickle.loads(pickle.dumps(ours))):
        assert there_and_back == ours
        assert there_and_back is not ours


@pytest.mark.parametrize("arguments", [(), (1, 2, 3)])
def test_wrong_arguments_are_refused(arguments: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match=r"__init__\(\)"):
        Point(*arguments)
