"""Messages to one's devices: what a browser asks for, and what it is told. Nobody is told another's."""

from typing import Annotated

import msgspec

from monoceros.core.wire import Struct
from monoceros.server.protocol.messages import Word

Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
"""A time of day, in minutes after midnight."""


class QuietHours(Struct, frozen=True):
    """When somebody wants no messages: from one time of day until another, by the clocks of a place."""

    begins: Minute
    ends: Minute
    zone: Word


class NoticeInfo(Struct, frozen=True):
    """How messages stand with the caller: `key` is the server's, `here` whether this device gets any.

    `devices` counts those that do. Where `available` is false whoever runs the server has switched them off.
    """

    available: bool
    key: str
    here: bool
    devices: int
    quiet: QuietHours | None


class PushKeys(Struct, frozen=True):
    """The keys a browser made for its messages, base64url."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(Struct, frozen=True):
    """Where this device's push service is, and the keys: what `PushSubscription.toJSON()` says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys


class ChangeQuiet(Struct, frozen=True):
    """The quiet hours somebody wants; none at all where that is null."""

    quiet: QuietHours | None = None


class PushMessage(Struct, frozen=True):
    """What a device is sent: two lines in its person's language, where a click leads, and the badge.

    `{when}` in `body` stands for `until`, which only the device can tell in its own time. `tag` lets a newer
    message about the same table take the place of the one before.
    """

    title: str
    body: str
    lang: str
    url: str
    tag: str
    until: str | None
    turns: int


class Turns(Struct, frozen=True):
    """In how many games it is the caller's turn."""

    turns: int
