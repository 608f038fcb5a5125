"""`dataclass` as the standard library has it, made without writing and compiling code.

The library compiles five functions for each class, and to import it brings `inspect`, `ast` and
`dis`: half of what a whole `check` would take. Here methods are shared, and know their fields, and
the library is imported when somebody asks a class for its fields. A class that asks for more than
is read here, or one of whose fields does, is made by the library.
"""

from __future__ import annotations

from operator import attrgetter
from reprlib import recursive_repr

from shardproof.spec.record_inits import MOST, constructor

TYPE_CHECKING = False
if TYPE_CHECKING:
    # They are the same to a reader.
    import dataclasses as library
    from dataclasses import dataclass as dataclass  # noqa: PLC0414
    from dataclasses import field as field  # noqa: PLC0414
    from dataclasses import replace as replace  # noqa: PLC0414
    from typing import Any
else:

    def dataclass(cls=None, /, **asked):  # noqa: ANN001, ANN003, ANN201
        def made(each):  # noqa: ANN001, ANN202
            found = _own_fields(each, **asked) if asked.keys() <= _KNOWN else None
            return _by_library(each, asked) if found is None else _made(each, found, asked)

        return made if cls is None else made(cls)

    def field(**said):  # noqa: ANN003, ANN201
        if said.keys() <= _SAID and not {"default", "default_factory"} <= said.keys():
            return Field(**said)
        import dataclasses as library

        return library.field(**said)

    def replace(record, /, **changes):  # noqa: ANN001, ANN003, ANN201
        cls = type(record)
        known = vars(cls).get(_RECORD)
        if known is None and hasattr(cls, "__replace__"):
            return record.__replace__(**changes)
        if known is None or not known.whole or not changes.keys() <= known.fields.keys():
            import dataclasses as library

            return library.replace(record, **changes)
        if not known.plain:
            return cls(**{name: getattr(record, name) for name in known.fields} | changes)
        return cls(
            *[changes[name] if name in changes else getattr(record, name) for name in known.fields]
        )


_KNOWN = {"frozen", "slots", "eq", "order", "kw_only"}
_SAID = {"default", "default_factory", "init", "repr", "compare"}
_RECORD, _HELD = "__record__", "__dataclass_fields__"


class _Missing:
    """In place of a default that there is not."""


MISSING: Any = _Missing()


class Field:
    """What a class says of one of its values; what it does not say is the class's own word."""

    default: Any = MISSING
    default_factory: Any = MISSING
    init = repr = compare = True
    kw_only = False
    type: object = None

    def __init__(self, default: Any = MISSING, **said: Any) -> None:  # noqa: ANN401
        if default is not MISSING:
            self.default = default
        if said:
            vars(self).update(said)

    @property
    def needed(self) -> bool:
        return self.init and self.default is MISSING and self.default_factory is MISSING

    @property
    def plain(self) -> bool:
        return self.init and not self.kw_only

    def made(self) -> Any:  # noqa: ANN401
        """What stands for an argument that is not given."""
        return self.default if self.default_factory is MISSING else self.default_factory()

    @property
    def known(self) -> bool:
        """Whether it is read here: what no argument sets is left to the class itself."""
        return self.init or (self.default is MISSING and self.default_factory is MISSING)


Fields = dict[str, Field]


class HashedOnce:
    """What a frozen class of many parts is made of, whose hash is asked for again and again.

    The hash is in a slot that is no field: it is not compared, and goes to no other process.
    """

    __slots__ = ("known_hash",)
    known_hash: int


class Record:
    """What is known of a class that was made here."""

    __slots__ = ("fields", "frozen", "places", "plain", "whole")

    def __init__(self, fields: Fields, *, frozen: bool) -> None:
        self.fields, self.frozen = fields, frozen
        self.places = len([None for each in fields.values() if each.init and not each.kw_only])
        self.plain = self.places == len(fields)
        self.whole = False not in [each.init for each in fields.values()]


def _own_fields(cls: type, *, kw_only: bool = False, **_: bool) -> Fields | None:
    """The fields that a class adds; None where one is not read here."""
    found: Fields = {}
    given = vars(cls)
    for name, written in given.get("__annotations__", {}).items():
        told = written if written.__class__ is str else str(written)
        if "ClassVar" in told:
            continue
        if "InitVar" in told or "KW_ONLY" in told:
            return None
        if name not in given:
            each = Field()
        elif (default := given[name]).__class__ is Field:
            each = default
        elif not _is_theirs(default):
            each = Field(default)
        elif (each := _read(default)) is None:
            return None
        if name in given and (each.default.__class__.__hash__ is None or not each.known):
            return None  # a list for all: the library says why not
        if kw_only:
            each.kw_only = True
        each.type = written
        found[name] = each
    return found


