"""Why something may not be done in Kill the Unicorns: the clause that forbids it."""

from typing import Final

from mypy_extensions import i64

from monoceros.core.contract import Refusal, seat_letter
from monoceros.core.wire import Value
from monoceros.games.kill_the_unicorns.actions import (
    ACTION_COUNT,
    BUY,
    CANCEL,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FETCH,
    LAY,
    LOSE,
    MOST_PRIZES,
    ON,
    OTHERS,
    PASS,
    PEEK,
    PICK,
    RECOVER,
    SET,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
)
from monoceros.games.kill_the_unicorns.board import (
    ANNOUNCING,
    BAIT,
    BEFORE,
    CHOOSING,
    LAYING,
    LAYING_OFF,
    MARKET,
    NONE,
    OVER,
    PICKING,
    SETTING,
    TARGET,
    TROJAN,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    BARD,
    BLACK_MAGE,
    HUNTRESS,
    KNIGHT,
    PRINCESS,
    SHAMAN,
    SOAP,
    THIEF,
    WIZARD,
)
from monoceros.games.kill_the_unicorns.listing import HuntListing
from monoceros.games.kill_the_unicorns.profile import NEED_POWERS, NEED_TRAPS

ASKED_BY: Final = (
    "kill-the-unicorns.setup.character",
    "kill-the-unicorns.trap.discard-then-place",
    "kill-the-unicorns.trap.in-turn",
    "kill-the-unicorns.team.first-player",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.team.two-to-five",
    "kill-the-unicorns.hunt.same-number",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.reveal.effect-at-once",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.traps.trojan-unicorn",
    "kill-the-unicorns.traps.zombicorn",
    "kill-the-unicorns.traps.costly-bait",
    "kill-the-unicorns.power.right-moment",
    "kill-the-unicorns.market.order",
    "kill-the-unicorns.market.on-a-unicorn",
    "kill-the-unicorns.end.after-four-rounds",
)
"""The clause that asks for each step: why anything else is refused."""

POWERS: Final[list[tuple[int, int, int]]] = [
    (int(PEEK), int(PEEK + 2), int(PRINCESS)),
    (int(SILENCE), int(SILENCE + OTHERS), int(BARD)),
    (int(FETCH), int(FETCH + MOST_PRIZES), int(BLACK_MAGE)),
    (int(EXCHANGE), int(EXCHANGE + SIZE * SIZE), int(WIZARD)),
    (int(STEAL), int(SWAP), int(THIEF)),
    (int(CANCEL), int(CANCEL + 1), int(SHAMAN)),
    (int(RECOVER), int(RECOVER + SIZE), int(HUNTRESS)),
    (int(EXTRA), int(ACTION_COUNT), int(KNIGHT)),
]
"""The actions that are a character's power."""

POWER_CLAUSES: Final = (
    "kill-the-unicorns.power.princess",
    "kill-the-unicorns.power.knight",
    "kill-the-unicorns.power.wizard",
    "kill-the-unicorns.power.shaman",
    "kill-the-unicorns.power.huntress",
    "kill-the-unicorns.power.bard",
    "kill-the-unicorns.power.merchant",
    "kill-the-unicorns.power.thief",
    "kill-the-unicorns.power.black-mage",
)


