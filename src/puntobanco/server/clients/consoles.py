"""What the consoles of the house's own people follow and ask beside commands: live tables, previews, their practice."""

from __future__ import annotations

from typing import Final, TypeAlias

from puntobanco.server.basis.asking import Done
from puntobanco.server.house import House
from puntobanco.server.live.practising import Link
from puntobanco.server.people.sessions import Session
from puntobanco.server.wire.messages import LivePreview, PreviewAsked
from puntobanco.server.wire.practice_messages import FromPractice

LIVE_TOPIC: Final = "live:"
PRACTICE_TOPIC: Final = "practice"

ConsoleMessage: TypeAlias = PreviewAsked | FromPractice


def is_for_consoles(topic: str) -> bool:
    """Whether a topic is the house's own people's."""
    return topic == PRACTICE_TOPIC or topic.startswith(LIVE_TOPIC)


def follow(house: House, link: Link, session: Session, topic: str) -> None:
    """Show a console everything of a live table, or its login's practice. Raises Refused."""
    if topic == PRACTICE_TOPIC:
        house.practices.follow(link, session)
    else:
        house.live_desk.follow(link, session, topic.removeprefix(LIVE_TOPIC))


def leave(house: House, link: Link, topic: str | None = None) -> None:
    """A console follows one of them no longer, or is gone."""
    if topic in (None, PRACTICE_TOPIC):
        house.practices.leave(link)
    if topic != PRACTICE_TOPIC:
        house.live_desk.leave(link, None if topic is None else topic.removeprefix(LIVE_TOPIC))


async def heard(house: House, session: Session, message: ConsoleMessage) -> Done | LivePreview:
    """What a message of a console is answered. Raises Refused."""
    if isinstance(message, PreviewAsked):
        preview = await house.live_desk.preview(session, message.table, message.remedy)
        return LivePreview(id=message.id, preview=preview)
    return await house.practices.heard(session, message)
