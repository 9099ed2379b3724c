"""A literal reading of the rulebook of Unstable Unicorns NSFW, 2nd edition."""

from tests.referee.unstable_unicorns.asking import IllegalMove, Move
from tests.referee.unstable_unicorns.cards import Card
from tests.referee.unstable_unicorns.match import Match
from tests.referee.unstable_unicorns.options import CHOICES, Options
from tests.referee.unstable_unicorns.table import Chance

__all__ = ["CHOICES", "Card", "Chance", "IllegalMove", "Match", "Move", "Options"]
