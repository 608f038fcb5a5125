"""Whatever is changed, whoever makes the digests anew: nothing is accepted that does not hold."""

from __future__ import annotations

import pytest

from tests.certificates.tampering import main


def test_a_few_hundred_certificates_are_tampered_with() -> None:
    assert main(["--count", "200"]) == 0


@pytest.mark.long
def test_a_hundred_thousand_certificates_are_tampered_with() -> None:
    assert main(["--count", "100000", "--seed", "2"]) == 0
