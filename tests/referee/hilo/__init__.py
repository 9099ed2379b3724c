"""A literal reading of the rulebook of HiLo - Dein Königreich."""

from tests.referee.hilo.cards import Card
from tests.referee.hilo.match import Chance, IllegalMove, Match, Move, Options
from tests.referee.hilo.scoring import Points, score

__all__ = ["Card", "Chance", "IllegalMove", "Match", "Move", "Options", "Points", "score"]