def _is_theirs(value: object) -> bool:
    """Whether this is a field as the library writes it, which is not imported to know that."""
    return type(value).__module__ == "dataclasses" and type(value).__name__ == "Field"


def _read(theirs: Any) -> Field | None:  # noqa: ANN401
    import dataclasses as library

    if theirs.hash is not None or theirs.metadata:
        return None
    default, factory = (
        MISSING if each is library.MISSING else each
        for each in (theirs.default, theirs.default_factory)
    )
    kw_only = theirs.kw_only is True
    return Field(
        default, default_factory=factory, init=theirs.init, repr=theirs.repr,
        compare=theirs.compare, kw_only=kw_only, type=theirs.type,
    )  # fmt: skip


def _written(name: str, each: Field) -> library.Field[Any]:
    """A field as the library has it."""
    import dataclasses as library

    said: dict[str, Any] = {"init": each.init, "repr": each.repr, "compare": each.compare}
    if each.default is not MISSING:
        said["default"] = each.default
    if each.default_factory is not MISSING:
        said["default_factory"] = each.default_factory
    made: Any = library.field(**said, kw_only=each.kw_only)
    made.name, made.type = name, each.type
    made._field_type = _sample()["_field_type"]  # noqa: SLF001
    return made


def as_library(fields: Fields) -> dict[str, library.Field[Any]]:
    """Fields as the library has them."""
    return {name: _written(name, each) for name, each in fields.items()}


def _by_library(cls: type, asked: dict[str, bool]) -> type:
    import dataclasses as library

    for name, each in list(vars(cls).items()):
        if isinstance(each, Field):
            theirs: Any = _written(name, each)
            # As if it had just been written: what the class says of all is yet to be heard.
            theirs.name, theirs.type, theirs._field_type = None, None, None  # noqa: SLF001
            theirs.kw_only = library.MISSING if not each.kw_only else True
            setattr(cls, name, theirs)
    made: Any = library.dataclass
    return made(**asked)(cls)


def _fields_of_bases(cls: type, *, frozen: bool) -> Fields | None:
    """The fields that a class has from others; None where the library had better go on."""
    fields: Fields = {}
    for base in cls.__mro__[-1:0:-1]:
        known = vars(base).get(_RECORD)
        if known is not None:
            if known.frozen is not frozen:
                return None
            fields.update(known.fields)
            continue
        theirs: dict[str, Any] | None = vars(base).get(_HELD)
        if theirs is None:
            continue
        if vars(base)["__dataclass_params__"].frozen is not frozen:
            return None
        for name, each in theirs.items():
            read = _read(each)
            if read is None or not read.known or each._field_type is not _sample()["_field_type"]:  # noqa: SLF001
                return None
            fields[name] = read
    return fields


def _made(cls: type, own: Fields, asked: dict[str, bool]) -> type:
    frozen, slots = asked.get("frozen", False), asked.get("slots", False)
    eq, order = asked.get("eq", True), asked.get("order", False)
    inherited = _fields_of_bases(cls, frozen=frozen)
    given = dict(vars(cls))
    if inherited is None or (order and (not eq or not given.keys().isdisjoint(_ORDER))):
        return _by_library(cls, asked)
    fields = {**inherited, **own}
    plain = {name: each for name, each in fields.items() if each.init and not each.kw_only}
    needed = [each.needed for each in plain.values()]
    if False in needed and True in needed[needed.index(False) :]:
        return _by_library(cls, asked)
    for name, each in own.items():
        if name in given and (given[name].__class__ is Field or _is_theirs(given[name])):
            given.pop(name)
            if each.default is not MISSING:
                setattr(cls, name, each.default)
            else:
                delattr(cls, name)
    names = tuple(fields)
    record = Record(fields, frozen=frozen)
    methods: dict[str, object] = {
        _RECORD: record,
        _HELD: _TheirFields(record),
        "__dataclass_params__": _TheirParams(asked),
        "__match_args__": tuple(plain),
        "__signature__": _SIGNATURE,
        "__repr__": _repr,
    }
    compared = tuple([name for name, each in fields.items() if each.compare])
    if eq:
        values = _values_of(compared)
        methods["__eq__"] = _eq_of(values)
        made_once = frozen and issubclass(cls, HashedOnce)
        methods["__hash__"] = (_hash_once if made_once else _hash_of)(values) if frozen else None
    if order:
        methods |= {name: _order_of(name, compared) for name in _ORDER}
    if frozen:
        methods |= {"__setattr__": _no_set, "__delattr__": _no_delete}
    if frozen and slots:
        methods |= {"__getstate__": _state, "__setstate__": _set_state}
    for name in methods.keys() & given.keys():
        # A class that says what is equal has no hash of its own, which Python notes as None.
        if name != "__hash__" or given[name] is not None:
            del methods[name]
    if cls.__doc__ is None:
        methods["__doc__"] = f"{cls.__name__}({', '.join(names)})"
    made: Any = _slotted(cls, own, names, methods) if slots else _with(cls, methods)
    if "__init__" not in given:
        made.__init__ = _init_of(made, record, slots=slots)
    return made


