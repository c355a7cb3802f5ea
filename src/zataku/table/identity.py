"""Who somebody is: a signed cookie for guests, signed links for seats and devices, personal tokens for programs."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from dataclasses import dataclass
from hashlib import sha256

COOKIE = "zataku"
_ID = re.compile(r"[0-9a-f]{32}")
#: How long a link that carries one's seats to another device works.
CARRY_SECONDS = 15 * 60
LONGEST_NAME = 32
#: How long a promised seed can be used.
PROMISE_SECONDS = 24 * 3600


@dataclass(frozen=True, slots=True)
class Signer:
    """Signs and checks. Each purpose has signatures of its own, so none can be used for another."""

    secret: str

    def sign(self, purpose: str, *parts: object) -> str:
        text = "\x00".join((purpose, *map(str, parts)))
        return hmac.new(self.secret.encode(), text.encode(), sha256).hexdigest()[:40]

    def fits(self, signature: str, purpose: str, *parts: object) -> bool:
        return hmac.compare_digest(signature.encode(), self.sign(purpose, *parts).encode())

    # The cookie

    def cookie(self, player: str) -> str:
        return f"{player}.{self.sign('player', player)}"

    def player_in(self, cookie: str | None) -> str | None:
        """The player whom a cookie proves; None if it proves nobody."""
        if not cookie:
            return None
        player, _, signature = cookie.partition(".")
        return player if _ID.fullmatch(player) and self.fits(signature, "player", player) else None

    # Links

    def carry(self, player: str, until: int) -> str:
        return f"{player}.{until}.{self.sign('carry', player, until)}"

    def player_carried(self, link: str, now: float) -> str | None:
        """The player whom a link proves; None if it proves nobody, or no longer."""
        return self._signed("carry", link, now)

    def _signed(self, purpose: str, text: str, now: float) -> str | None:
        """The id in a text that was signed for a purpose and holds until a moment."""
        id, _, rest = text.partition(".")
        until, _, signature = rest.partition(".")
        if not until.isascii() or not until.isdigit() or len(until) > 12 or int(until) < now:
            return None
        return id if _ID.fullmatch(id) and self.fits(signature, purpose, id, int(until)) else None

    # The seed of a table that is not set up yet

    def promise(self, table: str, until: int) -> str:
        return f"{table}.{until}.{self.sign('promise', table, until)}"

    def table_promised(self, promise: str, now: float) -> str | None:
        """The table that a seed was promised for; None if nothing was, or long ago."""
        return self._signed("promise", promise, now)

    def seed(self, table: str) -> str:
        """The seed promised for a table: nobody else can work it out."""
        return hmac.new(self.secret.encode(), f"seed\x00{table}".encode(), sha256).hexdigest()

    def invitation(self, table: str, seat: int, count: int) -> str:
        return self.sign("seat", table, seat, count)


def new_player() -> str:
    return secrets.token_hex(16)


def new_token() -> str:
    """A personal token; only its digest is kept."""
    return f"zataku_{secrets.token_urlsafe(24)}"


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line of printable characters, not too long."""
    return clean_line(name, LONGEST_NAME)


def same_name(name: str) -> str:
    """Equal for names that people would take for the same."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


def clean_line(text: str, longest: int) -> str:
    printable = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(printable.split())[:longest].strip()
