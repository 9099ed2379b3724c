"""The course of a match of Kill the Unicorns: set-up, rounds and hunts.

A round goes `_begin_round` - traps - `_begin_hunt` for each prize - `_begin_market`; a hunt `_begin_turn`
for each seat - `_reveal` - `_judge` - the trap - `_catch` or `_run_away` - `_after_hunt`. Where a decision is
owed the step says which, and answering it goes on from there; no effect waits for another one, so the step is
the whole stack. Powers are in `powers.py`, traps in `trapping.py`, the market in `market.py`.
"""

from mypy_extensions import i64

from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FEWEST_ANNOUNCED,
    LAY,
    LEAD,
    LOSE,
    NUMBER,
    ON,
    PASS,
    PICK,
    REVEAL,
    SET,
    SWAP,
)
from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    ANNOUNCING,
    BEFORE,
    BOX,
    CHOOSING,
    DRAW_DECK,
    GONE,
    HAND,
    HERD,
    HIGHEST,
    LAYING,
    LEADING,
    MARKET,
    NONE,
    PICKING,
    PLAYED,
    REVEALED,
    ROUNDS,
    ROW,
    TRAP_PILE,
)
from monoceros.games.kill_the_unicorns.deck import CHARACTER_NAMES, HAND_SIZE
from monoceros.games.kill_the_unicorns.gallop import Gallop
from monoceros.games.kill_the_unicorns.market import HuntMarket


