"""Invitations: a link for each seat that can be taken, and sitting down with one."""

from __future__ import annotations

from .identity import Signer
from .live import LiveTable
from .refused import Refused
from .requests import Connection, house_of, player_of
from .seats import Sitter


def invitations(signer: Signer, origin: str, live: LiveTable) -> dict[int, str]:
    """The links that a host may give away, by seat."""
    return {
        number: f"{origin}/tables/{live.table.id}/join/{number}/"
        + signer.invitation(live.table.id, number, seat.invitation)
        for number, seat in enumerate(live.seats)
        if seat.sitter in (Sitter.OPEN, Sitter.BOT)
    }


def existing_seat(live: LiveTable, seat: int) -> int:
    """The seat, if it is one for people; Refused if not."""
    if not 0 <= seat < live.table.players:
        raise Refused(404, "refused-no-seat")
    return seat


def check_invitation(request: Connection, live: LiveTable, seat: int, signature: str) -> None:
    """Refused, unless the signature is that of an invitation to this seat that still holds."""
    invitation = live.seats[existing_seat(live, seat)].invitation
    if not house_of(request).signer.fits(signature, "seat", live.table.id, seat, invitation):
        raise Refused(403, "refused-invitation")


async def sit_down(
    request: Connection, live: LiveTable, seat: int, signature: str, name: str, contribution: str
) -> None:
    """Whoever asks takes the seat, under this name, and mixes this into the seed if nothing was dealt yet."""
    check_invitation(request, live, seat, signature)
    await house_of(request).tables.join(live, seat, player_of(request), name, contribution)
