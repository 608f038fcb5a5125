"""Signatures: whose they are is told by a key that the reader brings, and by nothing else."""

from __future__ import annotations

import base64
import json
import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from shardproof.certificate import signing
from shardproof.certificate.signing import PAYLOAD_TYPE, has_signed, open_envelope, pae, public_keys
from shardproof.certificate.signing import signed as sign
from shardproof.cli.signatures import opened
from shardproof.spec.errors import InputErrors

PAYLOAD = b'{"_type":"a payload of any kind","z":"\xc3\xa9"}'
FORMS: Any = import_module("cryptography.hazmat.primitives.serialization")
ED: Any = import_module("cryptography.hazmat.primitives.asymmetric.ed25519")


def keys(folder: Path, name: str, seed: int) -> tuple[str, str]:
    """A private and a public key, in the files that openssl makes."""
    private = ED.Ed25519PrivateKey.from_private_bytes(bytes([seed]) * 32)
    pem, raw = FORMS.Encoding.PEM, FORMS.NoEncryption()
    own, public = folder / f"{name}.pem", folder / f"{name}.pub"
    own.write_bytes(private.private_bytes(pem, FORMS.PrivateFormat.PKCS8, raw))
    form = FORMS.PublicFormat.SubjectPublicKeyInfo
    public.write_bytes(private.public_key().public_bytes(pem, form))
    return str(own), str(public)


@pytest.fixture
def ann(tmp_path: Path) -> tuple[str, str]:
    return keys(tmp_path, "ann", 1)


@pytest.fixture
def bob(tmp_path: Path) -> tuple[str, str]:
    return keys(tmp_path, "bob", 2)


Pair = tuple[str, str]


def verdict(text: bytes, *public: str) -> str:
    """`signed` where every key has signed, else the word of the fault."""
    _, _, fault = opened(text.decode(), public)
    return "signed" if fault is None else fault[0]


class TestTheEncoding:
    """What is signed, as the specification of DSSE has it."""

    def test_its_own_example(self) -> None:
        told = pae("http://example.com/HelloWorld", b"hello world")
        assert told == b"DSSEv1 29 http://example.com/HelloWorld 11 hello world"

    def test_lengths_are_of_bytes(self) -> None:
        assert pae("é", b"\x00 1") == b"DSSEv1 2 \xc3\xa9 3 \x00 1"

    def test_nothing_can_be_taken_for_something_else(self) -> None:
        pairs = [("a", b"b 1 c"), ("a 5 b", b"c"), ("a", b"b"), ("", b""), ("a b", b"")]
        assert len({pae(*pair) for pair in pairs}) == len(pairs)


class TestWhoHasSigned:
    """Each key that is brought has to have signed the payload itself."""

    def test_the_right_key(self, ann: Pair) -> None:
        text = sign(PAYLOAD, [ann[0]])
        inside, told, fault = opened(text.decode(), [ann[1]])
        assert inside.encode() == PAYLOAD
        assert fault is None
        assert told[0].startswith(f"signed by {ann[1]}, ")

    def test_the_wrong_key(self, ann: Pair, bob: Pair) -> None:
        assert verdict(sign(PAYLOAD, [ann[0]]), bob[1]) == "not signed"

    def test_many_signatures(self, ann: Pair, bob: Pair, tmp_path: Path) -> None:
        text = sign(PAYLOAD, [ann[0], bob[0]])
        carol = keys(tmp_path, "carol", 3)
        assert verdict(text, ann[1]) == verdict(text, bob[1]) == "signed"
        assert verdict(text, bob[1], ann[1]) == "signed"
        assert verdict(text, ann[1], carol[1]) == "not signed"
        assert verdict(text, carol[1]) == "not signed"

    def test_without_a_key_nobody_is_named(self, ann: Pair) -> None:
        _, told, fault = opened(sign(PAYLOAD, [ann[0]]).decode(), [])
        assert fault is None
        assert told == ["nobody has looked at its signatures, of which there are 1"]

    def test_what_is_not_signed_at_all(self, ann: Pair) -> None:
        assert verdict(PAYLOAD, ann[1]) == "not signed"
        assert opened(PAYLOAD.decode(), []) == (PAYLOAD.decode(), [], None)

    def test_the_same_key_gives_the_same_bytes(self, ann: Pair) -> None:
        assert sign(PAYLOAD, [ann[0]]) == sign(PAYLOAD, [ann[0]])

    def test_names_of_keys_are_hints(self, ann: Pair, bob: Pair) -> None:
        """An envelope that says it is of another key, or says nothing, is the same envelope."""
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        for hint in ("", "0" * 64, None):
            envelope["signatures"][0]["keyid"] = hint
            text = json.dumps(envelope).encode()
            assert (verdict(text, ann[1]), verdict(text, bob[1])) == ("signed", "not signed")
        del envelope["signatures"][0]["keyid"]
        assert verdict(json.dumps(envelope).encode(), ann[1]) == "signed"

    def test_another_signature_does_no_harm(self, ann: Pair) -> None:
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        envelope["signatures"].insert(0, {"sig": base64.b64encode(bytes(64)).decode()})
        assert verdict(json.dumps(envelope).encode(), ann[1]) == "signed"