class HuntState(HuntMarket):
    """A match of Kill the Unicorns."""

    def copy(self) -> "HuntState":
        """An independent match in the same situation."""
        twin = HuntState(
            self.seats, self.table.copy(), self.deck, self.profile, self.rng.copy(), self.laid[:]
        )
        twin.to_act = self.to_act
        twin.window = self.window
        twin.n = self.n
        twin.step = self.step
        twin.active = self.active
        twin.marker = self.marker
        twin.starter = self.starter
        twin.round = self.round
        twin.hunt = self.hunt
        twin.turns = self.turns
        twin.opener = self.opener
        twin.needed = self.needed
        twin.extra = self.extra
        twin.passed = self.passed
        twin.silenced = self.silenced
        twin.used = self.used
        twin.shopped = self.shopped
        twin.winner = self.winner
        twin.shown = self.shown
        twin.buying = self.buying
        twin.paid = self.paid
        twin.looted = self.looted
        twin.by_rainbow = self.by_rainbow
        twin.characters = self.characters
        twin.seat_of = self.seat_of
        twin.trap_at = self.trap_at
        twin.bearers = self.bearers
        twin.colours = self.colours
        twin.attached = self.attached
        twin.pates = self.pates
        twin.stock = self.stock
        return twin

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action."""
        self.n += 1
        if self.window:
            if action == PASS:
                self._let_go(seat)
            else:
                self._use_power(seat, action)
        elif action >= LAY:
            self._lay(seat, action)
        elif action == PASS:
            if self.step == MARKET:
                self._buy_nothing(seat)
            else:
                self._pass(seat)
                self._begin_turn()
        elif action >= SET:
            if action < EXCHANGE:
                self._set_trap(seat, action - SET)
            else:
                self._swap(seat, action - SWAP)
        elif BUY <= action < DISCARD:
            self._pay(seat, action - BUY)
        elif ON <= action < LOSE:
            self._use_token(seat, action - ON)
        elif PICK <= action < DROP:
            self._pick_character(seat, action - PICK)
        elif action >= DISCARD:
            self._lay_off(seat, action - DISCARD)
        elif action >= LOSE:
            self._lose(seat, action - LOSE)
        elif action >= DROP:
            self._drop(seat, action - DROP)
        elif action >= NUMBER:
            self._announce(seat, action - NUMBER + FEWEST_ANNOUNCED)
        elif action >= LEAD:
            self._lead(seat if action == LEAD else self.mate(seat))
        else:
            self._choose_trap(action - REVEAL)

    def rush(self, rng: Rng) -> bool:
        """Gallop to the end once everybody has a character; teams take their time."""
        if self.profile.teams or self.to_act == 0:
            return False
        while self.step == PICKING:
            seat = self.decider()
            self.apply(seat, self.pick(seat, rng))
        gallop = Gallop(self, rng)
        gallop.run()
        self.n += gallop.played
        self.rushed = gallop.herds.winning()
        self._end()
        return True

    def _pick_character(self, seat: i64, character: i64) -> None:
        self.take_character(seat, character)
        if self.events is not None:
            name = CHARACTER_NAMES[character]
            self._tell("pick", "kill-the-unicorns.setup.character", {"seat": int(seat), "card": name})
        self.turns += 1
        if self.turns < self.seats:
            self._ask(PICKING, (seat + 1) % self.seats)
        else:
            self.set_up()

    def take_character(self, seat: i64, character: i64) -> None:
        """A seat plays a character and gets its hunt cards and traps out of the box."""
        self.characters = self.characters[:]
        self.characters[seat] = character
        self.seat_of = self.seat_of[:]
        self.seat_of[character] = seat
        box = self.table.zones[BOX]
        deck = self.deck
        slot: i64 = deck.slots.index(character)
        first = self._place_of(box, deck.hunt_base + HAND_SIZE * slot)
        self.table.move_run(BOX, first, HAND_SIZE, self.zone(HAND, seat), 1 << seat)
        first = self._place_of(box, deck.trap_base + HAND_SIZE * slot)
        self.table.move_run(BOX, first, HAND_SIZE, self.zone(TRAP_PILE, seat), NOBODY)

    def _place_of(self, cards: list[int], wanted: i64) -> i64:
        """Where a card lies among others that it is known to be with."""
        place: i64 = 0
        while cards[place] != wanted:
            place += 1
        return place

    def set_up(self) -> None:
        """Everything after the characters: traps shuffled, starters dealt, the market filled, round one."""
        seat: i64 = 0
        while seat < self.seats:
            self.table.shuffle(self.zone(TRAP_PILE, seat), self.rng)
            seat += 1
        seat = 0
        while seat < self.seats:
            herd = self.zone(HERD, self.herd_of(seat))
            self.table.move(BOX, self._top_starter(), herd, EVERYONE)
            self._tell_card("starter", "kill-the-unicorns.setup.starter", seat, self.table.zones[herd][-1])
            seat += 1
        self.fill_market()
        self.active = self.marker
        self._begin_round()

    def _top_starter(self) -> i64:
        """Where in the box the next starter lies; they were shuffled when the box was opened."""
        for place, card in enumerate(self.table.zones[BOX]):
            if card < self.deck.unicorns:
                return place
        raise ValueError("the box has no starter left")

    def begin_phase(self, phase: str) -> None:
        """Go on from the beginning of a round, a hunt or the market; for tables that were laid out."""
        if phase == "round":
            self.round -= 1
            self._begin_round()
        elif phase == "hunt":
            self._begin_hunt()
        else:
            self._begin_market()

    def _begin_round(self) -> None:
        self.round += 1
        self.hunt = 0
        self.used = 0
        self.shopped = 0
        if self.events is not None:
            self._tell("round", "kill-the-unicorns.round.phases", {"round": int(self.round)})
        prize: i64 = 0
        while prize < self.row_size():
            self.table.move(DRAW_DECK, self.table.top(DRAW_DECK), ROW, EVERYONE)
            if self.events is not None:
                card = self._card_name(self.table.zones[ROW][prize])
                self._tell("prize", self.profile.clauses.row, {"prize": int(prize) + 1, "card": card})
            prize += 1
        if not self.profile.traps:
            self._begin_hunt()
            return
        seat: i64 = 0
        while seat < self.seats:
            pile = self.zone(TRAP_PILE, seat)
            self.table.peek(pile, self.table.top(pile), seat)
            self.table.peek(pile, self.table.top(pile) - 1, seat)
            seat += 1
        self._tell("draw-traps", "kill-the-unicorns.trap.draw-two", {})
        self.turns = 0
        self._ask(self._first_trap_step(), self.marker)

    def _begin_hunt(self) -> None:
        self.turns = 0
        self.needed = 0
        self.opener = NONE
        self.extra = NONE
        self.passed = 0
        self.silenced = 0
        self.winner = NONE
        self.active = self.marker
        if self.events is not None:
            card = self._card_name(self.table.zones[ROW][0])
            self._tell(
                "hunt", "kill-the-unicorns.hunt.one-at-a-time", {"prize": int(self.hunt) + 1, "card": card}
            )
        if self.profile.teams and self.can_hunt(self.marker):
            self._ask_any(LEADING, self.members(self.herd_of(self.marker)))
        else:
            self._begin_turn()

    def _lead(self, seat: i64) -> None:
        """The team has settled which of them opens (kill-the-unicorns.team.first-player)."""
        self.marker = seat
        self.active = seat
        self._tell_seat("lead", "kill-the-unicorns.team.first-player", seat)
        self._begin_turn()

    def _begin_turn(self) -> None:
        """On to the next seat that can still decide; before it lays, powers may be used."""
        while self.turns < self.seats:
            seat = self.active
            if self.passed >> seat & 1:
                self._go_round()
            elif self.silenced >> seat & 1:
                self._tell_seat("silenced", "kill-the-unicorns.power.bard", seat)
                self._stay_out(seat)
            elif not self.can_hunt(seat):
                self._tell_seat("must-pass", "kill-the-unicorns.hunt.must-pass", seat)
                self._stay_out(seat)
            else:
                mask = self.asked_before()
                if mask:
                    self._open(BEFORE, mask)
                else:
                    self._ask_to_lay()
                return
        self._reveal()

    def _ask_to_lay(self) -> None:
        announcing = self.profile.teams and self.needed == 0
        self._ask(ANNOUNCING if announcing else LAYING, self.active)

    def _pass(self, seat: i64) -> None:
        self._tell_seat("pass", "kill-the-unicorns.hunt.pass", seat)
        self._stay_out(seat)

    def _stay_out(self, seat: i64) -> None:
        """A pass, wanted or not. A first player who passes hands the marker on where the edition says so."""
        self.passed |= 1 << seat
        if self.profile.teams:
            self.passed |= 1 << self.mate(seat)
        if self.needed == 0 and self.profile.marker_moves:
            self.marker = (seat + 1) % self.seats
            self._tell_seat("marker", self.profile.clauses.first_passes, self.marker)
        self._go_round()

    def _announce(self, seat: i64, number: i64) -> None:
        self.needed = number
        self.opener = seat
        if self.events is not None:
            self._tell(
                "number", "kill-the-unicorns.team.two-to-five", {"seat": int(seat), "number": int(number)}
            )
        self._ask(LAYING, seat)

    def _lay(self, seat: i64, action: i64) -> None:
        mask = (action - LAY) % 256
        places = self.hand_places(seat, mask)
        self.table.move_together(self.zone(HAND, seat), places, self.zone(PLAYED, seat), 1 << seat)
        count: i64 = self.deck.sizes[mask]
        self.laid[seat] = count
        if action >= EXTRA:
            self.used |= 1 << seat
            self.extra = seat
            count -= 1
        if self.needed == 0:
            self.needed = count
            self.opener = seat
        if self.events is not None:
            self._tell_laid(seat, mask, "lay-extra" if action >= EXTRA else "lay")
        self._go_round()
        self._begin_turn()

    def _tell_laid(self, seat: i64, mask: i64, key: str) -> None:
        clause = "kill-the-unicorns.hunt.same-number"
        if key == "lay-extra":
            clause = "kill-the-unicorns.power.knight"
        elif self.opener == seat:
            clause = "kill-the-unicorns.hunt.open"
        self._tell_secret(
            key,
            clause,
            {"seat": int(seat), "count": self.deck.sizes[mask]},
            {"cards": self._sum_text(mask), "total": self.deck.sums[mask]},
            1 << seat,
        )

    def _reveal(self) -> None:
        """All laid cards are turned up together; without any the unicorn is gone."""
        if self.needed == 0:
            self._run_away("kill-the-unicorns.hunt.all-pass")
            return
        seat: i64 = self.opener
        count: i64 = 0
        while count < self.seats:
            if self.laid[seat] > 0:
                cards = self.table.zones[self.zone(PLAYED, seat)]
                place: i64 = len(cards) - self.laid[seat]
                while place < len(cards):
                    self.table.reveal(self.zone(PLAYED, seat), place)
                    place += 1
                if self.events is not None:
                    self._tell(
                        "reveal",
                        "kill-the-unicorns.reveal.together",
                        {
                            "seat": int(seat),
                            "count": int(self.laid[seat]),
                            "cards": self._sum_text(self.own_laid_mask(seat)),
                            "total": int(self.total(seat)),
                        },
                    )
            seat = (seat + 1) % self.seats
            count += 1
        self._after_reveal()

    def _after_reveal(self) -> None:
        mask = self.asked_after_reveal()
        if mask:
            self._open(REVEALED, mask)
        else:
            self._judge()

    def _judge(self) -> None:
        """The highest total nobody else has, then the trap (kill-the-unicorns.reveal.highest-wins)."""
        self.winner = self.best(HIGHEST)
        self.step = REVEALED
        if self.events is not None:
            self._tell_standing()
        traps: i64 = 0
        side: i64 = 0
        while side < 2:
            if self.trap_place(self.hunt, side) >= 0:
                traps += 1
                self.shown = side
            side += 1
        if traps == 0 or (self.winner < 0 and not self.profile.trap_before_winner):
            self.shown = NONE
            self._conclude()
        elif traps == 2:
            self.shown = NONE
            self._ask_any(CHOOSING, self.members(self.winner))
        else:
            self._uncover()

    def _tell_standing(self) -> None:
        totals = self.totals()
        for total in sorted(set(totals), reverse=True):
            if total >= 0 and totals.count(total) > 1:
                self._tell(
                    "tied",
                    "kill-the-unicorns.reveal.ties-cancel",
                    {"total": total, "count": totals.count(total)},
                )
        if self.winner >= 0:
            clause = "kill-the-unicorns.reveal.highest-wins"
            if totals.count(-1) == len(totals) - 1:
                clause = "kill-the-unicorns.hunt.lone-hunter"
            elif totals[self.winner] == 0:
                clause = "kill-the-unicorns.reveal.zero-can-win"
            self._tell("ahead", clause, {"seat": int(self._speaker()), "total": totals[self.winner]})

    def _conclude(self) -> None:
        if self.winner < 0:
            self._run_away("kill-the-unicorns.reveal.runs-away")
        else:
            self._catch()

    def _catch(self) -> None:
        """The prize goes to its winner, who starts the next hunt (kill-the-unicorns.reveal.winner-starts)."""
        seat = self._speaker()
        self._tell_card("catch", "kill-the-unicorns.reveal.take", seat, self.table.zones[ROW][0])
        self.table.move(ROW, 0, self.zone(HERD, self.winner), EVERYONE)
        if self.marker != seat:
            self.marker = seat
            self._tell_seat("marker", "kill-the-unicorns.reveal.winner-starts", seat)
        self._after_hunt()

    def _run_away(self, clause: str) -> None:
        if self.events is not None:
            self._tell("run-away", clause, {"card": self._card_name(self.table.zones[ROW][0])})
        self.table.move(ROW, 0, GONE, EVERYONE)
        side: i64 = 0
        while side < 2:
            at = self.trap_place(self.hunt, side)
            if at >= 0:
                self._put_under(at)
            side += 1
        self._after_hunt()

    def _after_hunt(self) -> None:
        if self.looted:
            self._return_loot()
        self.step = AFTER
        if self._ends_by_rainbow():
            return
        mask = self.asked_after_hunt()
        if mask:
            self._open(AFTER, mask)
        else:
            self._close_hunt()

    def _close_hunt(self) -> None:
        """Laid cards are spent; on to the next prize, or to the market."""
        seat: i64 = 0
        while seat < self.seats:
            if self.profile.expert:
                played = self.zone(PLAYED, seat)
                place: i64 = len(self.table.zones[played]) - self.laid[seat]
                while place < len(self.table.zones[played]):
                    self._turn_down(played, place)
                    place += 1
            self.laid[seat] = 0
            seat += 1
        self.hunt += 1
        self.needed = 0
        self.winner = NONE
        if self.table.zones[ROW]:
            self._begin_hunt()
        else:
            self._begin_market()

    def _end_round(self) -> None:
        """Hunt cards come back to hand; after the fourth round the gnomes count (round.hands-return)."""
        if self.round == ROUNDS:
            self._tell("end", "kill-the-unicorns.end.after-four-rounds", {})
            if not self._ends_by_rainbow(bicorns=True):
                self._end()
            return
        seat: i64 = 0
        while seat < self.seats:
            played = self.zone(PLAYED, seat)
            spent = len(self.table.zones[played])
            self.table.move_run(played, 0, spent, self.zone(HAND, seat), 1 << seat)
            seat += 1
        self._tell("hands-return", "kill-the-unicorns.round.hands-return", {})
        self._begin_round()
