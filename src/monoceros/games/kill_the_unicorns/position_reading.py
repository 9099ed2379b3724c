"""A situation of Kill the Unicorns from the line of text described in `position.py`."""

from librt.vecs import append

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import require, shortened
from monoceros.core.position import PositionReader
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY, numbers
from monoceros.games.kill_the_unicorns import actions, steps, zones
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE
from monoceros.games.kill_the_unicorns.position import ALL, MASKS, NAMES, SEATS
from monoceros.games.kill_the_unicorns.rules import HuntRules, go_on
from monoceros.games.kill_the_unicorns.setup import fill_market, lay_table, seat_character
from monoceros.games.kill_the_unicorns.state import NONE, ROUNDS, SPOT_BITS, TOKEN_BITS, HuntState

SEAT_FIELDS = ("character", "hand", "laid", "spent", "pile", "drawn", "traps", "herd", "pates")
PILES = ("deck", "row", "gone", "starters", "set", "stock")
NUMBERS = ("round", "hunt", "turns", "needed")
WORDS = ("order", "step", "shown", "buying", "paid", "looted", "end", "n", "begin")
PHASES = {"round": steps.TO_ROUND, "hunt": steps.TO_HUNT, "market": steps.TO_MARKET}
WINDOWS = (steps.BEFORE, steps.REVEALED, steps.UNCOVERED, steps.AFTER)


def read_position(text: str, rules: HuntRules, rng: Rng) -> HuntState:
    """The situation a text describes; a `Mistake` names the part that makes no sense."""
    return _Reader(text, rules.begin(rng, 0)).read()