class TestTampering:
    """A payload, a type or a signature that is changed is nobody's."""

    def test_each_byte_of_the_payload(self, ann: Pair) -> None:
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        for at in range(len(PAYLOAD)):
            other = PAYLOAD[:at] + bytes([PAYLOAD[at] ^ 1]) + PAYLOAD[at + 1 :]
            envelope["payload"] = base64.b64encode(other).decode()
            assert verdict(json.dumps(envelope).encode(), ann[1]) == "not signed"

    def test_each_byte_of_the_signature(self, ann: Pair) -> None:
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        sig = base64.b64decode(envelope["signatures"][0]["sig"])
        for at in range(len(sig)):
            other = sig[:at] + bytes([sig[at] ^ 1]) + sig[at + 1 :]
            envelope["signatures"][0]["sig"] = base64.b64encode(other).decode()
            assert verdict(json.dumps(envelope).encode(), ann[1]) == "not signed"

    def test_each_character_of_the_envelope(self, ann: Pair) -> None:
        """Whatever is still signed has the same payload."""
        text = sign(PAYLOAD, [ann[0]])
        for at in range(len(text)):
            other = text[:at] + bytes([text[at] ^ 1]) + text[at + 1 :]
            inside, _, fault = opened(other.decode("utf-8", "replace"), [ann[1]])
            assert fault is not None or inside.encode() == PAYLOAD

    def test_another_type(self, ann: Pair) -> None:
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        envelope["payloadType"] = "application/json"
        assert verdict(json.dumps(envelope).encode(), ann[1]) == "unknown"

    def test_a_signature_of_the_payload_alone(self, ann: Pair) -> None:
        """Without its type it is of something else."""
        envelope = json.loads(sign(PAYLOAD, [ann[0]]))
        raw = FORMS.load_pem_private_key(Path(ann[0]).read_bytes(), password=None).sign(PAYLOAD)
        envelope["signatures"] = [{"sig": base64.b64encode(raw).decode()}]
        assert verdict(json.dumps(envelope).encode(), ann[1]) == "not signed"

    @pytest.mark.parametrize("name", ["payload", "payloadType", "signatures"])
    def test_a_name_that_stands_twice(self, ann: Pair, name: str) -> None:
        text = sign(PAYLOAD, [ann[0]]).decode()
        twice = f'{{"{name}":{json.dumps(json.loads(text)[name])},{text[1:]}'
        assert verdict(twice.encode(), ann[1]) == "not signed"


