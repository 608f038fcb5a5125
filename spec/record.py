"""`dataclass` as the standard library has it, made without writing and compiling code.

The library compiles five functions for each class, which is a third of what a whole `check` takes.
Here methods are shared, and know their fields; a class that asks for more than frozen and slots, or
one of whose fields is not plain, is made by the library.
"""

from __future__ import annotations

import dataclasses
from operator import attrgetter
from reprlib import recursive_repr
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414  (it is the same to a reader)
else:

    def dataclass(cls=None, /, **asked):  # noqa: ANN001, ANN003, ANN201
        def made(each):  # noqa: ANN001, ANN202
            found = _plain_fields(each) if asked.keys() <= {"frozen", "slots"} else None
            if found is None:
                return dataclasses.dataclass(**asked)(each)
            return _made(each, found, **asked)

        return made if cls is None else made(cls)


@dataclasses.dataclass(frozen=True)
class _Frozen:
    known: int = 0


@dataclasses.dataclass
class _Open:
    known: int = 0


Fields = dict[str, "dataclasses.Field[Any]"]
_HELD = "__dataclass_fields__"
_PARAMS = {True: vars(_Frozen)["__dataclass_params__"], False: vars(_Open)["__dataclass_params__"]}
_KIND = vars(_Frozen)[_HELD]["known"]._field_type  # noqa: SLF001  (a field's, of no other kind)
_NOT_PLAIN = ("ClassVar", "InitVar", "KW_ONLY")
"""Annotations that say more than a type."""


def _plain_fields(cls: type) -> Fields | None:
    """The fields that a class adds; None where one is more than a value with a default."""
    found: Fields = {}
    for name, written in vars(cls).get("__annotations__", {}).items():
        if any(word in str(written) for word in _NOT_PLAIN):
            return None
        default = vars(cls).get(name, dataclasses.MISSING)
        if isinstance(default, dataclasses.Field):
            each = cast("dataclasses.Field[Any]", default)
            if not _is_plain(each):
                return None
        else:
            each = cast("dataclasses.Field[Any]", dataclasses.field(default=default))
            if cast(object, type(default).__hash__) is None:
                return None  # a list for all: the library says why not
        each.name, each.type, each.kw_only = name, written, False
        vars(dataclasses.Field)["_field_type"].__set__(each, _KIND)
        found[name] = each
    return found


def _is_plain(field: dataclasses.Field[Any]) -> bool:
    shown = field.init and field.repr and field.compare and field.hash is None
    return shown and field.kw_only is not True


def _is_needed(field: dataclasses.Field[Any]) -> bool:
    missing = dataclasses.MISSING
    return field.default is missing and field.default_factory is missing


def _made(cls: type, own: Fields, *, frozen: bool = False, slots: bool = False) -> type:
    fields: Fields = {}
    for base in cls.__mro__[-1:0:-1]:
        known: Fields = vars(base).get(_HELD, {})
        params = vars(base).get("__dataclass_params__")
        if (params and params.frozen is not frozen) or not all(map(_is_plain, known.values())):
            return cast(type, dataclasses.dataclass(frozen=frozen, slots=slots)(cls))
        fields.update(known)
    fields.update(own)
    needed = [_is_needed(each) for each in fields.values()]
    if needed != sorted(needed, reverse=True):
        return cast(type, dataclasses.dataclass(frozen=frozen, slots=slots)(cls))
    given = dict(vars(cls))
    for name, each in own.items():
        if isinstance(given.get(name), dataclasses.Field):
            given.pop(name)
            if each.default is not dataclasses.MISSING:
                setattr(cls, name, each.default)
            else:
                delattr(cls, name)
    names = tuple(fields)
    if slots:
        cls = _slotted(cls, own, names)
    methods: dict[str, object] = {
        _HELD: fields,
        "__dataclass_params__": _PARAMS[frozen],
        "__match_args__": names,
        "__signature__": _SIGNATURE,
        "__init__": _init_of(cls, fields, slots=slots),
        "__repr__": _repr,
        "__eq__": _eq_of(names),
        "__hash__": _hash_of(names) if frozen else None,
    }
    if frozen:
        methods |= {"__setattr__": _no_set, "__delattr__": _no_delete}
    if frozen and slots:
        methods |= {"__getstate__": _state, "__setstate__": _set_state}
    for name, method in methods.items():
        # A class that says what is equal has no hash of its own, which Python notes as None.
        if name not in given or (name == "__hash__" and given[name] is None):
            setattr(cls, name, method)
    if cls.__doc__ is None:
        cls.__doc__ = f"{cls.__name__}({', '.join(names)})"
    return cls