class _Reader(PositionReader):
    def __init__(self, text: str, state: HuntState) -> None:
        self.state = state
        self.deck = state.deck
        seats = int(state.seats)
        own = [f"{letter}.{field}" for letter in SEAT_LETTERS[:seats] for field in SEAT_FIELDS]
        known = [*own, *PILES, *NUMBERS, *SEATS, *MASKS, *WORDS]
        super().__init__(text, known, seats, self.deck, self.deck.codes, int(state.table.zone_count))

    def read(self) -> HuntState:
        state = self.state
        state.step = self.one_of("step", steps.STEP_NAMES, steps.STEP_NAMES[steps.LAYING])
        picking = state.step == steps.PICKING
        state.round = self.number("round", 0 if picking else 1, int(ROUNDS))
        state.hunt = self.number("hunt", 1, int(state.row_size) + 1) - 1
        self._need(state.hunt >= 0 and (state.round == 0) == picking, "round")
        self._order()
        self._characters()
        self._unicorns()
        self._hunt_cards()
        self._traps()
        self._tokens()
        # Whatever is left are the decks of characters nobody plays.
        for card in self.left:
            self.put(zones.BOX, card, EVERYONE)
        state.table = lay_table(self.deck, self.zones, self.seen)
        self._moment()
        if "begin" in self.fields:
            self._begin()
        self._check()
        return state

    # Reading words

    def _lay(self, zone: int, word: str, pool: range, usual: int) -> int:
        """Put a card on top of a zone, known as the word says."""
        code, at, known = word.partition("@")
        card = self.take(code, pool)
        told = EVERYONE if known == ALL else self.mask("@", known.replace("-", ""))
        self.put(zone, card, told if at else usual)
        return card

    def _lay_all(self, key: str, zone: int, pool: range, usual: int) -> None:
        for word in self.words(key):
            self._lay(zone, word, pool, usual)

    def _fill(self, zone: int, pool: range, usual: int) -> None:
        """What is left of a part of the box goes under a zone, shuffled."""
        rest = [card for card in self.left if card in pool]
        self.state.rng.shuffle(rest)
        for card in rest:
            self.left.remove(card)
            self.seen[card] = usual
        self.zones[zone][:0] = rest

    def _owner(self, letter: str, word: str) -> int:
        told: dict[str, str | int] = {"found": shortened(word), "seats": self.seats}
        require(letter in list(self.letters), "position-seat", field="set", **told)
        owner = self.letters.index(letter)
        require(self.state.characters[owner] >= 0, "position-seat", field="character", **told)
        return owner

    def _token(self, code: str) -> int:
        codes = self.deck.tokens.codes
        require(code in codes, "position-card", found=shortened(code), known=", ".join(codes))
        return codes.index(code)

    # Laying the table

    def _order(self) -> None:
        """Who sits where in the team game, beginning with A."""
        letters = SEAT_LETTERS[: self.seats]
        word = self.fields.get("order", letters)
        fits = sorted(word) == list(letters) and word[0] == letters[0]
        require(fits, "position-value", field="order", found=shortened(word), known=letters)
        if self.state.profile.teams:
            self.state.place([letters.index(letter) for letter in word])

    def _characters(self) -> None:
        """Everybody's; once all are picked, whoever has none named has the next one that is free."""
        state = self.state
        names = [state.deck.characters[one] for one in state.profile.characters]
        for seat, letter in enumerate(self.letters):
            key = f"{letter}.character"
            if key in self.fields:
                character = state.profile.characters[self.one_of(key, names, "")]
                told = {"found": self.fields[key], "known": ", ".join(names)}
                require(state.seat_of[character] < 0, "position-value", field=key, **told)
                seat_character(state, seat, character)
        free = [one for one in state.profile.characters if state.seat_of[one] < 0]
        for seat in range(self.seats):
            if state.characters[seat] < 0 and state.step != steps.PICKING:
                seat_character(state, seat, free.pop(0))

    def _pools(self, seat: int) -> tuple[range, range]:
        slot = int(self.deck.slot_of[self.state.characters[seat]])
        hunt, trap = (int(base) + HAND_SIZE * slot for base in (self.deck.hunt_base, self.deck.trap_base))
        return range(hunt, hunt + HAND_SIZE), range(trap, trap + HAND_SIZE)

    def _unicorns(self) -> None:
        state = self.state
        deck = range(self.deck.deck_size)
        starters = range(self.deck.deck_size, self.deck.unicorns)
        everyone = range(self.deck.unicorns)
        for herd in range(state.herd_count()):
            self._herd(herd, everyone)
        self._lay_all("row", zones.ROW, deck, EVERYONE)
        self._lay_all("gone", zones.GONE, everyone, EVERYONE)
        self._lay_all("deck", zones.DRAW_DECK, deck, NOBODY)
        self._lay_all("starters", zones.BOX, starters, NOBODY)
        self._fill(zones.DRAW_DECK, deck, NOBODY)
        self._fill(zones.BOX, starters, NOBODY)
        hunting = state.step < steps.MARKET and self.fields.get("begin", "hunt") == "hunt"
        if state.round and "row" not in self.fields and hunting:
            for _ in range(state.row_size - state.hunt):
                self.put(zones.ROW, self.zones[zones.DRAW_DECK].pop(), EVERYONE)
        if state.round:
            for seat in range(self.seats):
                herd = state.herd_of(seat)
                if f"{SEAT_LETTERS[herd]}.herd" not in self.fields:
                    self.put(zones.herd(herd), self.zones[zones.BOX].pop(0), EVERYONE)

    def _herd(self, herd: int, pool: range) -> None:
        key = f"{SEAT_LETTERS[herd]}.herd"
        most = int(actions.MOST_HERD)
        require(len(self.words(key)) <= most, "position-copies", card=key, copies=most)
        for word in self.words(key):
            told, _, trap = word.partition("~")
            code, *tokens = told.split("+")
            card = self._lay(zones.herd(herd), code, pool, EVERYONE)
            if trap:
                letter, _, code = trap.partition(".")
                pinned = self._lay(zones.PINNED, code, self._pools(self._owner(letter, trap))[1], EVERYONE)
                self.state.bear(card, self.deck.trap_of[pinned])
            for token in tokens:
                self.state.attach(card, self._token(token))

    def _hunt_cards(self) -> None:
        """All that are named first, for the thief may have moved some; then what is left of each hand."""
        state = self.state
        playing = [seat for seat in range(self.seats) if state.characters[seat] >= 0]
        for seat in playing:
            letter = SEAT_LETTERS[seat]
            pool = self._pools(seat)[0]
            self._lay_all(f"{letter}.hand", zones.hand(seat), pool, 1 << seat)
            self._lay_all(f"{letter}.spent", zones.played(seat), pool, state.discard_seen(seat))
            laid = self.words(f"{letter}.laid")
            for word in laid:
                owner, dot, code = word.rpartition(".")
                whose = self._owner(owner, word) if dot else seat
                self._lay(zones.played(seat), code, self._pools(whose)[0], 1 << seat)
            state.laid[seat] = len(laid)
        for seat in playing:
            pool = self._pools(seat)[0]
            if f"{SEAT_LETTERS[seat]}.hand" in self.fields:
                self._fill(zones.played(seat), pool, state.discard_seen(seat))
            else:
                self._fill(zones.hand(seat), pool, 1 << seat)

    def _traps(self) -> None:
        state = self.state
        taken: list[int] = []
        for word in self.words("set"):
            told, _, place = word.partition("/")
            letter, _, code = told.partition(".")
            owner = self._owner(letter, word)
            self._lay(zones.SET_TRAPS, code, self._pools(owner)[1], state.set_seen(owner))
            taken.append(self._spot(place, word, taken))
        for at, spot in enumerate(taken):
            state.spots |= (at + 1) << SPOT_BITS * spot
        for seat, letter in enumerate(self.letters):
            if state.characters[seat] >= 0:
                pool = self._pools(seat)[1]
                pile = zones.trap_pile(seat)
                self._lay_all(f"{letter}.traps", zones.trap_discard(seat), pool, state.discard_seen(seat))
                self._lay_all(f"{letter}.pile", pile, pool, NOBODY)
                self._lay_all(f"{letter}.drawn", pile, pool, 1 << seat)
                self._fill(pile, pool, NOBODY)

    def _spot(self, word: str, told: str, taken: list[int]) -> int:
        sides = "ab" if self.state.profile.two_traps else "b"
        prizes = range(self.state.hunt + 1, self.state.row_size + 1)
        places = [f"{prize}{side}" for prize in prizes for side in sides]
        fits = word in places
        require(fits, "position-value", field="set", found=shortened(told), known=", ".join(places))
        place = 2 * (int(word[0]) - 1) + "ab".index(word[1])
        require(place not in taken, "position-copies", card=shortened(told), copies=1)
        return place

    def _tokens(self) -> None:
        state = self.state
        for herd in range(state.herd_count()):
            for code in self.words(f"{SEAT_LETTERS[herd]}.pates"):
                state.pates = append(state.pates[:], herd * TOKEN_BITS + self._token(code))
        if "stock" in self.fields:
            left = [self._token(code) for code in self.words("stock")]
            state.stock = numbers([left.count(token) for token in range(self.deck.tokens.count)])
        elif state.round:
            fill_market(state)

    # The moment

    def _moment(self) -> None:
        state = self.state
        state.active = self.seat("active")
        state.marker = self.seat("marker", int(state.active))
        state.held = self.seat("held", int(state.marker))
        state.starter = self.seat("start", int(state.marker))
        for key in ("victor", "opener", "extra", "winner"):
            setattr(state, key, self.seat(key) if self.fields.get(key, "-") != "-" else NONE)
        state.turns = self.number("turns", 0, self.seats)
        state.needed = self.number("needed", 0, HAND_SIZE)
        for key in MASKS:
            if key in self.fields:
                setattr(state, NAMES.get(key, key), self.mask(key, self.fields[key].replace("-", "")))
        if state.step == steps.OVER:
            state.to_act = 0
        elif "act" not in self.fields:
            state.to_act = state.window or 1 << state.active
        state.shown = self.one_of("shown", ["-", *actions.SIDES], "-") - 1
        buying = self.fields.get("buying", "-")
        state.buying = self._token(buying) if buying != "-" else NONE
        state.paid = self._paid(self.fields.get("paid", "-"))
        state.looted = self.one_of("looted", ["-", "yes"], "-") == 1
        state.by_rainbow = self.one_of("end", ["-", "rainbow"], "-") == 1
        state.n = self.number("n", 0)

    def _paid(self, word: str) -> int:
        """The hunt cards paid for what is being bought, as a mask."""
        hand = [str(value) for value in self.deck.hand_values]
        mask, missing = actions.cards_of(hand, word.split("+") if word != "-" else [])
        told = {"found": shortened(word), "known": "+".join(hand)}
        require(missing is None, "position-value", field="paid", **told)
        return mask

    def _begin(self) -> None:
        state = self.state
        phase = list(PHASES)[self.one_of("begin", list(PHASES), "")]
        require(phase != "hunt" or state.table.size(zones.ROW), "position-moment", step="hunt", field="row")
        if phase == "round":
            state.round -= 1
        go_on(state, PHASES[phase])

    # Does it make sense?

    def _check(self) -> None:
        state = self.state
        step = state.step
        in_window = step in WINDOWS
        shown = state.shown >= 0 and state.trap_at(state.hunt, state.shown) >= 0
        acting = (state.window != 0) == in_window and (state.to_act == 0) == (step == steps.OVER)
        hunting = steps.SETTING < step < steps.MARKET and step != steps.AFTER
        deciding = step in (steps.CHOOSING, steps.TROJAN, steps.ZOMBICORN, steps.BAIT)
        for field, wanted, given in (
            ("row", hunting, state.table.size(zones.ROW) == state.row_size - state.hunt),
            ("winner", deciding, 0 <= state.winner < state.herd_count()),
            ("shown", step == steps.UNCOVERED, shown),
            ("buying", step == steps.TARGET, state.buying >= 0),
            ("window", in_window, state.window != 0 and state.to_act & ~state.window == 0),
            ("needed", steps.REVEALED <= step <= steps.UNCOVERED, state.needed > 0),
            ("opener", steps.REVEALED <= step <= steps.BAIT, state.opener >= 0),
            ("act", True, acting),
            ("step", step == steps.ANNOUNCING, state.profile.teams),
        ):
            self._need(given or not wanted, field)
        for seat in state.deciders():
            self._need(state.legal(seat), "act")

    def _need(self, holds: object, field: str) -> None:
        require(holds, "position-moment", step=steps.STEP_NAMES[self.state.step], field=field)
