"""Signatures of certificates: a DSSE envelope around the bytes, and ed25519 keys in PEM files.

What is signed is the envelope's kind of payload together with the payload, in the encoding that
DSSE calls PAE, so that neither can be taken for the other. Who signed is said by the keys that a
reader brings; the names of keys in an envelope are hints, and nothing rests on them.
"""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from typing import Any, TypeGuard, cast

from shardproof.certificate import checker
from shardproof.spec.errors import InputError, InputErrors, Place

PAYLOAD_TYPE = "application/vnd.in-toto+json"
MOST_SIGNATURES = 64
_KEY_LIMIT = 1 << 16
_MAKE_PRIVATE = "openssl genpkey -algorithm ed25519 -out KEY.pem"
_MAKE_PUBLIC = "openssl pkey -in KEY.pem -pubout -out PUB.pem"
_PRIVATE, _PUBLIC = "-----BEGIN PRIVATE KEY-----", "-----BEGIN PUBLIC KEY-----"


@dataclass(frozen=True, slots=True)
class Envelope:
    """A payload, and signatures of it that nobody has looked at yet."""

    payload: bytes
    signatures: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A key that signatures are held against, and the file that it stands in."""

    file: str
    raw: Any

    @property
    def name(self) -> str:
        return _name(self.raw)


class NoEnvelope(Exception):
    """The envelope cannot be read; says why."""


class OtherPayload(NoEnvelope):
    """The envelope is around something else than a statement."""


def pae(kind: str, payload: bytes) -> bytes:
    """What is signed."""
    head = kind.encode()
    return b"DSSEv1 %d %b %d %b" % (len(head), head, len(payload), payload)


def signed(payload: bytes, files: Sequence[str]) -> bytes:
    """An envelope with a signature by each of these private keys."""
    signatures: list[dict[str, str]] = []
    for file in files:
        key = _load(file, private=True)
        made = cast(bytes, key.sign(pae(PAYLOAD_TYPE, payload)))
        signatures.append({"keyid": _name(key.public_key()), "sig": _encoded(made)})
    data = {
        "payload": _encoded(payload),
        "payloadType": PAYLOAD_TYPE,
        "signatures": signatures,
    }
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode("ascii")


def is_envelope(data: object) -> TypeGuard[dict[str, object]]:
    return isinstance(data, dict) and "payloadType" in data


def open_envelope(data: dict[str, object]) -> Envelope:
    """The payload of an envelope and its signatures, or `NoEnvelope`."""
    if data["payloadType"] != PAYLOAD_TYPE:
        raise OtherPayload(f"payloadType is not {PAYLOAD_TYPE}")
    payload = _decoded(data.get("payload"), "payload")
    given = data.get("signatures")
    if (
        not isinstance(given, list)
        or not given
        or len(cast("list[object]", given)) > MOST_SIGNATURES
    ):
        raise NoEnvelope(f"signatures are not a list of 1 to {MOST_SIGNATURES}")
    found: list[bytes] = []
    for number, each in enumerate(cast("list[object]", given)):
        sig = cast("dict[str, object]", each).get("sig") if isinstance(each, dict) else None
        found.append(_decoded(sig, f"signatures[{number}].sig"))
    return Envelope(payload, tuple(found))


def public_keys(files: Iterable[str]) -> tuple[PublicKey, ...]:
    return tuple(PublicKey(file, _load(file, private=False)) for file in files)


def has_signed(key: PublicKey, envelope: Envelope) -> bool:
    """Whether one of the signatures is this key's, whatever the envelope says of whose it is."""
    errors: Any = import_module("cryptography.exceptions")
    told = pae(PAYLOAD_TYPE, envelope.payload)
    for signature in envelope.signatures:
        try:
            key.raw.verify(signature, told)
        except errors.InvalidSignature:
            continue
        return True
    return False


def _name(public: Any) -> str:  # noqa: ANN401  (the library's own)
    """SHA-256 of the key as its file holds it, in DER."""
    forms: Any = import_module("cryptography.hazmat.primitives.serialization")
    der = public.public_bytes(forms.Encoding.DER, forms.PublicFormat.SubjectPublicKeyInfo)
    return sha256(cast(bytes, der)).hexdigest()


def _load(file: str, *, private: bool) -> Any:  # noqa: ANN401
    """The ed25519 key of a PEM file, or `InputErrors`."""
    text = _read(file)
    begin, kind = (_PRIVATE, "private") if private else (_PUBLIC, "public")
    make = _MAKE_PRIVATE if private else _MAKE_PUBLIC
    if begin.encode() not in text:
        other = (_PUBLIC if private else _PRIVATE).encode() in text
        what = f"it is a {'public' if private else 'private'} key" if other else "it is none"
        asked = f"a {kind} key in PEM, without a password,"
        raise _wrong(file, f"{asked} is asked for, and {what}", make)
    try:
        forms: Any = import_module("cryptography.hazmat.primitives.serialization")
    except ModuleNotFoundError as missing:
        if not (missing.name or "").startswith("cryptography"):
            raise
        raise _wrong(
            file, "signatures need the package cryptography", "pip install 'shardproof[sign]'"
        ) from None
    ed: Any = import_module("cryptography.hazmat.primitives.asymmetric.ed25519")
    of = ed.Ed25519PrivateKey if private else ed.Ed25519PublicKey
    try:
        key: Any = (
            forms.load_pem_private_key(text, password=None)
            if private
            else forms.load_pem_public_key(text)
        )
    except Exception as wrong:  # noqa: BLE001  (of many classes, some of them of other packages)
        raise _wrong(file, f"the key cannot be read: {type(wrong).__name__}", make) from None
    if not isinstance(key, of):
        raise _wrong(file, "the key is not of ed25519", make)
    return key


def _read(file: str) -> bytes:
    try:
        return checker.bytes_of(file, _KEY_LIMIT)
    except (OSError, ValueError, checker.Bad) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else str(wrong)
        raise _wrong(file, f"the key cannot be read: {why}", "name a PEM file") from None


def _wrong(file: str, what: str, right: str) -> InputErrors:
    return InputErrors(InputError("KEY", what, Place(file), help=right))


def _encoded(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _decoded(text: object, where: str) -> bytes:
    """Base64 in one of its two alphabets, as DSSE allows; written in one way only."""
    if isinstance(text, str) and text.isascii():
        plain = text.replace("-", "+").replace("_", "/")
        mixed = plain != text and ("+" in text or "/" in text)
        try:
            data = base64.b64decode(plain)
        except binascii.Error:
            data = None
        if data is not None and not mixed and _encoded(data) == plain:
            return data
    raise NoEnvelope(f"{where} is not base64")