def _with(cls: type, methods: dict[str, object]) -> type:
    for name, method in methods.items():
        setattr(cls, name, method)
    return cls


def _slotted(cls: type, own: Fields, names: tuple[str, ...], methods: dict[str, object]) -> type:
    """The class again, with its methods, and a slot for each field that no base has one for."""
    known = {name for base in cls.__mro__[1:-1] for name in vars(base).get("__slots__", ())}
    left_out = {*own, "__dict__", "__weakref__"}
    kept = {name: value for name, value in vars(cls).items() if name not in left_out}
    kept |= methods
    kept["__slots__"] = tuple(name for name in names if name not in known)
    made = type(cls)(cls.__name__, cls.__bases__, kept)
    made.__qualname__ = cls.__qualname__
    return made


def _init_of(cls: type, record: Record, *, slots: bool) -> object:
    names = tuple([name for name, each in record.fields.items() if each.init])
    if slots and 0 < len(names) <= MOST and _is_simple(cls, record):
        return _quick(cls, record, names)
    count = record.places if record.places == len(names) else -1
    left_out = [each for name, each in record.fields.items() if name in names]
    setters = tuple(getattr(cls, name).__set__ for name in names) if slots else ()
    plain = [name for name in names if record.fields[name].plain]
    made = {name: record.fields[name] for name in names if not record.fields[name].needed}
    defaults = {name: each.default for name, each in made.items() if each.default is not MISSING}
    factories = [(name, each.default_factory) for name, each in made.items()
                 if each.default is MISSING]  # fmt: skip
    then = hasattr(cls, "__post_init__")

    def completed(args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Any, ...]:
        """The arguments in the order of fields, with what stands for those that are not given."""
        found = {**defaults, **dict(zip(plain, args)), **named}  # noqa: B905  (those given)
        for name, make in factories:
            if name not in found:
                found[name] = make()
        if len(args) > len(plain) or len(found) != len(names) or _twice(plain, args, named):
            return _completed(cls, record, args, named)
        try:
            return tuple([found[name] for name in names])
        except KeyError:
            return _completed(cls, record, args, named)

    def __init__(self: Any, *args: Any, **named: Any) -> None:  # noqa: ANN401, N807
        if named or len(args) != count:
            behind = left_out[len(args) :]
            if named or count == -1 or not behind or behind[0].needed:
                args = completed(args, named)
            else:
                args += tuple([each.made() for each in behind])
        if slots:
            for put, value in zip(setters, args):  # noqa: B905  (there are as many)
                put(self, value)
        else:
            self.__dict__.update(zip(names, args))  # noqa: B905
        if then:
            self.__post_init__()

    __init__.__qualname__ = f"{cls.__qualname__}.__init__"
    return __init__


def _is_simple(cls: type, record: Record) -> bool:
    """Whether a record is what its constructor is given, and nothing else."""
    factories = [each for each in record.fields.values() if each.default_factory is not MISSING]
    return record.whole and not factories and not hasattr(cls, "__post_init__")


