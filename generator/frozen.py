"""`@frozen`: data that cannot be changed, as `@dataclass(frozen=True, slots=True)` makes it, in half the time.

The standard decorator compiles six functions for every class, and a process of ours defines some seventy classes before
it does anything: a tenth of a whole `make`. Here one text is compiled for each class, and what is alike in all of them
is shared. `fields`, `replace`, `match`, copying and pickling work as usual. What is left out, because nobody uses it:
`__post_init__`, `InitVar`, base classes with fields, `field` with anything but a default or a factory of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from typing import Any, NoReturn, TypeVar, dataclass_transform

T = TypeVar("T")

METHODS = """
def __init__(self, {parameters}):
    {assignments}
def __eq__(self, other):
    if other.__class__ is not self.__class__:
        return NotImplemented
    return ({mine}) == ({theirs})
def __hash__(self):
    return hash(({mine}))
"""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make a data class of a class with annotated fields. Instances are equal when their fields are."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    members = fields(made)
    scope: dict[str, Any] = {"put": object.__setattr__, "MISSING": MISSING}
    exec(text_of(members, scope), scope)
    for name in ("__init__", "__eq__", "__hash__"):
        scope[name].__qualname__ = f"{made.__qualname__}.{name}"
        setattr(made, name, scope[name])
    made.__repr__, made.__setattr__, made.__delattr__ = shown, refuse_to_set, refuse_to_delete
    made.__getstate__, made.__setstate__ = state_of, take_state
    return made  # type: ignore[no-any-return]


def text_of(members: Sequence[Field[Any]], scope: dict[str, Any]) -> str:
    """The methods of a class with these fields; defaults go into the scope they are compiled in."""
    parameters, assignments = [], []
    for number, member in enumerate(members):
        name, value = member.name, member.name
        default = f"default{number}"
        if member.default is not MISSING:
            scope[default] = member.default
            parameters.append(f"{name}={default}")
        elif member.default_factory is not MISSING:
            scope[default] = member.default_factory
            parameters.append(f"{name}=MISSING")
            value = f"{default}() if {name} is MISSING else {name}"
        else:
            parameters.append(name)
        assignments.append(f"put(self, {name!r}, {value})")
    return METHODS.format(
        parameters=", ".join(parameters),
        assignments="\n    ".join(assignments) or "pass",
        mine="".join(f"self.{member.name}, " for member in members),
        theirs="".join(f"other.{member.name}, " for member in members),
    )


def shown(self: Any) -> str:
    """`Name(field=value, ...)`."""
    values = ", ".join(f"{member.name}={getattr(self, member.name)!r}" for member in fields(self))
    return f"{self.__class__.__qualname__}({values})"


def refuse_to_set(self: object, name: str, _: object) -> NoReturn:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def refuse_to_delete(self: object, name: str) -> NoReturn:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def state_of(self: Any) -> list[Any]:
    """What is pickled."""
    return [getattr(self, member.name) for member in fields(self)]


def take_state(self: Any, state: list[Any]) -> None:
    """The way back; only copying and pickling may fill an instance that is made already."""
    for member, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, member.name, value)
