"""The course of a match of Kill the Unicorns: what actions do, and what happens by itself.

A round goes `_begin_round` - traps - `_begin_hunt` for each prize - `_begin_market`; a hunt goes `_begin_turn`
for each seat - `_reveal` - `_judge` - `_uncover` - `_take_effect` - `_catch` or `_run_away` - `_after_hunt`. Where
a decision is owed the step says which, and answering it goes on from there; no effect waits for another one, so
the step is the whole stack.
"""

from typing import Final

from mypy_extensions import i64

from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    DISCARD,
    DROP,
    EXCHANGE,
    EXTRA,
    FETCH,
    FEWEST_ANNOUNCED,
    LAY,
    LEAD,
    LOSE,
    MOST_HERD,
    MOST_PRIZES,
    NUMBER,
    ON,
    OTHERS,
    PASS,
    PEEK,
    PICK,
    RECOVER,
    REVEAL,
    SET,
    SIDES,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
)
from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    ANNOUNCING,
    BAIT,
    BEFORE,
    BOX,
    CHOOSING,
    DRAW_DECK,
    GONE,
    HAND,
    HERD,
    HIGHEST,
    LAYING,
    LAYING_OFF,
    LEADING,
    LOWEST,
    MARKET,
    NONE,
    OVER,
    PICKING,
    PINNED,
    PLAYED,
    REVEALED,
    ROUNDS,
    ROW,
    SECOND,
    SET_TRAPS,
    SETTING,
    TARGET,
    TOKEN_BITS,
    TRAP_DISCARD,
    TRAP_PILE,
    TROJAN,
    UNCOVERED,
    ZOMBICORN,
)
from monoceros.games.kill_the_unicorns.deck import (
    BUTCHERY,
    CHARACTER_NAMES,
    FAIRY_DUST,
    FALSE_HORN,
    HAND_SIZE,
    LOSE_HUNT_CARD,
    LOSE_ONE,
    LOWEST_WINS,
    NO_COLOUR,
    RECOLOUR,
    SCARE,
    SECOND_WINS,
    SHAMAN,
    SOAP,
    SWAP_UNICORNS,
    THIEF,
)
from monoceros.games.kill_the_unicorns.permission import HuntPermission

PINNED_BY: Final = "kill-the-unicorns.traps."
"""Every trap has a clause of its own name."""
BOUGHT: Final = (
    "kill-the-unicorns.market.false-horn",
    "kill-the-unicorns.market.fairy-dust",
    "kill-the-unicorns.market.cotton-candy",
)


