"""What people are shown of a match of Kill the Unicorns: views, choices, scores."""

from mypy_extensions import i64

from monoceros.core.contract import seat_letter
from monoceros.core.table import SPREAD, UNKNOWN, WORD
from monoceros.core.wire import Choice, Outcome, Part, Score
from monoceros.games.kill_the_unicorns.actions import (
    BUY,
    DISCARD,
    DROP,
    EXCHANGE,
    FETCH,
    LAY,
    LEAD,
    MOST_HERD,
    MOST_PRIZES,
    NUMBER,
    ON,
    OTHERS,
    PEEK,
    PICK,
    RECOVER,
    SET,
    SIDES,
    SILENCE,
    SIZE,
    STEAL,
    SWAP,
    Notation,
    verb,
)
from monoceros.games.kill_the_unicorns.board import (
    AFTER,
    BOX,
    DRAW_DECK,
    GONE,
    HAND,
    LEADING,
    NONE,
    OVER,
    PICKING,
    PINNED,
    PLAYED,
    REVEALED,
    ROUNDS,
    ROW,
    SET_TRAPS,
    STEP_NAMES,
    TOKEN_BITS,
    TRAP_DISCARD,
    TRAP_PILE,
    HuntBoard,
)
from monoceros.games.kill_the_unicorns.deck import (
    CHARACTER_NAMES,
    COLOUR_COUNT,
    COLOUR_NAMES,
    COUNTS_TWICE,
    ITEM_NAMES,
    NO_COLOUR,
)
from monoceros.games.kill_the_unicorns.scoring import RAINBOW, best_points, best_rainbows, set_points
from monoceros.games.kill_the_unicorns.view import (
    KillTheUnicornsView,
    Prize,
    SetTrap,
    ShownTrap,
    Stall,
    Tally,
    Unicorn,
)


