"""What a patron's message asks of a table, as the command that the table decides."""

from __future__ import annotations

from typing import TypeAlias

from puntobanco.fairness.record import pledge_text, share_text
from puntobanco.fairness.statements import PledgeTaken, Signer
from puntobanco.server.basis.asking import PatronCommand
from puntobanco.server.people.patrons import Patron
from puntobanco.server.wire.messages import CancelAsked, DealAsked, PledgeAsked, ShareAsked, WagerAsked
from puntobanco.table import commands

TableAsked: TypeAlias = WagerAsked | CancelAsked | DealAsked | PledgeAsked | ShareAsked


def command_of(patron: Patron, message: TableAsked, signer: Signer) -> PatronCommand:
    """The command of a message; a pledge is signed for by the house."""
    actor = f"patron:{patron.id}"
    match message:
        case WagerAsked():
            return commands.PlaceWagers(
                id=message.id, actor=actor, patron=patron.id, level=patron.level, wagers=message.wagers
            )
        case CancelAsked():
            return commands.CancelWagers(id=message.id, actor=actor, patron=patron.id)
        case DealAsked():
            entropy = None if message.entropy is None else share_text(bytes.fromhex(message.entropy))
            return commands.Deal(
                id=message.id,
                actor=actor,
                patron=patron.id,
                level=patron.level,
                wagers=message.wagers,
                entropy=entropy,
            )
        case PledgeAsked():
            taken = PledgeTaken(message.table, message.shoe, patron.id, message.pledge)
            return commands.PledgeShare(
                id=message.id,
                actor=actor,
                patron=patron.id,
                shoe=message.shoe,
                pledge=pledge_text(bytes.fromhex(message.pledge)),
                receipt=signer.sign(taken),
                fresh=message.fresh,
            )
        case ShareAsked():
            return commands.GiveShare(
                id=message.id,
                actor=actor,
                patron=patron.id,
                shoe=message.shoe,
                share=share_text(bytes.fromhex(message.share)),
            )