def _slotted(cls: type, own: Fields, names: tuple[str, ...]) -> type:
    """The class again, with a slot for each field that no base has one for."""
    known = {name for base in cls.__mro__[1:-1] for name in vars(base).get("__slots__", ())}
    left_out = {*own, "__dict__", "__weakref__"}
    kept = {name: value for name, value in vars(cls).items() if name not in left_out}
    kept["__slots__"] = tuple(name for name in names if name not in known)
    made = type(cls)(cls.__name__, cls.__bases__, kept)
    made.__qualname__ = cls.__qualname__
    return made


def _init_of(cls: type, fields: Fields, *, slots: bool) -> object:
    names, count = tuple(fields), len(fields)
    setters = tuple(getattr(cls, name).__set__ for name in names) if slots else ()
    then = hasattr(cls, "__post_init__")

    def __init__(self: Any, *args: Any, **named: Any) -> None:  # noqa: ANN401, N807
        if named or len(args) != count:
            args = _completed(cls, fields, args, named)
        if slots:
            for put, value in zip(setters, args):  # noqa: B905  (there are as many)
                put(self, value)
        else:
            self.__dict__.update(zip(names, args))  # noqa: B905
        if then:
            self.__post_init__()

    __init__.__qualname__ = f"{cls.__qualname__}.__init__"
    return __init__


def _completed(
    cls: type, fields: Fields, args: tuple[Any, ...], named: dict[str, Any]
) -> tuple[Any, ...]:
    """The arguments in order, defaults in place of those that are not given."""
    if len(args) > len(fields):
        raise TypeError(
            f"{cls.__name__}() takes {len(fields)} arguments, and {len(args)} were given"
        )
    found = list(args)
    for at, (name, each) in enumerate(fields.items()):
        if at < len(args):
            if name in named:
                raise TypeError(f"{cls.__name__}() got multiple values for argument {name!r}")
        elif name in named:
            found.append(named[name])
        elif each.default is not dataclasses.MISSING:
            found.append(each.default)
        elif each.default_factory is not dataclasses.MISSING:
            found.append(each.default_factory())
        else:
            raise TypeError(f"{cls.__name__}() is missing the argument {name!r}")
    if not named.keys() <= fields.keys():
        [wrong, *_] = named.keys() - fields.keys()
        raise TypeError(f"{cls.__name__}() got an unexpected keyword argument {wrong!r}")
    return tuple(found)


def _values_of(names: tuple[str, ...]) -> Any:  # noqa: ANN401
    """What gives the values of fields as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()  # pyright: ignore[reportUnknownLambdaType, reportUnknownVariableType]
    one = attrgetter(names[0])
    return lambda self: (one(self),)  # pyright: ignore[reportUnknownLambdaType, reportUnknownVariableType]


def _eq_of(names: tuple[str, ...]) -> object:
    values = _values_of(names)

    def __eq__(self: object, other: object) -> Any:  # noqa: ANN401, N807
        if other.__class__ is self.__class__:
            return values(self) == values(other)
        return NotImplemented

    return __eq__


def _hash_of(names: tuple[str, ...]) -> object:
    values = _values_of(names)

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(values(self))

    return __hash__


def _fields(value: object) -> Fields:
    return cast(Fields, getattr(value, _HELD))


@recursive_repr()
def _repr(self: object) -> str:
    inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in _fields(self))
    return f"{type(self).__qualname__}({inner})"


def _no_set(self: object, name: str, value: object) -> None:
    if _HELD in vars(type(self)) or name in _fields(self):
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)  # of a class that is derived, and is no dataclass


def _no_delete(self: object, name: str) -> None:
    if _HELD in vars(type(self)) or name in _fields(self):
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)


def _state(self: object) -> list[object]:
    return [getattr(self, name) for name in _fields(self)]


def _set_state(self: object, state: list[object]) -> None:
    for name, value in zip(_fields(self), state, strict=True):
        object.__setattr__(self, name, value)


class _Signature:
    """Of the class as it is called, put together for whoever asks."""

    def __get__(self, _: object, cls: type) -> Any:  # noqa: ANN401
        from inspect import Parameter, Signature

        empty, shown = dataclasses.MISSING, list[Parameter]()
        given = [(name, each) for name, each in _fields(cls).items() if each.init]
        # A class of the library's that derives from one of ours may have more than plain fields.
        for name, each in sorted(given, key=lambda one: bool(one[1].kw_only)):
            default: object = Parameter.empty
            if each.default is not empty:
                default = each.default
            elif each.default_factory is not empty:
                default = _FACTORY
            kind = Parameter.KEYWORD_ONLY if each.kw_only else Parameter.POSITIONAL_OR_KEYWORD
            shown.append(Parameter(name, kind, default=default, annotation=each.type))
        return Signature(shown, return_annotation=None)


class _Factory:
    def __repr__(self) -> str:
        return "<factory>"


_SIGNATURE, _FACTORY = _Signature(), _Factory()
