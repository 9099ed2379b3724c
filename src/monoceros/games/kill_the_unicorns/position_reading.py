"""A situation of Kill the Unicorns from the line of text described in `position.py`."""

from librt.vecs import append

from monoceros.core.contract import SEAT_LETTERS
from monoceros.core.mistakes import Mistake, shortened
from monoceros.core.rng import Rng
from monoceros.core.table import EVERYONE, NOBODY
from monoceros.games.kill_the_unicorns import actions, kinds, steps, zones
from monoceros.games.kill_the_unicorns.deck import HAND_SIZE
from monoceros.games.kill_the_unicorns.position import ALL
from monoceros.games.kill_the_unicorns.rules import HuntRules, go_on
from monoceros.games.kill_the_unicorns.setup import fill_market, lay_table, seat_character, stock_market
from monoceros.games.kill_the_unicorns.state import NONE, ROUNDS, SPOT_BITS, TOKEN_BITS, HuntState

NUMBERS = ("round", "hunt", "turns", "needed")
SEATS = ("active", "marker", "held", "victor", "start", "opener", "extra", "winner")
MASKS = ("passed", "silenced", "used", "shopped", "window", "act")
WORDS = ("order", "step", "shown", "buying", "paid", "looted", "end", "n", "begin")
PILES = ("deck", "row", "gone", "starters", "set", "stock")
SEAT_FIELDS = ("character", "hand", "laid", "spent", "pile", "drawn", "traps", "herd", "pates")
PHASES = {"round": steps.TO_ROUND, "hunt": steps.TO_HUNT, "market": steps.TO_MARKET}
LONGEST_NUMBER = 9
WINDOWS = (steps.BEFORE, steps.REVEALED, steps.UNCOVERED, steps.AFTER)


def read_position(text: str, rules: HuntRules, rng: Rng) -> HuntState:
    """The situation a text describes; a `Mistake` names the part that makes no sense."""
    return _Reader(text, rules.begin(rng, 0)).read()


