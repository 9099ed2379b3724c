"""One measured figure, or why there is none: what every benchmark hands over to be printed."""

from typing import NamedTuple


class Measurement(NamedTuple):
    """One measured figure.

    `name` says what was measured, as "engine/game". `what` names the quantity together with its
    unit, such as "steps_per_s". `value` is in that unit, unrounded.
    """

    name: str
    what: str
    value: float


class Missing(NamedTuple):
    """A measurement that could not be made on this machine.

    `name` is the name its rows would have had; `reason` is one line fit to show to a user.
    """

    name: str
    reason: str