class HuntSight(HuntBoard):
    """The board as it is told."""

    def glimpse(self, viewer: i64) -> i64:
        """What is in the box follows from who has been picked: decks leave it whole."""
        picked: i64 = 0
        for number in self.characters:
            character: i64 = number
            if character >= 0:
                picked |= 1 << character
        return self.table.glimpse(viewer, BOX) ^ picked * SPREAD & WORD

    # Choices

    def choice(self, seat: i64, action: i64) -> Choice:
        """An action with the places it is about."""
        notation = Notation(self.deck, int(self.seats))
        return Choice(
            action=int(action),
            text=notation.format(int(seat), int(action)),
            verb=verb(int(action)),
            about=self._about(seat, action),
        )

    def _about(self, seat: i64, action: i64) -> list[str]:
        if action >= LAY:
            return self._hand_places(seat, (action - LAY) % 256)
        if action < PEEK or NUMBER <= action < FETCH:
            return []
        if action < LEAD:
            return [f"prize{self.hunt + 1}-{SIDES[action % 2]}"]
        if action < NUMBER:
            return [seat_letter(seat if action == LEAD else self.mate(seat))]
        if action < SILENCE:
            return [f"prize{action - FETCH + 1}"]
        if action < PICK:
            return [seat_letter((seat + action - SILENCE + 1) % self.seats)]
        if action < DROP:
            return [f"character-{CHARACTER_NAMES[action - PICK]}"]
        if action < RECOVER:
            return self._hand_places(seat, 1 << (action - DROP))
        if action < ON:
            return [self._laid_name(seat, action - RECOVER)]
        if action < BUY:
            place = (action - ON) % MOST_HERD
            return [self.unicorn_name(self.herd_of(seat), place)]
        if action < DISCARD:
            return [f"token-{self.deck.token_names[action - BUY]}"]
        if action < SET:
            return [self._trap_name(seat, action - DISCARD)]
        if action < EXCHANGE:
            place = action - SET
            prize = place // 2 % MOST_PRIZES
            trap = self._trap_name(seat, place // 2 // MOST_PRIZES)
            return [trap, f"prize{prize + 1}-{SIDES[place % 2]}"]
        if action < STEAL:
            own = self._laid_name(seat, (action - EXCHANGE) // SIZE)
            return [own, *self._hand_places(seat, 1 << ((action - EXCHANGE) % SIZE))]
        if action < SWAP:
            place = action - STEAL
            other = (seat + place // SIZE % OTHERS + 1) % self.seats
            own = self._laid_name(seat, place // SIZE // OTHERS)
            return [own, self._laid_name(other, place % SIZE)]
        own = self.unicorn_name(self.herd_of(seat), (action - SWAP) // MOST_HERD)
        return [own, self.unicorn_name(self.winner, (action - SWAP) % MOST_HERD)]

    def unicorn_name(self, herd: i64, place: i64) -> str:
        """How a place of a herd is called."""
        return f"{seat_letter(herd)}{place + 1}"

    def _hand_places(self, seat: i64, mask: i64) -> list[str]:
        """Cards of a canonical mask as places of the hand the owner sees."""
        hand = self.hand_mask(seat)
        places: list[str] = []
        shown: i64 = 0
        at: i64 = 0
        while at < SIZE:
            if hand >> at & 1:
                shown += 1
                if mask >> at & 1:
                    places.append(f"hand{shown}")
            at += 1
        return places

    def _laid_name(self, seat: i64, at: i64) -> str:
        cards = self.table.zones[PLAYED + 5 * seat]
        place = self.laid_place(seat, self.deck.hand_values[at], seat)
        return f"{seat_letter(seat)}-laid{place - (len(cards) - self.laid[seat]) + 1}"

    def _trap_name(self, seat: i64, trap: i64) -> str:
        cards = self.table.zones[TRAP_PILE + 5 * seat]
        return f"trap{self.drawn_place(seat, trap) - (len(cards) - self.drawn(seat)) + 1}"

    # The view

    def view(self, viewer: int) -> KillTheUnicornsView:
        """What this viewer may know."""
        seats = range(self.seats)
        herds = range(self.herd_count())
        laid = [self._shown_top(PLAYED, seat, self.laid[seat], viewer) for seat in seats]
        drawn = [int(self.drawn(seat)) for seat in seats]
        revealed = self.step >= REVEALED and self.step <= AFTER
        totals = self.totals() if revealed else [int(NONE)] * int(self.herd_count())
        shown = self._shown_trap()
        return KillTheUnicornsView(
            game="kill-the-unicorns",
            seats=int(self.seats),
            you=viewer if viewer < self.seats else None,
            n=self.told_n(viewer),
            to_act=self.asked(viewer),
            edition=self.profile.edition,
            step=STEP_NAMES[self.step],
            round=int(self.round),
            rounds=int(ROUNDS),
            hunt=int(self.hunt) + 1 if LEADING <= self.step <= AFTER else 0,
            marker=int(self.marker),
            active=int(self.active),
            teams=[int(self.herd_of(seat)) for seat in seats],
            characters=[CHARACTER_NAMES[one] if one >= 0 else None for one in self.characters],
            powers=[self._power(seat) for seat in seats],
            free=[CHARACTER_NAMES[one] for one in self.profile.characters if self.seat_of[one] < 0]
            if self.step == PICKING
            else [],
            row=self._row(viewer),
            draw=len(self.table.zones[DRAW_DECK]),
            gone=self._names(self.table.shown(GONE, viewer)),
            hands=[self._hand(seat, viewer) for seat in seats],
            laid=laid,
            discards=[self._spent(seat, viewer) for seat in seats],
            needed=int(self.needed),
            passed=self._seats_in(self.passed),
            silenced=self._seats_in(self.silenced),
            totals=[self._total_shown(totals[self.herd_of(seat)]) for seat in seats],
            tied=[int(seat) for seat in seats if self._is_tied(totals, self.herd_of(seat))],
            winner=int(self.winner) if self.winner >= 0 else None,
            trap_hands=[self._shown_top(TRAP_PILE, seat, drawn[seat], viewer) for seat in seats],
            trap_piles=[len(self.table.zones[self.zone(TRAP_PILE, seat)]) - drawn[seat] for seat in seats],
            trap_discards=[
                self._names(self.table.shown(self.zone(TRAP_DISCARD, seat), viewer)) for seat in seats
            ],
            shown_trap=shown,
            herds=[[self._unicorn(card) for card in self.herd(herd)] for herd in herds],
            pates=[self._pates(herd) for herd in herds],
            tallies=[self._tally(herd) for herd in herds],
            market=self._market(),
            buying=self.deck.token_names[self.buying] if self.buying >= 0 else None,
            shopped=self._seats_in(self.shopped),
        )

    def _names(self, kinds: list[int]) -> list[str | None]:
        return [self.deck.names[kind] if kind != UNKNOWN else None for kind in kinds]

    def _hand(self, seat: i64, viewer: i64) -> list[str | None]:
        """A hunt hand, unknown cards first, then by value."""
        kinds = self.table.shown(self.zone(HAND, seat), viewer)
        hand: list[str | None] = [None] * kinds.count(UNKNOWN)
        for kind in self.deck.hand_kinds:
            hand += [self.deck.names[kind]] * kinds.count(kind)
        return hand

    def _shown_top(self, zone: i64, seat: i64, count: int, viewer: i64) -> list[str | None]:
        """The top cards of a zone of a seat."""
        shown = self._names(self.table.shown(self.zone(zone, seat), viewer))
        return shown[len(shown) - count :]

    def _spent(self, seat: i64, viewer: i64) -> list[str | None]:
        shown = self._names(self.table.shown(self.zone(PLAYED, seat), viewer))
        return shown[: len(shown) - self.laid[seat]]

    def _seats_in(self, mask: i64) -> list[int]:
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def _power(self, seat: i64) -> str:
        if not self.profile.powers:
            return "off"
        return "used" if self.used >> seat & 1 else "ready"

    def _total_shown(self, total: int) -> int | None:
        return total if total >= 0 else None

    def _is_tied(self, totals: list[int], herd: i64) -> bool:
        return totals[herd] >= 0 and totals.count(totals[herd]) > 1

    def _row(self, viewer: i64) -> list[Prize]:
        cards = self._names(self.table.shown(ROW, viewer))
        traps = self.table.shown(SET_TRAPS, viewer)
        places: list[SetTrap | None] = [None] * int(2 * self.row_size())
        for at in range(len(traps)):
            owner = self.owner(self.table.zones[SET_TRAPS][at])
            places[self.trap_at[at]] = SetTrap(seat=int(owner), card=self._names(traps)[at])
        row: list[Prize] = []
        if self.round == 0:
            return row
        gone = int(self.row_size()) - len(cards)
        for prize in range(self.row_size()):
            card = cards[prize - gone] if prize >= gone else None
            row.append(Prize(card=card, above=places[2 * prize], below=places[2 * prize + 1]))
        return row

    def _shown_trap(self) -> ShownTrap | None:
        if self.shown < 0:
            return None
        card = self.table.zones[SET_TRAPS][self.trap_place(self.hunt, self.shown)]
        return ShownTrap(seat=int(self.owner(card)), card=self._card_name(card), side=SIDES[self.shown])

    def _unicorn(self, card: i64) -> Unicorn:
        trap = self.pinned_trap(card)
        colour = self.colours[card]
        return Unicorn(
            card=self._card_name(card),
            colour=COLOUR_NAMES[colour] if colour != NO_COLOUR else None,
            points=self.deck.stars[card] + self._token_points(card) + self._trap_points(card),
            tokens=[self.deck.token_names[token] for token in self._tokens_on(card)],
            trap=self.deck.trap_names[trap] if trap >= 0 else None,
            twice=trap >= 0 and self.deck.traps.effects[trap] == COUNTS_TWICE,
        )

    def _tokens_on(self, unicorn: i64) -> list[int]:
        return [one % int(TOKEN_BITS) for one in self.attached if one // int(TOKEN_BITS) == unicorn]

    def _token_points(self, unicorn: i64) -> int:
        return sum([self.deck.tokens.points[token] for token in self._tokens_on(unicorn)])

    def _trap_points(self, unicorn: i64) -> int:
        trap = self.pinned_trap(unicorn)
        return self.deck.traps.points[trap] if trap >= 0 else 0

    def _pates(self, herd: i64) -> list[str]:
        return [self.deck.token_names[token] for token in self._pates_of(herd)]

    def _pates_of(self, herd: i64) -> list[int]:
        return [one % int(TOKEN_BITS) for one in self.pates if one // int(TOKEN_BITS) == herd]

    def _market(self) -> list[Stall]:
        tokens = self.deck.tokens
        stalls: list[Stall] = []
        for item in range(len(ITEM_NAMES)):
            kinds = [token for token in range(tokens.count) if tokens.items[token] == item]
            if kinds:
                left = [token for token in kinds for _ in range(self.stock[token])]
                stalls.append(
                    Stall(
                        item=ITEM_NAMES[item],
                        tokens=[tokens.names[token] for token in left],
                        prices=[tokens.prices[token] for token in left],
                    )
                )
        return stalls

    # Scores

    def _tally(self, herd: i64) -> Tally:
        counts = self.colour_counts(herd, bicorns=True)
        rainbows = best_rainbows(counts, further_sets=self.profile.further_sets)
        stars = sum([self.deck.stars[card] for card in self.herd(herd)])
        tokens = sum([self._token_points(card) for card in self.herd(herd)])
        traps = sum([self._trap_points(card) for card in self.herd(herd)])
        pates = sum([self.deck.tokens.points[token] for token in self._pates_of(herd)])
        grouped = int(best_points(counts, further_sets=self.profile.further_sets))
        return Tally(
            stars=stars,
            tokens=tokens,
            pates=pates,
            traps=traps,
            sets=grouped - int(RAINBOW * rainbows),
            rainbows=int(RAINBOW * rainbows),
            total=stars + tokens + traps + pates + grouped,
            rainbow_count=int(rainbows),
            set_sizes={COLOUR_NAMES[at]: counts[at] - int(rainbows) for at in range(COLOUR_COUNT)},
        )

    def herd_score(self, herd: i64) -> i64:
        """What a herd is worth as it lies, without saying where the points come from."""
        deck = self.deck
        score: i64 = best_points(
            self.colour_counts(herd, bicorns=True), further_sets=self.profile.further_sets
        )
        unicorns = self.herd(herd)
        for card in unicorns:
            score += deck.stars[card]
        for one in self.attached:
            if self.is_in_herd(one // TOKEN_BITS, herd):
                score += deck.tokens.points[one % TOKEN_BITS]
        for one in self.pates:
            if one // TOKEN_BITS == herd:
                score += deck.tokens.points[one % TOKEN_BITS]
        for at, bearer in enumerate(self.bearers):
            if self.is_in_herd(bearer, herd):
                score += deck.traps.points[deck.trap_of[self.table.zones[PINNED][at]]]
        return score

    def scores(self) -> list[int]:
        """The score of each seat, in the team game its team's (kill-the-unicorns.team.score)."""
        scores = [int(self.herd_score(herd)) for herd in range(self.herd_count())]
        return [scores[self.herd_of(seat)] for seat in range(self.seats)]

    def winning_herds(self) -> list[int]:
        """Who wins as the table lies.

        By a double rainbow whoever has one. By points equal scores cancel each other and the next wins
        (kill-the-unicorns.end.tie-cancels), or the larger herd wins (kill-the-unicorns.end.tie-unicorns).
        """
        herds = [int(herd) for herd in range(self.herd_count())]
        if self.by_rainbow:
            at_once = [herd for herd in herds if self.has_double_rainbow(herd, bicorns=False)]
            return at_once or [herd for herd in herds if self.has_double_rainbow(herd, bicorns=True)]
        scores = [int(self.herd_score(herd)) for herd in herds]
        if self.profile.tie_cancels:
            alone = [score for score in scores if scores.count(score) == 1]
            return [scores.index(max(alone))] if alone else []
        most = max(scores)
        best = [herd for herd in herds if scores[herd] == most]
        largest = max([len(self.herd(herd)) for herd in best])
        return [herd for herd in best if len(self.herd(herd)) == largest]

    def winners(self) -> list[int]:
        """Everybody whose herd wins."""
        if self.rushed is not None:
            return self.rushed
        winning = self.winning_herds()
        return [seat for seat in range(self.seats) if int(self.herd_of(seat)) in winning]

    def outcome(self) -> Outcome | None:
        """The winners, and where every point came from."""
        if self.step != OVER:
            return None
        winning = self.winning_herds()
        reason = "kill-the-unicorns.end.after-four-rounds"
        if self.by_rainbow:
            reason = "kill-the-unicorns.end.double-rainbow"
        elif not winning:
            reason = "kill-the-unicorns.end.all-tied"
        return Outcome(
            winners=[seat for seat in range(self.seats) if int(self.herd_of(seat)) in winning],
            scores=[self._score(seat) for seat in range(self.seats)],
            reason=reason,
        )

    def _score(self, seat: int) -> Score:
        herd = self.herd_of(seat)
        tally = self._tally(herd)
        cards = self.herd(herd)
        places = [self.unicorn_name(herd, place) for place in range(len(cards))]

        def where(wanted: list[bool]) -> list[str]:
            return [place for place, take in zip(places, wanted, strict=True) if take]

        groups = [self.colours[card] for card in cards]
        in_sets = [self._counts_in_set(tally, group) for group in groups]
        coloured = [tally.rainbow_count > 0 and group != NO_COLOUR for group in groups]
        return Score(
            seat=seat,
            total=tally.total,
            parts=[
                Part(key="stars", points=tally.stars, places=where([self.deck.stars[c] > 0 for c in cards])),
                Part(
                    key="tokens",
                    points=tally.tokens,
                    places=where([self._token_points(card) > 0 for card in cards]),
                ),
                Part(key="pates", points=tally.pates, places=self._pates(herd)),
                Part(
                    key="traps",
                    points=tally.traps,
                    places=where([self._trap_points(card) != 0 for card in cards]),
                ),
                Part(
                    key="sets",
                    points=tally.sets,
                    places=where(in_sets),
                    params=dict(tally.set_sizes),
                ),
                Part(
                    key="rainbows",
                    points=tally.rainbows,
                    places=where(coloured),
                    params={"rainbows": tally.rainbow_count},
                ),
            ],
        )

    def _counts_in_set(self, tally: Tally, colour: int) -> bool:
        if colour == NO_COLOUR:
            return False
        size = tally.set_sizes[COLOUR_NAMES[colour]]
        return int(set_points(size, further_sets=self.profile.further_sets)) > 0
