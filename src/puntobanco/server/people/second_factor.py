"""The second factor of the house's own people: figures that change every half minute (TOTP, RFC 6238).

The secret is kept sealed under the house's key, bound to its login; each time step is good once.
"""

from __future__ import annotations

import hmac
from typing import Final

import pyotp
import segno
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from puntobanco.errors import Corrupt
from puntobanco.fairness import Entropy
from puntobanco.fairness.digests import derive

STEP_SECONDS: Final = 30
STEPS_AROUND: Final = 1
"""A clock may be off by so many steps, either way."""

_ISSUER: Final = "puntobanco"
_NONCE_BYTES: Final = 12
_SECRET_CHARACTERS: Final = 32
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


class SecondFactors:
    """Makes, seals and checks second factors."""

    def __init__(self, key: bytes, entropy: Entropy) -> None:
        self._cipher = ChaCha20Poly1305(derive(key, salt=b"", info=b"puntobanco/second-factor/v1", length=32))
        self._entropy = entropy

    def make(self) -> str:
        """A new secret, in the letters that authenticators take."""
        return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in self._entropy(_SECRET_CHARACTERS))

    def address(self, secret: str, nickname: str) -> str:
        """What an authenticator reads (otpauth://…)."""
        return pyotp.TOTP(secret).provisioning_uri(name=nickname, issuer_name=_ISSUER)

    def squares(self, address: str) -> tuple[str, ...]:
        """An address as a QR code: its rows, "1" for a dark square, without the quiet zone around it."""
        code = segno.make(address, error="m", micro=False)
        return tuple("".join(map(str, row)) for row in code.matrix)

    def seal(self, secret: str, login: str) -> bytes:
        """The secret as it is kept."""
        nonce = self._entropy(_NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, secret.encode(), login.encode())

    def unseal(self, sealed: bytes, login: str) -> str:
        """The secret again. Raises Corrupt when it was sealed for another login, or under another key."""
        try:
            return self._cipher.decrypt(sealed[:_NONCE_BYTES], sealed[_NONCE_BYTES:], login.encode()).decode()
        except InvalidTag as error:
            raise Corrupt(f"the second factor of {login} does not open") from error

    def step_of(self, secret: str, code: str, *, now_ms: int, after: int) -> int | None:
        """The time step whose figures these are; None when they are wrong, or of a step that was used already."""
        now = now_ms // 1000 // STEP_SECONDS
        found = None
        for step in range(now - STEPS_AROUND, now + STEPS_AROUND + 1):
            figures = pyotp.TOTP(secret).at(step * STEP_SECONDS)
            if hmac.compare_digest(figures.encode(), code.encode()) and step > after:
                found = step
        return found