def _quick(cls: type, record: Record, names: tuple[str, ...]) -> object:
    fields = record.fields
    behind = [name for name in names if fields[name].kw_only]
    ordered = [*(name for name in names if name not in behind), *behind] if behind else names
    init = constructor(
        ordered,
        [getattr(cls, name).__set__ for name in ordered],
        {name: each.default for name, each in fields.items() if each.default is not MISSING},
        len(behind),
    )
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _twice(plain: list[str], args: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Whether something is given in its place and by its name."""
    return bool(args and named) and not named.keys().isdisjoint(plain[: len(args)])


def _completed(
    cls: type, record: Record, args: tuple[Any, ...], named: dict[str, Any]
) -> tuple[Any, ...]:
    """The same field by field, which tells what is wrong with the arguments."""
    if (over := len(args)) > record.places:
        told = f"takes {record.places} arguments, and {over} were given"
        raise TypeError(f"{cls.__name__}() {told}")
    found: list[Any] = []
    used = 0
    for name, each in record.fields.items():
        if used < over and each.plain:
            if name in named:
                raise TypeError(f"{cls.__name__}() got multiple values for argument {name!r}")
            found.append(args[used])
            used += 1
        elif not each.init:
            continue
        elif name in named:
            found.append(named[name])
        elif each.default is not MISSING:
            found.append(each.default)
        elif each.default_factory is not MISSING:
            found.append(each.default_factory())
        else:
            raise TypeError(f"{cls.__name__}() is missing the argument {name!r}")
    known = record.fields
    if wrong := [name for name in named if name not in known or not known[name].init]:
        raise TypeError(f"{cls.__name__}() got an unexpected keyword argument {wrong[0]!r}")
    return tuple(found)


def _values_of(names: tuple[str, ...]) -> Any:  # noqa: ANN401
    """What gives the values of fields as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()  # pyright: ignore[reportUnknownLambdaType, reportUnknownVariableType]
    one = attrgetter(names[0])
    return lambda self: (one(self),)  # pyright: ignore[reportUnknownLambdaType, reportUnknownVariableType]


def _eq_of(values: Any) -> object:  # noqa: ANN401
    def __eq__(self: object, other: object) -> Any:  # noqa: ANN401, N807
        if other.__class__ is self.__class__:
            return values(self) == values(other)
        return NotImplemented

    return __eq__


def _hash_of(values: Any) -> object:  # noqa: ANN401
    def __hash__(self: object) -> int:  # noqa: N807
        return hash(values(self))

    return __hash__


def _hash_once(values: Any) -> object:  # noqa: ANN401
    def __hash__(self: HashedOnce) -> int:  # noqa: N807
        try:
            return self.known_hash
        except AttributeError:
            found = hash(values(self))
            object.__setattr__(self, "known_hash", found)
            return found

    return __hash__


_ORDER = ("__lt__", "__le__", "__gt__", "__ge__")


def _order_of(name: str, names: tuple[str, ...]) -> object:
    values, compared = _values_of(names), getattr(tuple, name)

    def order(self: object, other: object) -> Any:  # noqa: ANN401
        if other.__class__ is self.__class__:
            return compared(values(self), values(other))
        return NotImplemented

    order.__name__ = name
    return order


def _fields(value: object) -> Fields:
    return getattr(value, _RECORD).fields


@recursive_repr()
def _repr(self: object) -> str:
    shown = (name for name, each in _fields(self).items() if each.repr)
    inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
    return f"{type(self).__qualname__}({inner})"


def _no_set(self: object, name: str, value: object) -> None:
    if _RECORD in vars(type(self)) or name in _fields(self):
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)  # of a class that is derived, and is no dataclass


def _no_delete(self: object, name: str) -> None:
    if _RECORD in vars(type(self)) or name in _fields(self):
        from dataclasses import FrozenInstanceError

        raise FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)


def _state(self: object) -> list[object]:
    return [getattr(self, name) for name in _fields(self)]


def _set_state(self: object, state: list[object]) -> None:
    for name, value in zip(_fields(self), state, strict=True):
        object.__setattr__(self, name, value)


def _sample() -> dict[str, Any]:
    """What the library notes of a plain field, and nobody else may write down."""
    import dataclasses as library

    if not _SAMPLE:

        @library.dataclass
        class One:
            a: int

        of: Any = library.fields(One)[0]
        _SAMPLE["_field_type"] = of._field_type  # noqa: SLF001
    return _SAMPLE


_SAMPLE: dict[str, Any] = {}


class _TheirFields:
    """The fields as the library has them, written for whoever asks."""

    def __init__(self, record: Record) -> None:
        self.record, self.made = record, dict[str, "library.Field[Any]"]()

    def __get__(self, _: object, cls: type) -> dict[str, library.Field[Any]]:
        if not self.made:
            self.made.update(as_library(self.record.fields))
        return self.made


class _TheirParams:
    """What the class was asked for, as the library notes it."""

    def __init__(self, asked: dict[str, bool]) -> None:
        self.asked = asked

    def __get__(self, _: object, cls: type) -> Any:  # noqa: ANN401
        import dataclasses as library

        @library.dataclass(**{name: it for name, it in self.asked.items() if name != "slots"})
        class Asked:
            pass

        return vars(Asked)["__dataclass_params__"]


class _Signature:
    """Of the class as it is called, put together for whoever asks."""

    def __get__(self, _: object, cls: type) -> Any:  # noqa: ANN401
        import dataclasses as library
        from inspect import Parameter, Signature

        empty, shown = library.MISSING, list[Parameter]()
        theirs: dict[str, library.Field[Any]] = getattr(cls, _HELD)
        given = [(name, each) for name, each in theirs.items() if each.init]
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