class HuntState(HuntPermission):
    """A match of Kill the Unicorns."""

    def copy(self) -> "HuntState":
        """An independent match in the same situation."""
        twin = HuntState(self.seats, self.table.copy(), self.deck, self.profile, self.rng.copy())
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
        twin.looted = self.looted
        twin.by_rainbow = self.by_rainbow
        twin.laid = self.laid[:]
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
        elif SET <= action:
            if action < EXCHANGE:
                self._set_trap(seat, action - SET)
            else:
                self._swap(seat, action - SWAP)
        elif BUY <= action < DISCARD:
            self.buying = action - BUY
            self.step = TARGET
        elif ON <= action < LOSE:
            self._pay(seat, action - ON)
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

    def _ask(self, step: i64, seat: i64) -> None:
        """One seat owes the decision of this step."""
        self.step = step
        self.active = seat
        self.to_act = 1 << seat

    def _ask_any(self, step: i64, mask: i64) -> None:
        """The first of these seats to answer decides: team mates settle it between them."""
        self.step = step
        self.to_act = mask
        if mask >> self.active & 1 == 0:
            seat: i64 = 0
            while mask >> seat & 1 == 0:
                seat += 1
            self.active = seat

    # Windows

    def _open(self, step: i64, mask: i64) -> None:
        """Ask everyone whose power could be used now, all at once (kill-the-unicorns.power.asked-together)."""
        self.step = step
        self.window = mask
        self.to_act = mask

    def _let_go(self, seat: i64) -> None:
        """A pass; the last one closes the window."""
        self.to_act &= ~(1 << seat)
        if self.to_act:
            return
        self.window = 0
        if self.step == BEFORE:
            self._ask_to_lay()
        elif self.step == REVEALED:
            self._judge()
        elif self.step == UNCOVERED:
            self._take_effect()
        else:
            self._close_hunt()

    def _use_power(self, seat: i64, action: i64) -> None:
        """The first to announce acts, then the others are asked again."""
        self.window = 0
        self.to_act = 0
        self.used |= 1 << seat
        step = self.step
        if step == BEFORE:
            if action < REVEAL:
                self._peek(seat, action - PEEK)
            elif action < SILENCE:
                self._fetch(seat, action - FETCH)
            else:
                self._silence(seat, (seat + action - SILENCE + 1) % self.seats)
            self._begin_turn()
        elif step == REVEALED:
            if action < STEAL:
                self._exchange(seat, (action - EXCHANGE) // SIZE, (action - EXCHANGE) % SIZE)
            else:
                self._steal(seat, action - STEAL)
            self._after_reveal()
        elif step == UNCOVERED:
            self._cancel(seat)
        else:
            self._recover(seat, action - RECOVER)
            self._close_hunt()

    def _peek(self, seat: i64, side: i64) -> None:
        at = self.trap_place(self.hunt, side)
        self.table.peek(SET_TRAPS, at, seat)
        if self.events is not None:
            card = self._card_name(self.table.zones[SET_TRAPS][at])
            self._tell_secret(
                "peek",
                "kill-the-unicorns.power.princess",
                {"seat": int(seat), "prize": int(self.hunt) + 1, "side": SIDES[side]},
                {"card": card},
                1 << seat,
            )

    def _silence(self, seat: i64, other: i64) -> None:
        self.silenced |= 1 << other
        if self.events is not None:
            self._tell("silence", "kill-the-unicorns.power.bard", {"seat": int(seat), "other": int(other)})

    def _fetch(self, seat: i64, prize: i64) -> None:
        """The prize being hunted and another trade places, traps and all."""
        self.table.exchange(ROW, 0, ROW, prize - self.hunt)
        places: list[int] = []
        for place in self.trap_at:
            if place // 2 == self.hunt:
                places.append(2 * prize + place % 2)
            elif place // 2 == prize:
                places.append(2 * self.hunt + place % 2)
            else:
                places.append(place)
        self.trap_at = places
        if self.events is not None:
            row = self.table.zones[ROW]
            self._tell(
                "fetch",
                "kill-the-unicorns.power.black-mage",
                {
                    "seat": int(seat),
                    "prize": int(prize) + 1,
                    "card": self._card_name(row[0]),
                    "out": self._card_name(row[prize - self.hunt]),
                },
            )

    def _exchange(self, seat: i64, own: i64, held: i64) -> None:
        """The wizard lays a card from hand in place of a laid one, both open."""
        values = self.deck.hand_values
        hand = self.zone(HAND, seat)
        played = self.zone(PLAYED, seat)
        place = self.laid_place(seat, values[own], seat)
        self.table.put(hand, self.hand_place(seat, values[held]), played, place, EVERYONE)
        self.table.move(played, place + 1, hand, EVERYONE)
        if self.events is not None:
            cards = self.table.zones[hand]
            self._tell(
                "exchange",
                "kill-the-unicorns.power.wizard",
                {
                    "seat": int(seat),
                    "out": self._card_name(cards[len(cards) - 1]),
                    "got": self._card_name(self.table.zones[played][place]),
                },
            )

    def _steal(self, seat: i64, place: i64) -> None:
        """The thief's card and another hunter's trade places until the hunt is over."""
        other = (seat + place // SIZE % OTHERS + 1) % self.seats
        values = self.deck.hand_values
        own = self.laid_place(seat, values[place // SIZE // OTHERS], seat)
        theirs = self.laid_place(other, values[place % SIZE], other)
        self.table.exchange(self.zone(PLAYED, seat), own, self.zone(PLAYED, other), theirs)
        self.looted = True
        if self.events is not None:
            self._tell(
                "steal",
                "kill-the-unicorns.power.thief",
                {
                    "seat": int(seat),
                    "other": int(other),
                    "given": self._card_name(self.table.zones[self.zone(PLAYED, other)][theirs]),
                    "got": self._card_name(self.table.zones[self.zone(PLAYED, seat)][own]),
                },
            )

    def _return_loot(self) -> None:
        """Swapped hunt cards go back to whom they belong."""
        thief: i64 = self.seat_of[THIEF]
        other: i64 = 0
        while other < self.seats:
            if other != thief:
                theirs = self.table.zones[self.zone(PLAYED, other)]
                spot: i64 = len(theirs) - self.laid[other]
                while spot < len(theirs):
                    if self.owner(theirs[spot]) == thief:
                        mine = self.table.zones[self.zone(PLAYED, thief)]
                        place: i64 = 0
                        while self.owner(mine[place]) != other:
                            place += 1
                        self.table.exchange(self.zone(PLAYED, thief), place, self.zone(PLAYED, other), spot)
                    spot += 1
            other += 1
        self.looted = False

    def _cancel(self, seat: i64) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self._tell_card("cancel", "kill-the-unicorns.power.shaman", seat, self.table.zones[SET_TRAPS][at])
        self._discard_shown()
        self._conclude()

    def _recover(self, seat: i64, at: i64) -> None:
        played = self.zone(PLAYED, seat)
        place = self.laid_place(seat, self.deck.hand_values[at], seat)
        self._tell_card("recover", "kill-the-unicorns.power.huntress", seat, self.table.zones[played][place])
        self.table.move(played, place, self.zone(HAND, seat), EVERYONE)
        self.laid[seat] -= 1

    # Setting up

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
        first: i64 = box.index(deck.hunt_base + HAND_SIZE * slot)
        at: i64 = 0
        while at < HAND_SIZE:
            self.table.move(BOX, first, self.zone(HAND, seat), 1 << seat)
            at += 1
        first = box.index(deck.trap_base + HAND_SIZE * slot)
        at = 0
        while at < HAND_SIZE:
            self.table.move(BOX, first, self.zone(TRAP_PILE, seat), NOBODY)
            at += 1

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
            cards = self.table.zones[herd]
            self._tell_card("starter", "kill-the-unicorns.setup.starter", seat, cards[len(cards) - 1])
            seat += 1
        self._fill_market()
        self.active = self.marker
        self._begin_round()

    def _top_starter(self) -> i64:
        """Where in the box the next starter lies; they were shuffled when the box was opened."""
        place: i64 = 0
        for card in self.table.zones[BOX]:
            if card < self.deck.unicorns:
                return place
            place += 1
        raise ValueError("the box has no starter left")

    def _fill_market(self) -> None:
        """One of each colour, and of everything else as many tokens as the table is large, drawn by lot."""
        tokens = self.deck.tokens
        stock: list[int] = [0] * int(tokens.count)
        for item in range(SOAP + 1):
            pool: list[int] = []
            for token in range(tokens.count):
                if tokens.items[token] == item:
                    pool += [token] * tokens.copies[token]
            if tokens.count and pool and tokens.colours[pool[0]] == NO_COLOUR:
                self.rng.shuffle(pool)
                pool = pool[: self.seats - self.profile.fewer_tokens]
            for token in pool:
                stock[token] += 1
        self.stock = stock

    # Traps

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

    def _first_trap_step(self) -> i64:
        return LAYING_OFF if self.profile.discard_first else SETTING

    def _lay_off(self, seat: i64, trap: i64) -> None:
        self._discard_drawn(seat, self.drawn_place(seat, trap))
        self.step = SETTING

    def _discard_drawn(self, seat: i64, place: i64) -> None:
        """The trap that is not set goes openly to its owner's discard, face down for experts."""
        pile = self.zone(TRAP_PILE, seat)
        card = self.table.zones[pile][place]
        self.table.move(pile, place, self.zone(TRAP_DISCARD, seat), self._discard_seen())
        if self.events is not None:
            self._tell(
                "discard-trap",
                self.profile.clauses.trap_order,
                {"seat": int(seat), "card": self._open_name(card)},
            )

    def _discard_seen(self) -> i64:
        """Who may know a discarded card (kill-the-unicorns.variant.expert)."""
        return NOBODY if self.profile.expert else EVERYONE

    def _set_trap(self, seat: i64, where: i64) -> None:
        pile = self.zone(TRAP_PILE, seat)
        trap = where // 2 // MOST_PRIZES
        place = where // 2 % MOST_PRIZES * 2 + where % 2
        self.table.move(pile, self.drawn_place(seat, trap), SET_TRAPS, 1 << seat)
        self.trap_at = [*self.trap_at, place]
        if self.events is not None:
            self._tell_secret(
                "set-trap",
                "kill-the-unicorns.trap.in-turn",
                {"seat": int(seat), "prize": int(place) // 2 + 1, "side": SIDES[place % 2]},
                {"card": self.deck.trap_names[trap]},
                1 << seat,
            )
        if not self.profile.discard_first:
            self._discard_drawn(seat, self.table.top(pile))
        self.turns += 1
        if self.turns < self.seats:
            self._ask(self._first_trap_step(), (seat + 1) % self.seats)
        else:
            self._begin_hunt()

    # The hunt

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
            self._tell("hunt", "kill-the-unicorns.hunt.one-at-a-time", {"prize": int(self.hunt) + 1, "card": card})
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

    def _go_round(self) -> None:
        self.active = (self.active + 1) % self.seats
        self.turns += 1

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
            self._tell("number", "kill-the-unicorns.team.two-to-five", {"seat": int(seat), "number": int(number)})
        self._ask(LAYING, seat)

    def _lay(self, seat: i64, action: i64) -> None:
        mask = (action - LAY) % 256
        hand = self.zone(HAND, seat)
        played = self.zone(PLAYED, seat)
        at: i64 = 0
        while at < HAND_SIZE:
            if mask >> at & 1:
                place = self.hand_place(seat, self.deck.hand_values[at])
                self.table.move(hand, place, played, 1 << seat)
            at += 1
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

    def _sum_text(self, mask: i64) -> str:
        values = [self.deck.hand_values[at] for at in range(HAND_SIZE) if mask >> at & 1]
        return " + ".join([str(value) for value in reversed(values)])

    # Who wins

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
                    "tied", "kill-the-unicorns.reveal.ties-cancel", {"total": total, "count": totals.count(total)}
                )
        if self.winner >= 0:
            clause = "kill-the-unicorns.reveal.highest-wins"
            if totals.count(-1) == len(totals) - 1:
                clause = "kill-the-unicorns.hunt.lone-hunter"
            elif totals[self.winner] == 0:
                clause = "kill-the-unicorns.reveal.zero-can-win"
            self._tell(
                "ahead", clause, {"seat": int(self._speaker()), "total": totals[self.winner]}
            )

    def _speaker(self) -> i64:
        """The seat that stands for the winner: in the team game whoever laid first for the team."""
        if not self.profile.teams:
            return self.winner
        return self.opener if self.herd_of(self.opener) == self.winner else (self.opener + 1) % self.seats

    def _choose_trap(self, side: i64) -> None:
        """The other trap goes back to its owner, unseen unless the edition says otherwise."""
        other = self.trap_place(self.hunt, 1 - side)
        if self.profile.other_trap_open:
            self._discard_set(other, EVERYONE)
        else:
            self._put_under(other)
        self.shown = side
        self._uncover()

    def _uncover(self) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self.table.reveal(SET_TRAPS, at)
        if self.events is not None:
            card = self.table.zones[SET_TRAPS][at]
            self._tell(
                "trap",
                self.profile.clauses.trap_moment,
                {
                    "seat": int(self.owner(card)),
                    "prize": int(self.hunt) + 1,
                    "side": SIDES[self.shown],
                    "card": self._card_name(card),
                },
            )
        seat = self.ready(SHAMAN)
        if seat >= 0:
            self._open(UNCOVERED, 1 << seat)
        else:
            self._take_effect()

    def _discard_set(self, at: i64, seen: i64) -> None:
        """A trap of the row goes on top of its owner's discard."""
        card = self.table.zones[SET_TRAPS][at]
        seat = self.owner(card)
        self.table.move(SET_TRAPS, at, self.zone(TRAP_DISCARD, seat), NOBODY if self.profile.expert else seen)
        self.trap_at = [*self.trap_at[:at], *self.trap_at[at + 1 :]]
        if self.events is not None and seen == EVERYONE and self.shown < 0:
            self._tell(
                "other-trap",
                self.profile.clauses.other_trap,
                {"seat": int(seat), "prize": int(self.hunt) + 1, "card": self._open_name(card)},
            )

    def _put_under(self, at: i64) -> None:
        """A trap nobody uncovered goes face down under its owner's discard; who knew it knows it still."""
        card = self.table.zones[SET_TRAPS][at]
        seat = self.owner(card)
        seen: i64 = NOBODY if self.profile.expert else self.table.seen[card]
        self.table.put(SET_TRAPS, at, self.zone(TRAP_DISCARD, seat), 0, seen)
        self.trap_at = [*self.trap_at[:at], *self.trap_at[at + 1 :]]
        if self.events is not None:
            clause = self.profile.clauses.other_trap
            if self.winner < 0:
                clause = "kill-the-unicorns.reveal.runaway-traps"
            self._tell("other-trap", clause, {"seat": int(seat), "prize": int(self.hunt) + 1, "card": None})

    def _discard_shown(self) -> None:
        at = self.trap_place(self.hunt, self.shown)
        self._discard_set(at, EVERYONE)
        self.shown = NONE

    # What traps do

    def _take_effect(self) -> None:
        """The uncovered trap works at once (kill-the-unicorns.reveal.effect-at-once)."""
        at = self.trap_place(self.hunt, self.shown)
        card = self.table.zones[SET_TRAPS][at]
        trap = self.deck.trap_of[card]
        effect = self.deck.traps.effects[trap]
        if self.winner >= 0 and self.deck.traps.pinned[trap]:
            self._pin(at, trap)
            self._conclude()
            return
        owner = self.owner(card)
        self._discard_shown()
        if self.winner < 0:
            self._conclude()
        elif effect == LOWEST_WINS:
            self._new_winner(LOWEST, "kill-the-unicorns.traps.size-doesnt-matter")
        elif effect == SECOND_WINS:
            self._new_winner(SECOND, "kill-the-unicorns.traps.no-use-running")
        elif effect == SCARE:
            self.winner = NONE
            self._run_away("kill-the-unicorns.traps.clanking-armour")
        elif effect == SWAP_UNICORNS:
            self._begin_swap(owner)
        elif effect == LOSE_ONE:
            if self.herd(self.winner):
                self._ask_any(ZOMBICORN, self.members(self.winner))
            else:
                self._tell_seat("zombicorn-nothing", "kill-the-unicorns.traps.zombicorn-nothing", self._speaker())
                self._conclude()
        elif effect == LOSE_HUNT_CARD:
            self._begin_bait()
        else:
            self._conclude()

    def _pin(self, at: i64, trap: i64) -> None:
        """The trap stays with the prize to the end of the game (kill-the-unicorns.reveal.pinned)."""
        unicorn = self.table.zones[ROW][0]
        self.table.move(SET_TRAPS, at, PINNED, EVERYONE)
        self.trap_at = [*self.trap_at[:at], *self.trap_at[at + 1 :]]
        self.bearers = [*self.bearers, unicorn]
        self.shown = NONE
        if self.deck.traps.effects[trap] == RECOLOUR and self.colours[unicorn] != NO_COLOUR:
            self._paint(unicorn, self.deck.traps.colours[trap])
        if self.events is not None:
            name = self.deck.trap_names[trap]
            clause = PINNED_BY + name.replace("_", "-")
            self._tell("pinned", clause, {"card": name, "got": self._card_name(unicorn)})

    def _paint(self, unicorn: i64, colour: i64) -> None:
        self.colours = self.colours[:]
        self.colours[unicorn] = colour

    def _new_winner(self, wanted: i64, clause: str) -> None:
        before = self.winner
        self.winner = self.best(wanted)
        key = "same-winner" if self.winner == before else "new-winner"
        if self.events is not None:
            total = self.totals()[self.winner]
            self._tell(key, clause, {"seat": int(self._speaker()), "total": total})
        self._conclude()

    def _begin_swap(self, owner: i64) -> None:
        own = self.herd_of(owner)
        if own == self.winner or not self.herd(own) or not self.herd(self.winner):
            self._tell_seat("trojan-nothing", "kill-the-unicorns.traps.trojan-nothing", owner)
            self._conclude()
        else:
            self._ask(TROJAN, owner)

    def _swap(self, seat: i64, pair: i64) -> None:
        own = self.herd_of(seat)
        place = pair // MOST_HERD
        spot = pair % MOST_HERD
        self.table.exchange(self.zone(HERD, own), place, self.zone(HERD, self.winner), spot)
        if self.events is not None:
            self._tell(
                "swap",
                "kill-the-unicorns.traps.trojan-luggage",
                {
                    "seat": int(seat),
                    "other": int(self._speaker()),
                    "given": self._card_name(self.herd(self.winner)[spot]),
                    "got": self._card_name(self.herd(own)[place]),
                },
            )
        self._conclude()

    def _lose(self, seat: i64, place: i64) -> None:
        card = self.herd(self.winner)[place]
        self._tell_card("lose", "kill-the-unicorns.traps.zombicorn", seat, card)
        self._discard_unicorn(self.winner, place)
        self._conclude()

    def _discard_unicorn(self, herd: i64, place: i64) -> None:
        """A unicorn leaves with everything on it: its trap to its owner's discard, tokens out of the game."""
        card = self.herd(herd)[place]
        self.table.move(self.zone(HERD, herd), place, GONE, EVERYONE)
        if self.pinned_on(card) >= 0:
            self._unpin(card)
        if self.attached:
            self.attached = [one for one in self.attached if one // int(TOKEN_BITS) != card]

    def _unpin(self, unicorn: i64) -> None:
        at = self.pinned_on(unicorn)
        seat = self.owner(self.table.zones[PINNED][at])
        self.table.move(PINNED, at, self.zone(TRAP_DISCARD, seat), self._discard_seen())
        self.bearers = [*self.bearers[:at], *self.bearers[at + 1 :]]

    def _begin_bait(self) -> None:
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.members(self.winner) >> seat & 1 and self.hand_count(seat) > 0:
                mask |= 1 << seat
            seat += 1
        if mask:
            self._ask_any(BAIT, mask)
        else:
            self._tell_seat("bait-nothing", "kill-the-unicorns.traps.costly-bait", self._speaker())
            self._conclude()

    def _drop(self, seat: i64, at: i64) -> None:
        """A hunt card goes to the discard, below the cards laid for this hunt."""
        hand = self.zone(HAND, seat)
        played = self.zone(PLAYED, seat)
        under: i64 = len(self.table.zones[played]) - self.laid[seat]
        place = self.hand_place(seat, self.deck.hand_values[at])
        card = self.table.zones[hand][place]
        self.table.put(hand, place, played, under, 1 << seat if self.profile.expert else EVERYONE)
        if self.profile.expert:
            self._turn_down(played, under)
        if self.events is not None:
            self._tell(
                "drop", "kill-the-unicorns.traps.costly-bait", {"seat": int(seat), "card": self._open_name(card)}
            )
        self._conclude()

    def _turn_down(self, zone: i64, place: i64) -> None:
        """Experts' discards lie face down, and nobody may look (kill-the-unicorns.variant.expert)."""
        self.table.put(zone, place, zone, place, NOBODY)

    # The end of a hunt

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

    def _ends_by_rainbow(self) -> bool:
        """Checked after each hunt and each purchase (kill-the-unicorns.end.double-rainbow-check)."""
        herd: i64 = 0
        while herd < self.herd_count():
            if self.has_double_rainbow(herd):
                self.by_rainbow = True
                self._tell_seat("double-rainbow", "kill-the-unicorns.end.double-rainbow", herd)
            herd += 1
        if self.by_rainbow:
            self._end()
        return self.by_rainbow

    def _end(self) -> None:
        self.step = OVER
        self.to_act = 0
        self.window = 0

    # The market

    def _begin_market(self) -> None:
        self._tell("market", "kill-the-unicorns.market.order", {})
        self.turns = 0
        self.passed = 0
        self.silenced = 0
        self.active = self.marker
        self._next_shopper()

    def _next_shopper(self) -> None:
        while self.turns < self.seats:
            if self.shops(self.active):
                self._ask(MARKET, self.active)
                return
            self._done_shopping(self.active)
        self._end_round()

    def _done_shopping(self, seat: i64) -> None:
        self.shopped |= 1 << seat
        self._go_round()

    def _buy_nothing(self, seat: i64) -> None:
        self._tell_seat("buy-nothing", "kill-the-unicorns.market.buy-nothing", seat)
        self._done_shopping(seat)
        self._next_shopper()

    def _pay(self, seat: i64, place: i64) -> None:
        """The token is paid for and used on the chosen unicorn."""
        token = self.buying
        item = self.deck.tokens.items[token]
        herd = self.herd_of(seat)
        unicorn = self.herd(herd)[place]
        price = self.price(seat, token)
        paid = self._lay_payment(seat, price)
        if price < self.deck.tokens.prices[token]:
            self.used |= 1 << seat
            self._tell_seat("bargain", "kill-the-unicorns.power.merchant", seat)
        if self.events is not None:
            self._tell_purchase(seat, unicorn, paid)
        stock = self.stock[:]
        stock[token] -= 1
        self.stock = stock
        self.buying = NONE
        if item == BUTCHERY:
            self._discard_unicorn(herd, place)
            self.pates = [*self.pates, herd * TOKEN_BITS + token]
        elif item == SOAP:
            self._unpin(unicorn)
        else:
            self.attached = [*self.attached, unicorn * TOKEN_BITS + token]
            if item >= FAIRY_DUST:
                self._paint(unicorn, self.deck.tokens.colours[token])
        if self._ends_by_rainbow():
            return
        self._done_shopping(seat)
        self._next_shopper()

    def _lay_payment(self, seat: i64, price: i64) -> str:
        """The smallest overpayment is laid open (kill-the-unicorns.market.payment); it in words."""
        if price == 0:
            return "0"
        mask = self.deck.payment(self.hand_mask(seat), price)
        at: i64 = 0
        while at < HAND_SIZE:
            if mask >> at & 1:
                place = self.hand_place(seat, self.deck.hand_values[at])
                played = self.zone(PLAYED, seat)
                self.table.move(self.zone(HAND, seat), place, played, EVERYONE)
                if self.profile.expert:
                    self._turn_down(played, self.table.top(played))
            at += 1
        return self._sum_text(mask)

    def _tell_purchase(self, seat: i64, unicorn: i64, paid: str) -> None:
        token = self.deck.token_names[self.buying]
        item = self.deck.tokens.items[self.buying]
        name = self._card_name(unicorn)
        if item == BUTCHERY:
            self._tell(
                "butcher",
                "kill-the-unicorns.market.butchery",
                {"seat": int(seat), "card": token, "out": name, "paid": paid},
            )
        elif item == SOAP:
            trap = self.deck.trap_names[self.pinned_trap(unicorn)]
            self._tell(
                "wash",
                "kill-the-unicorns.market.soap",
                {"seat": int(seat), "card": token, "out": trap, "got": name, "paid": paid},
            )
        else:
            self._tell(
                "buy", BOUGHT[item - FALSE_HORN], {"seat": int(seat), "card": token, "got": name, "paid": paid}
            )

    def _end_round(self) -> None:
        """Hunt cards come back to hand; after the fourth round the gnomes count (round.hands-return)."""
        if self.round == ROUNDS:
            self._tell("end", "kill-the-unicorns.end.after-four-rounds", {})
            self._end()
            return
        seat: i64 = 0
        while seat < self.seats:
            played = self.zone(PLAYED, seat)
            while self.table.zones[played]:
                self.table.move(played, self.table.top(played), self.zone(HAND, seat), 1 << seat)
            seat += 1
        self._tell("hands-return", "kill-the-unicorns.round.hands-return", {})
        self._begin_round()
