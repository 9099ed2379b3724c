"""What a measurement hands to whoever prints it."""

from typing import NamedTuple


class Row(NamedTuple):
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