class _Reader:
    """Lays the cards out as lists first; they become the table of `state` once all have a place."""

    def __init__(self, text: str, state: HuntState) -> None:
        self.state = state
        self.deck = state.deck
        self.seats = int(state.seats)
        self.fields = self._fields(text)
        self.left = list(range(int(self.deck.size)))
        self.zones: list[list[int]] = [[] for _ in range(int(state.table.zone_count))]
        self.seen = [NOBODY] * int(self.deck.size)

    def _fields(self, text: str) -> dict[str, str]:
        letters = SEAT_LETTERS[: self.seats]
        own = [f"{letter}.{field}" for letter in letters for field in SEAT_FIELDS]
        known = [*own, *PILES, *NUMBERS, *SEATS, *MASKS, *WORDS]
        fields: dict[str, str] = {}
        for word in text.split():
            key, equals, value = word.partition("=")
            if key not in known or not equals:
                told = [f"A.{field}" for field in SEAT_FIELDS] + known[len(own) :]
                raise Mistake("position-field", word=shortened(word), known=", ".join(told))
            fields[key] = value
        return fields

    def read(self) -> HuntState:
        state = self.state
        state.step = self._one_of("step", steps.STEP_NAMES, steps.STEP_NAMES[steps.LAYING])
        self._numbers()
        self._order()
        if state.step != steps.PICKING:
            self._characters()
        else:
            self._picked()
        self._unicorns()
        self._hunt_cards()
        self._traps()
        self._tokens()
        self._box()
        self._moment()
        begin = self.fields.get("begin")
        if begin is not None:
            self._begin(begin)
        self._check()
        return state

    # Reading words

    def _one_of(self, key: str, known: list[str], usual: str) -> int:
        word = self.fields.get(key, usual)
        if word not in known:
            raise Mistake("position-value", field=key, found=shortened(word), known=", ".join(known))
        return known.index(word)

    def _number(self, key: str, usual: int, most: int) -> int:
        word = self.fields.get(key, str(usual))
        if not (word.isdecimal() and word.isascii() and len(word) <= LONGEST_NUMBER and int(word) <= most):
            raise Mistake("position-value", field=key, found=shortened(word), known=f"0-{most}")
        return int(word)

    def _seat(self, key: str, usual: str) -> int:
        word = self.fields.get(key, usual)
        if word == "-":
            return int(NONE)
        if len(word) != 1 or word not in SEAT_LETTERS[: self.seats]:
            raise Mistake("position-seat", field=key, found=shortened(word), seats=self.seats)
        return SEAT_LETTERS.index(word)

    def _mask(self, key: str, word: str) -> int:
        mask = 0
        for letter in word.replace("-", ""):
            if letter not in SEAT_LETTERS[: self.seats]:
                raise Mistake("position-seat", field=key, found=shortened(word), seats=self.seats)
            mask |= 1 << SEAT_LETTERS.index(letter)
        return mask

    def _list(self, key: str) -> list[str]:
        word = self.fields.get(key, "-")
        return [] if word == "-" else word.split(",")

    def _take(self, code: str, pool: range) -> int:
        """A card with this code out of those left in a part of the box."""
        if code not in self.deck.codes:
            raise self._no_card(code, pool)
        kind = self.deck.codes.index(code)
        for card in self.left:
            if card in pool and self.deck.kinds[card] == kind:
                self.left.remove(card)
                return card
        copies = sum(1 for card in pool if self.deck.kinds[card] == kind)
        if copies == 0:
            raise self._no_card(code, pool)
        raise Mistake("position-copies", card=code, copies=copies)

    def _no_card(self, code: str, pool: range) -> Mistake:
        known = dict.fromkeys(self.deck.codes[self.deck.kinds[card]] for card in pool)
        return Mistake("position-card", found=shortened(code), known=", ".join(known))

    def _lay(self, zone: int, word: str, pool: range, usual: int) -> int:
        """Put a card on top of a zone, known as the word says."""
        code, at, known = word.partition("@")
        card = self._take(code, pool)
        self.zones[zone].append(card)
        seen = usual
        if at:
            seen = EVERYONE if known == ALL else self._mask("@", known)
        self.seen[card] = seen
        return card

    def _fill(self, zone: int, pool: range, usual: int) -> None:
        """What is left of a part of the box goes under a zone, shuffled."""
        rest = [card for card in self.left if card in pool]
        self.state.rng.shuffle(rest)
        for card in rest:
            self.left.remove(card)
            self.seen[card] = usual
        self.zones[zone][:0] = rest

    # Laying the table

    def _numbers(self) -> None:
        state = self.state
        picking = state.step == steps.PICKING
        state.round = self._number("round", 0 if picking else 1, int(ROUNDS))
        state.hunt = self._number("hunt", 1, int(state.row_size) + 1) - 1
        if state.hunt < 0 or (state.round == 0) != picking:
            raise Mistake("position-moment", step=steps.STEP_NAMES[state.step], field="round")

    def _order(self) -> None:
        """Who sits where in the team game, beginning with A."""
        letters = SEAT_LETTERS[: self.seats]
        word = self.fields.get("order", letters)
        if sorted(word) != list(letters) or word[0] != letters[0]:
            raise Mistake("position-value", field="order", found=shortened(word), known=letters)
        if self.state.profile.teams:
            self.state.place([letters.index(letter) for letter in word])

    def _characters(self) -> None:
        """Everybody's, and for whoever has none named the next one that is free."""
        self._picked()
        free = [one for one in self.state.profile.characters if self.state.seat_of[one] < 0]
        for seat in range(self.seats):
            if self.state.characters[seat] < 0:
                seat_character(self.state, seat, free.pop(0))

    def _picked(self) -> None:
        for seat in range(self.seats):
            key = f"{SEAT_LETTERS[seat]}.character"
            if key in self.fields:
                names = [kinds.CHARACTER_NAMES[one] for one in self.state.profile.characters]
                character = kinds.CHARACTER_NAMES.index(names[self._one_of(key, names, "")])
                if self.state.seat_of[character] >= 0:
                    raise Mistake("position-value", field=key, found=self.fields[key], known=", ".join(names))
                seat_character(self.state, seat, character)

    def _pools(self, seat: int) -> tuple[range, range]:
        """The hunt cards and the traps of a seat."""
        slot = int(self.deck.slot_of[self.state.characters[seat]])
        hunt = int(self.deck.hunt_base) + HAND_SIZE * slot
        trap = int(self.deck.trap_base) + HAND_SIZE * slot
        return range(hunt, hunt + HAND_SIZE), range(trap, trap + HAND_SIZE)

    def _unicorns(self) -> None:
        state = self.state
        deck = range(int(self.deck.deck_size))
        starters = range(int(self.deck.deck_size), int(self.deck.unicorns))
        everyone = range(int(self.deck.unicorns))
        for herd in range(int(state.herd_count())):
            self._herd(herd, everyone)
        for word in self._list("row"):
            self._lay(int(zones.ROW), word, deck, EVERYONE)
        for word in self._list("gone"):
            self._lay(int(zones.GONE), word, everyone, EVERYONE)
        for word in self._list("deck"):
            self._lay(int(zones.DRAW_DECK), word, deck, NOBODY)
        for word in self._list("starters"):
            self._lay(int(zones.BOX), word, starters, NOBODY)
        self._fill(int(zones.DRAW_DECK), deck, NOBODY)
        self._fill(int(zones.BOX), starters, NOBODY)
        hunting = state.step < steps.MARKET and self.fields.get("begin", "hunt") == "hunt"
        if state.round and "row" not in self.fields and hunting:
            for _ in range(int(state.row_size) - int(state.hunt)):
                self._turn_up(int(zones.DRAW_DECK), -1, int(zones.ROW))
        if state.round:
            for seat in range(self.seats):
                herd = int(state.herd_of(seat))
                if f"{SEAT_LETTERS[herd]}.herd" not in self.fields:
                    self._turn_up(int(zones.BOX), 0, int(zones.herd(herd)))

    def _turn_up(self, source: int, place: int, target: int) -> None:
        card = self.zones[source].pop(place)
        self.zones[target].append(card)
        self.seen[card] = EVERYONE

    def _herd(self, herd: int, pool: range) -> None:
        state = self.state
        words = self._list(f"{SEAT_LETTERS[herd]}.herd")
        if len(words) > actions.MOST_HERD:
            raise Mistake("position-copies", card=f"{SEAT_LETTERS[herd]}.herd", copies=int(actions.MOST_HERD))
        for word in words:
            told, _, trap = word.partition("~")
            code, *tokens = told.split("+")
            card = self._lay(int(zones.herd(herd)), code, pool, EVERYONE)
            colour = self.deck.colours[card]
            if trap:
                self._pin(card, trap)
                kind = self.deck.trap_of[self.zones[zones.PINNED][-1]]
                if self.deck.traps.effects[kind] == kinds.RECOLOUR and colour != kinds.NO_COLOUR:
                    colour = self.deck.traps.colours[kind]
            for token in tokens:
                number = self._token(token)
                state.attached = append(state.attached[:], card * int(TOKEN_BITS) + number)
                if self.deck.tokens.colours[number] != kinds.NO_COLOUR:
                    colour = self.deck.tokens.colours[number]
            state.paint(card, colour)

    def _pin(self, unicorn: int, word: str) -> None:
        letter, _, code = word.partition(".")
        owner = self._owner(letter, word)
        self._lay(int(zones.PINNED), code, self._pools(owner)[1], EVERYONE)
        self.state.bearers = append(self.state.bearers[:], unicorn)

    def _owner(self, letter: str, word: str) -> int:
        if len(letter) != 1 or letter not in SEAT_LETTERS[: self.seats]:
            raise Mistake("position-seat", field="set", found=shortened(word), seats=self.seats)
        owner = SEAT_LETTERS.index(letter)
        if self.state.characters[owner] < 0:
            raise Mistake("position-seat", field="character", found=letter, seats=self.seats)
        return owner

    def _token(self, code: str) -> int:
        codes = self.deck.tokens.codes
        if code not in codes:
            raise Mistake("position-card", found=shortened(code), known=", ".join(codes))
        return codes.index(code)

    def _hunt_cards(self) -> None:
        """All that are named first, for the thief may have moved some; then what is left of each hand."""
        state = self.state
        playing = [seat for seat in range(self.seats) if state.characters[seat] >= 0]
        for seat in playing:
            letter = SEAT_LETTERS[seat]
            pool = self._pools(seat)[0]
            usual = int(state.discard_seen(seat))
            for word in self._list(f"{letter}.hand"):
                self._lay(int(zones.hand(seat)), word, pool, 1 << seat)
            for word in self._list(f"{letter}.spent"):
                self._lay(int(zones.played(seat)), word, pool, usual)
            laid = self._list(f"{letter}.laid")
            for word in laid:
                owner, dot, code = word.rpartition(".")
                whose = self._owner(owner, word) if dot else seat
                self._lay(int(zones.played(seat)), code, self._pools(whose)[0], 1 << seat)
            state.laid[seat] = len(laid)
        for seat in playing:
            pool = self._pools(seat)[0]
            if f"{SEAT_LETTERS[seat]}.hand" in self.fields:
                self._fill(int(zones.played(seat)), pool, int(state.discard_seen(seat)))
            else:
                self._fill(int(zones.hand(seat)), pool, 1 << seat)

    def _traps(self) -> None:
        state = self.state
        taken: list[int] = []
        for word in self._list("set"):
            told, _, place = word.partition("/")
            letter, _, code = told.partition(".")
            owner = self._owner(letter, word)
            self._lay(int(zones.SET_TRAPS), code, self._pools(owner)[1], int(state.set_seen(owner)))
            taken.append(self._spot(place, word, taken))
        for at, spot in enumerate(taken):
            state.spots |= (at + 1) << int(SPOT_BITS) * spot
        for seat in range(self.seats):
            if state.characters[seat] < 0:
                continue
            letter = SEAT_LETTERS[seat]
            pool = self._pools(seat)[1]
            pile, discard = int(zones.trap_pile(seat)), int(zones.trap_discard(seat))
            for word in self._list(f"{letter}.traps"):
                self._lay(discard, word, pool, int(state.discard_seen(seat)))
            for word in self._list(f"{letter}.pile"):
                self._lay(pile, word, pool, NOBODY)
            for word in self._list(f"{letter}.drawn"):
                self._lay(pile, word, pool, 1 << seat)
            self._fill(pile, pool, NOBODY)

    def _spot(self, word: str, told: str, taken: list[int]) -> int:
        places = [
            f"{prize + 1}{side}"
            for prize in range(int(self.state.hunt), int(self.state.row_size))
            for side in ("ab" if self.state.profile.two_traps else "b")
        ]
        if word not in places:
            raise Mistake("position-value", field="set", found=shortened(told), known=", ".join(places))
        place = 2 * (int(word[0]) - 1) + "ab".index(word[1])
        if place in taken:
            raise Mistake("position-copies", card=shortened(told), copies=1)
        return place

    def _tokens(self) -> None:
        state = self.state
        for herd in range(int(state.herd_count())):
            for code in self._list(f"{SEAT_LETTERS[herd]}.pates"):
                state.pates = append(state.pates[:], herd * int(TOKEN_BITS) + self._token(code))
        if "stock" in self.fields:
            stock_market(state, [self._token(code) for code in self._list("stock")])
        elif state.round:
            fill_market(state)

    def _box(self) -> None:
        """Whatever is left are the decks of characters nobody plays."""
        for card in self.left:
            self.zones[zones.BOX].append(card)
            self.seen[card] = EVERYONE
        self.state.table = lay_table(self.deck, self.zones, self.seen)

    # The moment

    def _moment(self) -> None:
        state = self.state
        state.active = self._seat("active", "A")
        state.marker = self._seat("marker", SEAT_LETTERS[max(0, int(state.active))])
        state.held = self._seat("held", SEAT_LETTERS[max(0, int(state.marker))])
        state.victor = self._seat("victor", "-")
        state.starter = self._seat("start", SEAT_LETTERS[max(0, int(state.marker))])
        state.opener = self._seat("opener", "-")
        state.extra = self._seat("extra", "-")
        state.winner = self._seat("winner", "-")
        for seat, key in (
            (state.active, "active"),
            (state.marker, "marker"),
            (state.held, "held"),
            (state.starter, "start"),
        ):
            if seat < 0:
                raise Mistake("position-seat", field=key, found="-", seats=self.seats)
        state.turns = self._number("turns", 0, self.seats)
        state.needed = self._number("needed", 0, HAND_SIZE)
        masks = {key: self._mask(key, self.fields.get(key, "-")) for key in MASKS}
        state.passed = masks["passed"]
        state.silenced = masks["silenced"]
        state.used = masks["used"]
        state.shopped = masks["shopped"]
        state.window = masks["window"]
        usual = masks["window"] or 1 << int(state.active)
        state.to_act = masks["act"] if "act" in self.fields else usual
        if state.step == steps.OVER:
            state.to_act = 0
        state.shown = self._one_of("shown", [*actions.SIDES, "-"], "-")
        state.shown = state.shown if state.shown < len(actions.SIDES) else NONE
        buying = self.fields.get("buying", "-")
        state.buying = self._token(buying) if buying != "-" else NONE
        state.paid = self._paid(self.fields.get("paid", "-"))
        state.looted = self._one_of("looted", ["-", "yes"], "-") == 1
        state.by_rainbow = self._one_of("end", ["-", "rainbow"], "-") == 1
        state.n = self._number("n", 0, 10**LONGEST_NUMBER - 1)

    def _paid(self, word: str) -> int:
        """The hunt cards paid for what is being bought, as a mask."""
        values = [str(value) for value in self.deck.hand_values]
        mask = 0
        for value in word.split("+") if word != "-" else []:
            free = [at for at, known in enumerate(values) if known == value and not mask >> at & 1]
            if not free:
                raise Mistake("position-value", field="paid", found=shortened(word), known="+".join(values))
            mask |= 1 << free[0]
        return mask

    def _begin(self, phase: str) -> None:
        state = self.state
        if phase not in PHASES:
            raise Mistake("position-value", field="begin", found=shortened(phase), known=", ".join(PHASES))
        if phase == "hunt" and state.table.size(zones.ROW) == 0:
            raise Mistake("position-moment", step="hunt", field="row")
        if phase == "round":
            state.round -= 1
        go_on(state, PHASES[phase])

    # Does it make sense?

    def _check(self) -> None:
        state = self.state
        step = steps.STEP_NAMES[state.step]
        hunting = steps.SETTING < state.step < steps.MARKET and state.step != steps.AFTER
        left = state.table.size(zones.ROW)
        if hunting and left != state.row_size - state.hunt:
            raise Mistake("position-moment", step=step, field="row")
        wants = {
            "winner": state.step in (steps.CHOOSING, steps.TROJAN, steps.ZOMBICORN, steps.BAIT),
            "shown": state.step == steps.UNCOVERED,
            "buying": state.step == steps.TARGET,
            "window": state.step in WINDOWS,
            "needed": steps.REVEALED <= state.step <= steps.UNCOVERED,
            "opener": steps.REVEALED <= state.step <= steps.BAIT,
        }
        given = {
            "winner": 0 <= state.winner < state.herd_count(),
            "shown": state.shown >= 0 and state.trap_at(state.hunt, state.shown) >= 0,
            "buying": state.buying >= 0,
            "window": state.window != 0 and state.to_act & ~state.window == 0,
            "needed": state.needed > 0,
            "opener": state.opener >= 0,
        }
        for field, wanted in wants.items():
            if wanted and not given[field]:
                raise Mistake("position-moment", step=step, field=field)
        if (state.window != 0) != wants["window"] or (state.to_act == 0) != (state.step == steps.OVER):
            raise Mistake("position-moment", step=step, field="act")
        if state.step == steps.ANNOUNCING and not state.profile.teams:
            raise Mistake("position-moment", step=step, field="step")
        for seat in state.deciders():
            if not state.legal(seat):
                raise Mistake("position-moment", step=step, field="act")
