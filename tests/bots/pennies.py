"""Three tiny games of the tests whose right answers are known."""

from monoceros.core.contract import Rules, State
from monoceros.core.guide import Guide
from monoceros.core.rng import Rng
from monoceros.core.table import NOBODY, CardSet, lay_out
from monoceros.core.wire import Outcome, Score


class Duel(State):
    """Both seats choose one of `actions` in secret; `judge` tells the seats' shares."""

    def __init__(self, rng: Rng, pay: list[list[float]]) -> None:
        cards = CardSet(["blank"], [0], [0])
        super().__init__(DuelRules("duel"), 2, lay_out(cards, [[0]], [False], [NOBODY]), rng)
        self.pay = pay
        self.chosen = [-1, -1]
        self.to_act = 3

    def copy(self) -> "Duel":
        twin = Duel(self.rng.copy(), self.pay)
        twin.chosen = self.chosen[:]
        twin.to_act = self.to_act
        twin.n = self.n
        return twin


class DuelRules(Rules[Duel]):
    def legal(self, duel: Duel, seat: int) -> list[int]:
        size = len(duel.pay) if seat == 0 else len(duel.pay[0])
        return list(range(size)) if duel.to_act >> seat & 1 else []

    def apply(self, duel: Duel, seat: int, action: int) -> None:
        duel.chosen[seat] = action
        duel.to_act &= ~(1 << seat)
        duel.n += 1

    def scores(self, duel: Duel) -> list[int]:
        share = duel.pay[duel.chosen[0]][duel.chosen[1]]
        return [round(100 * share), round(100 * (1 - share))]

    def outcome(self, duel: Duel) -> Outcome | None:
        if duel.to_act:
            return None
        scores = self.scores(duel)
        return Outcome(
            winners=[seat for seat in range(2) if scores[seat] == max(scores)],
            scores=[Score(seat=seat, total=score, parts=[]) for seat, score in enumerate(scores)],
            reason="",
        )


class Bidding(Guide):
    """Both decisions are secret bids; pays what the match says."""

    def is_secret_bid(self, state: State, seat: int) -> bool:
        return True

    def values(self, state: State) -> list[float]:
        return [score / 100 for score in state.scores()]