class HuntRefusal(HuntListing):
    """Refusals, each with its clause."""

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """The clause that forbids this action now, or None."""
        if seat < 0 or seat >= self.seats:
            return Refusal("kill-the-unicorns.players.at-the-table", {"seats": int(self.seats)})
        if self.step == OVER:
            return Refusal(self._end_clause(), {})
        if self.to_act >> seat & 1 == 0:
            return self._why_not_now(seat, action)
        if self.may(seat, action):
            return None
        power = self._why_no_power(seat, action)
        if power is not None:
            return power
        if self.step == LAYING and action >= PASS:
            return self._why_no_lay(seat, action)
        if self.step == SETTING and SET <= action < EXCHANGE:
            return self._why_no_setting(seat, action)
        if self.step == MARKET and BUY <= action < DISCARD:
            return self._why_no_purchase(seat, action - BUY)
        if self.step == PICKING and PICK <= action < DROP:
            if self.seat_of[action - PICK] >= 0:
                owner = seat_letter(self.seat_of[action - PICK])
                return Refusal("kill-the-unicorns.setup.character-taken", {"seat": owner})
            return Refusal(self._why_not_here(action - PICK), {})
        if self.step == TARGET and ON <= action < LOSE and self.deck.tokens.items[self.buying] == SOAP:
            return Refusal("kill-the-unicorns.market.soap-needs-smell", {})
        if self.step == LAYING_OFF and DISCARD <= action < SET:
            return Refusal("kill-the-unicorns.trap.draw-two", {})
        return Refusal(self._asking(seat), {})

    def _asking(self, seat: i64) -> str:
        """The clause that asks this seat for its decision."""
        if self.window:
            return POWER_CLAUSES[self.characters[seat]]
        if self.step == CHOOSING:
            return self.profile.clauses.which_trap
        if self.step == LAYING and self.needed == 0:
            return "kill-the-unicorns.hunt.open"
        return ASKED_BY[self.step]

    def _why_not_now(self, seat: i64, action: i64) -> Refusal:
        """This seat owes no decision: somebody else's turn, or a power out of its time."""
        power = self._why_no_power(seat, action)
        if power is not None:
            return power
        step = self.step
        if self.window:
            return Refusal("kill-the-unicorns.power.asked-together", {})
        whose: dict[str, Value] = {"seat": seat_letter(self.active)}
        if step == PICKING:
            return Refusal("kill-the-unicorns.setup.character-order", whose)
        if step == LAYING_OFF or step == SETTING:
            return Refusal("kill-the-unicorns.trap.in-turn", whose)
        if step == MARKET or step == TARGET:
            if self.shopped >> seat & 1:
                return Refusal("kill-the-unicorns.market.one-purchase", {})
            return Refusal("kill-the-unicorns.market.order", whose)
        if self.passed >> seat & 1 and (step == LAYING or step == ANNOUNCING):
            return Refusal("kill-the-unicorns.hunt.passed", {})
        if step == TROJAN or step == ZOMBICORN or step == BAIT or step == CHOOSING:
            return Refusal("kill-the-unicorns.reveal.effect-at-once", whose)
        return Refusal("kill-the-unicorns.turn.clockwise", whose)

    def _why_no_power(self, seat: i64, action: i64) -> Refusal | None:
        """Why a power cannot be used; None for actions that are none."""
        character = self._power_of(action)
        if character < 0:
            return None
        if self.characters[seat] != character or not self.profile.powers:
            return Refusal("kill-the-unicorns.power.not-yours", {})
        if self.used >> seat & 1:
            return Refusal(self.profile.clauses.once_a_round, {})
        if character == PRINCESS and self.needed > 0 and self.step != OVER:
            return Refusal(self.profile.clauses.princess_moment, {})
        if character == PRINCESS and self.step == BEFORE:
            return Refusal("kill-the-unicorns.power.princess-needs-trap", {})
        if character == BARD:
            return Refusal(self._why_no_silence(seat, action - SILENCE + 1), {})
        if character == KNIGHT and self.step == LAYING and self.to_act >> seat & 1:
            return Refusal("kill-the-unicorns.power.knight", {})
        if self.window and self.to_act >> seat & 1:
            return Refusal(POWER_CLAUSES[character], {})
        return Refusal("kill-the-unicorns.power.right-moment", {})

    def _power_of(self, action: i64) -> i64:
        for first, end, character in POWERS:
            if first <= action < end:
                return character
        return NONE

    def _why_no_silence(self, seat: i64, distance: i64) -> str:
        if distance >= self.seats:
            return "kill-the-unicorns.power.bard-another-player"
        other = (seat + distance) % self.seats
        if self.needed > 0 and not self.profile.late_bard:
            return self.profile.clauses.bard_moment
        if self.laid[other] > 0 and self.profile.late_bard:
            return self.profile.clauses.bard_moment
        if self.step != BEFORE:
            return "kill-the-unicorns.power.right-moment"
        if self.passed >> other & 1 or self.silenced >> other & 1:
            return "kill-the-unicorns.power.bard-another-player"
        return "kill-the-unicorns.hunt.must-pass"

    def _why_not_here(self, character: i64) -> str:
        """Why a character takes no part in this game."""
        if character in NEED_TRAPS and not self.profile.traps:
            return "kill-the-unicorns.variant.no-traps"
        if character in NEED_POWERS and not self.profile.powers:
            return "kill-the-unicorns.variant.no-powers"
        return self.profile.clauses.characters

    def _why_no_lay(self, seat: i64, action: i64) -> Refusal:
        if action == PASS:
            return Refusal("kill-the-unicorns.team.completes", {"cards": int(self.fewest(seat))})
        if action < LAY:
            return Refusal(self._asking(seat), {})
        mask = (action - LAY) % 256
        if action >= ACTION_COUNT or self.deck.canonical[mask] != mask or mask & ~self.hand_mask(seat) != 0:
            return Refusal("kill-the-unicorns.hunt.from-hand", {})
        if not self.profile.teams:
            if self.needed == 0:
                return Refusal("kill-the-unicorns.hunt.open", {})
            return Refusal("kill-the-unicorns.hunt.same-number", {"cards": int(self.needed)})
        if self.team_rest(seat) > 0:
            return Refusal("kill-the-unicorns.team.completes", {"cards": int(self.fewest(seat))})
        return Refusal("kill-the-unicorns.team.at-least-one", {"cards": int(self.needed)})

    def _why_no_setting(self, seat: i64, action: i64) -> Refusal:
        place = action - SET
        prize = place // 2 % MOST_PRIZES
        if self.drawn_place(seat, place // 2 // MOST_PRIZES) < 0:
            return Refusal("kill-the-unicorns.trap.draw-two", {})
        if prize >= self.row_size():
            return Refusal(self.profile.clauses.row, {})
        return Refusal(self.profile.clauses.trap_places, {"prize": int(prize) + 1})

    def _why_no_purchase(self, seat: i64, token: i64) -> Refusal:
        if token >= self.deck.tokens.count or self.stock[token] == 0:
            return Refusal("kill-the-unicorns.market.sold-out", {})
        if not self.has_target(seat, token):
            if self.deck.tokens.items[token] == SOAP:
                return Refusal("kill-the-unicorns.market.soap-needs-smell", {})
            return Refusal("kill-the-unicorns.market.on-a-unicorn", {})
        price = int(self.price(seat, token))
        return Refusal("kill-the-unicorns.market.cannot-pay", {"price": price})

    def _end_clause(self) -> str:
        if self.by_rainbow:
            return "kill-the-unicorns.end.double-rainbow"
        return "kill-the-unicorns.end.after-four-rounds"