class TestEnvelopes:
    """Read strictly where two could read two things, and no more strictly than DSSE asks."""

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("payload", None),
            ("payload", 7),
            ("payload", "****"),
            ("payload", "YQ"),
            ("payload", "YR=="),
            ("payload", "YQ==\n"),
            ("payload", "-_+/"),
            ("signatures", []),
            ("signatures", {}),
            ("signatures", None),
            ("signatures", ["YQ=="]),
            ("signatures", [{"sig": 1}]),
            ("signatures", [{"sig": "YQ=="}] * 65),
        ],
    )
    def test_what_is_none(self, ann: Pair, field: str, value: object) -> None:
        envelope = {**json.loads(sign(PAYLOAD, [ann[0]])), field: value}
        assert verdict(json.dumps(envelope).encode(), ann[1]) == "no certificate"

    def test_both_alphabets_and_fields_of_others(self, ann: Pair) -> None:
        payload = b"\xfb\xff\xfe"
        envelope = json.loads(sign(payload, [ann[0]]))
        envelope["payload"] = base64.urlsafe_b64encode(payload).decode()
        envelope["signatures"][0]["cert"] = "somebody's"
        envelope["more"] = 1
        found = open_envelope(envelope)
        assert found.payload == payload
        assert has_signed(public_keys([ann[1]])[0], found)

    def test_its_type_is_in_totos(self, ann: Pair) -> None:
        assert PAYLOAD_TYPE == "application/vnd.in-toto+json"
        assert json.loads(sign(PAYLOAD, [ann[0]]))["payloadType"] == PAYLOAD_TYPE


class TestKeys:
    """A file that holds no such key is a mistake that is told, and its command is not harmful."""

    def test_the_other_half(self, ann: Pair) -> None:
        with pytest.raises(InputErrors, match="it is a private key") as one:
            public_keys([ann[0]])
        with pytest.raises(InputErrors, match="it is a public key") as other:
            sign(PAYLOAD, [ann[1]])
        for error in (*one.value.errors, *other.value.errors):
            # Whoever copies the command must not overwrite the key.
            assert ann[0] not in error.help
            assert ann[1] not in error.help

    def test_what_is_no_key(self, tmp_path: Path) -> None:
        file = tmp_path / "text"
        for text in ("", "no key", "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"):
            file.write_text(text)
            with pytest.raises(InputErrors):
                public_keys([str(file)])

    @pytest.mark.parametrize("name", ["", "nowhere", "a\0b", "."])
    def test_no_file(self, tmp_path: Path, name: str) -> None:
        with pytest.raises(InputErrors, match="cannot be read"):
            public_keys([f"{tmp_path}/{name}" if name != "a\0b" else name])

    def test_a_key_of_another_kind(self, tmp_path: Path) -> None:
        x25519: Any = import_module("cryptography.hazmat.primitives.asymmetric.x25519")
        key = x25519.X25519PrivateKey.from_private_bytes(bytes(32))
        pem, form = FORMS.Encoding.PEM, FORMS.PublicFormat.SubjectPublicKeyInfo
        file = tmp_path / "x.pub"
        file.write_bytes(key.public_key().public_bytes(pem, form))
        with pytest.raises(InputErrors, match="not of ed25519"):
            public_keys([str(file)])

    def test_without_the_library(self, ann: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
        def missing(name: str) -> object:
            raise ModuleNotFoundError(name=name.partition(".")[0])

        monkeypatch.setattr(signing, "import_module", missing)
        with pytest.raises(InputErrors, match="need the package cryptography") as wrong:
            public_keys([ann[1]])
        assert wrong.value.errors[0].help == "pip install 'shardproof[sign]'"

    @pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not here")
    def test_those_of_the_documented_commands(self, tmp_path: Path) -> None:
        """And openssl itself agrees with the signature."""

        def openssl(*words: str) -> None:
            subprocess.run(["openssl", *words], cwd=tmp_path, check=True, capture_output=True)

        openssl("genpkey", "-algorithm", "ed25519", "-out", "key.pem")
        openssl("pkey", "-in", "key.pem", "-pubout", "-out", "pub.pem")
        text = sign(PAYLOAD, [str(tmp_path / "key.pem")])
        assert verdict(text, str(tmp_path / "pub.pem")) == "signed"
        sig = base64.b64decode(json.loads(text)["signatures"][0]["sig"])
        (tmp_path / "sig").write_bytes(sig)
        (tmp_path / "told").write_bytes(pae(PAYLOAD_TYPE, PAYLOAD))
        openssl(
            *("pkeyutl", "-verify", "-pubin", "-inkey", "pub.pem", "-rawin"),
            *("-in", "told", "-sigfile", "sig"),
        )
