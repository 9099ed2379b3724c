"""What a hunter does without thinking long: every decision by its gain.

It weighs each prize for itself and for the others, bids what the prize is worth against what its hand could
still win this round, and keeps an eye on traps. By-eye bots play the best move; a search takes gains for the
moves that look promising, and plays on in worlds it has made up. Nobody acts on a card they do not know: the
own hand, open cards, and traps the seat has seen are all that is asked for.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from monoceros.core.contract import ByEye, State
from monoceros.core.guide import best_of
from monoceros.core.rng import Rng
from monoceros.games.kill_the_unicorns import actions, kinds, steps, totals, zones
from monoceros.games.kill_the_unicorns.bot.evaluate import FEAR, SPOIL, Evaluation, with_unicorns
from monoceros.games.kill_the_unicorns.deck import COUNTS, HAND_SIZE, MASKS, HuntDeck
from monoceros.games.kill_the_unicorns.editions import Profile
from monoceros.games.kill_the_unicorns.hunt import fewest, may_pass, most
from monoceros.games.kill_the_unicorns.market import washable
from monoceros.games.kill_the_unicorns.rules import HuntRules
from monoceros.games.kill_the_unicorns.scoring import unicorn_points
from monoceros.games.kill_the_unicorns.state import HuntState

CATCH: Final = 0.45
"""The share of a prize one can count on for prizes still to be hunted."""
SHOPPING: Final = 3.0
"""What a hand kept for the market is worth."""
CARD: Final = 0.7
"""What a hunt card is worth besides its value: it lets one take part."""
LIKING: Final = [2, 8, 7, 4, 5, 1, 3, 8, 2]
"""How much the bot likes each character: in the order in which they won when they were dealt by lot."""
FRACTION: Final = 1.0 / 4294967296.0
BLUR: Final = 0.4
"""Points by which two hunters in the same situation may see a bid differently."""
HEAT: Final = 1.0
"""Points that make a bid of somebody else e times as likely: fits casual hunters, and experts nearly."""
EXTRA_COST: Final = 0.15
NOWHERE: Final[i64] = -1
POINT: Final = 0.7
"""Points of difference one notices."""


class Policy:
    """Gains of actions, and a quick move, at one kind of table."""

    def __init__(self, deck: HuntDeck, profile: Profile) -> None:
        self.deck = deck
        self.look = Evaluation(deck, profile)
        self.efforts: vec[float] = vec[float](
            [float(deck.sums[mask]) + CARD * float(deck.sizes[mask]) for mask in range(MASKS)]
        )
        """What a set of hunt cards is worth as such."""
        starts: list[int] = [0]
        bids: list[int] = []
        for at in range(MASKS * COUNTS):
            bids.extend(self._bids([deck.sets[nth] for nth in range(deck.starts[at], deck.starts[at + 1])]))
            starts.append(len(bids))
        self.bids: vec[i64] = vec[i64](bids)
        """Of each hand and number of cards, one way to lay each total."""
        self.starts: vec[i64] = vec[i64](starts)
        """Where the bids of a hand and a number of cards begin, at `hand * COUNTS + number`."""
        self._stage: i64 = NOWHERE
        self._worth = 0.0
        self._best_later = 0.0
        self._keep = 0.0
        self._mates: i64 = 0
        self._expected: i64 = 0
        self._totals: i64 = 0
        self._leading = 0.0
        self._spot: i64 = NOWHERE
        self._spot_gain = 0.0

    def _bids(self, masks: list[int]) -> list[int]:
        """For each total the cards that leave the less even hand: a high card wins more than two others."""
        squares = [int(value * value) for value in self.deck.hand_values]
        best: dict[int, tuple[int, int]] = {}
        for mask in masks:
            total = int(self.deck.sums[mask])
            unevenness = sum([squares[at] for at in range(HAND_SIZE) if mask >> at & 1])
            if total not in best or unevenness < best[total][0]:
                best[total] = (unevenness, mask)
        return [best[total][1] for total in sorted(best)]

    def forget(self) -> None:
        """Another table, or herds and prizes have changed: look again."""
        self._stage = NOWHERE

    # Playing on

    def move(self, state: HuntState, seat: i64, rng: Rng) -> i64:
        """A sensible action in a microsecond or two."""
        stage = state.round * 8 + state.hunt
        if stage != self._stage:
            self.look.take_in(state)
            self._stage = stage
        if state.step == steps.LAYING:
            return self._lay(state, seat, rng)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.profile.teams and (state.step == steps.MARKET or state.step == steps.TARGET):
            # A mate may have been shopping for the same herd.
            self.look.take_in(state)
        action: i64 = legal[best_of(self._gains(state, seat, legal), rng)]
        if actions.FETCH <= action < actions.SILENCE:
            self._stage = NOWHERE
        return action

    def gains(self, state: HuntState, seat: i64, legal: list[int]) -> vec[float]:
        """How much each legal action promises, in points where points are at stake."""
        self.look.take_in(state)
        self._stage = NOWHERE
        return self._gains(state, seat, legal)

    def _gains(self, state: HuntState, seat: i64, legal: list[int]) -> vec[float]:
        self._size_up(state, seat)
        gains: vec[float] = vec[float](capacity=len(legal))
        for action in legal:
            gains = append(gains, self._gain(state, seat, action))
        return gains

    def _gain(self, state: HuntState, seat: i64, action: i64) -> float:
        """The gain of an action. After `_size_up`."""
        step = state.step
        values = self.deck.hand_values
        if step == steps.LAYING:
            return 0.0 if action == actions.PASS else self._lay_gain(state, action)
        if step == steps.SETTING:
            return self._setting_gain(state, seat, action - actions.SET)
        if step == steps.LAYING_OFF:
            return -self._keeping(state, seat, action - actions.DISCARD)
        if step == steps.BEFORE:
            return self._before_gain(state, seat, action)
        if step == steps.REVEALED:
            return 0.05 if action == actions.PASS else self._reveal_gain(state, seat, action)
        if step == steps.ANNOUNCING:
            return 0.5 if action == actions.PASS else self._announce_gain(action - actions.NUMBER)
        if step == steps.MARKET:
            return 0.0 if action == actions.PASS else self._purchase_gain(state, seat, action - actions.BUY)
        if step == steps.TARGET:
            return self._target_gain(state, seat, state.buying, action - actions.ON)
        if step == steps.UNCOVERED:
            return 0.0 if action == actions.PASS else -self._shown_effect(state, seat)
        if step == steps.AFTER:
            return 0.0 if action == actions.PASS else 0.1 + float(values[action - actions.RECOVER])
        if step == steps.PICKING:
            return float(LIKING[action - actions.PICK])
        if step == steps.CHOOSING:
            return self._uncover_gain(state, seat, action - actions.REVEAL)
        if step == steps.TROJAN:
            return self._swap_gain(state, seat, action - actions.SWAP)
        if step == steps.ZOMBICORN:
            herd = state.herd_of(seat)
            return -self.look.unicorn_worth(state, herd, state.unicorn(herd, action - actions.LOSE))
        if step == steps.BAIT:
            return -float(values[action - actions.DROP])
        return 1.0 if action == actions.LEAD else 0.0

    # Hunting

    def _size_up(self, state: HuntState, seat: i64) -> None:
        """What this prize and the later ones are worth, and what the whole hand could still win."""
        step = state.step
        self._spot = NOWHERE
        if step < steps.BEFORE or step > steps.REVEALED:
            return
        look = self.look
        look.look_at_traps(state, seat)
        herd = state.herd_of(seat)
        self._worth = look.prize_worth(herd, state.hunt)
        best = 0.0
        later = 0.0
        for prize in range(state.hunt + 1, state.row_size):
            worth = max(0.0, look.prize_worth(herd, prize))
            best = max(best, worth)
            later += worth
        self._best_later = best
        if step == steps.LAYING:
            look.look_at_rivals(state, seat)
            effort = self.efforts[state.hand_mask(seat)]
            self._keep = (CATCH * later + self.shopping(state)) / max(1.0, effort)
            self._expected = 0
            self._mates = 0
            if state.profile.teams:
                # What the team mate has laid or may add; a hand is worth two a card.
                laid: i64 = state.laid[state.mate(seat)]
                self._mates = 2 * (laid if laid > 0 else max(1, state.needed // 2))
        elif step == steps.REVEALED:
            self._totals = totals.all_totals(state)
            self._leading = self._leads(self._totals, state.herd_count(), herd)

    def _bid_gain(self, mask: i64) -> float:
        """What laying these cards promises: the prize by chance, less what they could win later."""
        total: i64 = self.deck.sums[mask] + self._mates
        return self.look.chance(total) * self._worth - self.efforts[mask] * self._keep

    def _lay(self, state: HuntState, seat: i64, rng: Rng) -> i64:
        self._size_up(state, seat)
        action: i64 = actions.PASS
        best = BLUR * 0.5 if may_pass(state, seat) else -1000.0
        hand = state.hand_mask(seat) * COUNTS
        extra = state.ready(kinds.KNIGHT) == seat
        top: i64 = min(most(state, seat), HAND_SIZE)
        for number in range(fewest(state, seat), top + 1):
            self.look.expect(max(state.needed, number))
            at = self.starts[hand + number]
            for beyond in range(2 if extra and number < HAND_SIZE else 1):
                cost = EXTRA_COST * float(beyond)
                end = self.starts[hand + number + beyond + 1]
                while at < end:
                    gain = self._bid_gain(self.bids[at]) + BLUR * FRACTION * float(rng.word()) - cost
                    if gain > best:
                        best = gain
                        action = actions.LAY + MASKS * beyond + self.bids[at]
                    at += 1
        return action

    def lay_again(self, state: HuntState, seat: i64, viewer: i64, rng: Rng) -> None:
        """Let a seat take back what it has laid and lay as many cards, those it likes best most likely.

        Only where the viewer knows none of its cards. After `look.take_in`.
        """
        if state.known_cards(zones.hand(seat), 0, state.hand_count(seat), viewer):
            return
        count = state.laid[seat]
        state.table.move_run(zones.played(seat), state.spent(seat), count, zones.hand(seat), 1 << seat)
        state.laid[seat] = 0
        self._size_up(state, seat)
        self._stage = NOWHERE
        self.look.expect(count - 1 if state.extra == seat else count)
        hand = state.hand_mask(seat) * COUNTS + count
        at = self.starts[hand]
        mask = self.bids[at]
        best = -1000.0
        while at < self.starts[hand + 1]:
            # With Gumbel's noise the greatest sum is each bid in proportion to exp(gain / HEAT).
            luck = (float(rng.word()) + 0.5) * FRACTION
            gain = self._bid_gain(self.bids[at]) - HEAT * math.log(-math.log(luck))
            if gain > best:
                best = gain
                mask = self.bids[at]
            at += 1
        state.play_cards(seat, mask, 1 << seat)
        state.laid[seat] = count

    def _lay_gain(self, state: HuntState, action: i64) -> float:
        mask = (action - actions.LAY) % MASKS
        beyond: i64 = 1 if action >= actions.EXTRA else 0
        needed = state.needed if state.needed > 0 else self.deck.sizes[mask] - beyond
        if needed != self._expected:
            self.look.expect(needed)
            self._expected = needed
        return self._bid_gain(mask) - EXTRA_COST * float(beyond)

    def shopping(self, state: HuntState) -> float:
        """What the cards in hand may buy at the end of the round."""
        for left in state.stock:
            if left > 0:
                return SHOPPING
        return 0.0

    def _announce_gain(self, number: i64) -> float:
        """Two or three cards of a team for a usual prize, more for a dear one."""
        wanted: i64 = 2 + min(3, int(max(0.0, self._worth) / 4.0))
        off = number + actions.FEWEST_ANNOUNCED - wanted
        return 1.0 - float(off if off > 0 else -off)

    def _before_gain(self, state: HuntState, seat: i64, action: i64) -> float:
        """Powers before the cards are laid are for the best prize of the round that is left."""
        now = self._worth
        best = self._best_later
        if actions.PEEK <= action < actions.REVEAL:
            return now + 0.5 - 0.8 * best
        if actions.SILENCE <= action < actions.PICK:
            other = (seat + action - actions.SILENCE + 1) % state.seats
            return 0.3 * now - 0.25 * best + 0.05 * float(state.hand_count(other))
        if actions.FETCH <= action < actions.SILENCE:
            return 0.3 * (self.look.prize_worth(state.herd_of(seat), action - actions.FETCH) - now) - 1.0
        return 0.0

    def _reveal_gain(self, state: HuntState, seat: i64, action: i64) -> float:
        """Change the result if that wins the prize, or take a high card back if a lower one wins too."""
        mine = state.herd_of(seat)
        values = self.deck.hand_values
        after = self._totals
        saved: i64 = 0
        if action < actions.STEAL:
            place = action - actions.EXCHANGE
            saved = values[place // actions.SIZE] - values[place % actions.SIZE]
            after -= saved << totals.TOTAL_BITS * mine
        else:
            given, distance, wanted = actions.theft(action - actions.STEAL)
            other = state.herd_of((seat + distance) % state.seats)
            moved = values[wanted] - values[given]
            after += (moved << totals.TOTAL_BITS * mine) - (moved << totals.TOTAL_BITS * other)
        change = self._leads(after, state.herd_count(), mine) - self._leading
        return change * self._worth + 0.1 * float(saved)

    def _leads(self, laid: i64, herds: i64, mine: i64) -> float:
        """1 if these totals would win the hunt for a herd."""
        own = totals.total_in(laid, mine)
        for herd in range(herds):
            total = totals.total_in(laid, herd)
            if herd != mine and (total == own or (total > own and totals.is_alone(laid, herds, total))):
                return 0.0
        return 1.0

    # Traps

    def _setting_gain(self, state: HuntState, seat: i64, place: i64) -> float:
        spot = place // 2
        if spot != self._spot:
            # Above or below is all the same.
            self._spot = spot
            self._spot_gain = self._trap_gain(state, seat, spot)
        return self._spot_gain

    def _keeping(self, state: HuntState, seat: i64, trap: i64) -> float:
        """What would be lost with the trap that is laid off: its best place."""
        best = -100.0
        for prize in range(state.row_size):
            best = max(best, self._trap_gain(state, seat, trap * actions.MOST_PRIZES + prize))
        return best

    def _trap_gain(self, state: HuntState, seat: i64, spot: i64) -> float:
        """Good traps go where one hopes to win, bad ones where others do."""
        trap = spot // actions.MOST_PRIZES
        prize = spot % actions.MOST_PRIZES
        look = self.look
        mine = state.herd_of(seat)
        herds = state.herd_count()
        rivals = float(herds - 1)
        own = look.gain_of[mine * actions.MOST_PRIZES + prize]
        theirs = 0.0
        for herd in range(herds):
            if herd != mine:
                theirs += look.gain_of[herd * actions.MOST_PRIZES + prize]
        hope = max(0.05, own) / (max(0.05, own) + rivals * max(0.05, theirs / rivals))
        effect = self.deck.traps.effects[trap]
        if effect == kinds.LOWEST_WINS or effect == kinds.SECOND_WINS:
            return 0.25 * own
        if effect == kinds.SWAP_UNICORNS:
            return 2.0 * (1.0 - hope)
        return look.effect_worth(state, mine, prize, trap) * (hope - (1.0 - hope) / rivals)

    def _shown_effect(self, state: HuntState, seat: i64) -> float:
        """What letting the uncovered trap work is worth to oneself."""
        card = state.shown_trap()
        trap: i64 = self.deck.trap_of[card]
        effect = self.deck.traps.effects[trap]
        mine = state.herd_of(seat)
        if effect == kinds.LOWEST_WINS or effect == kinds.SECOND_WINS:
            self.look.look_at_traps(state, seat)
            worth = self.look.prize_worth(mine, state.hunt)
            return worth * (float(_twisted_winner(state, effect) == mine) - float(state.winner == mine))
        worth = self.look.effect_worth(state, mine, state.hunt, trap)
        if state.winner == mine:
            return worth
        if effect == kinds.SWAP_UNICORNS and state.owner(card) == seat:
            return 2.5
        return -SPOIL * worth - 0.6

    def _uncover_gain(self, state: HuntState, seat: i64, side: i64) -> float:
        card = state.table.card(zones.SET_TRAPS, state.trap_at(state.hunt, side))
        if not state.table.knows(seat, card):
            return -FEAR
        trap: i64 = self.deck.trap_of[card]
        effect = self.deck.traps.effects[trap]
        mine = state.herd_of(seat)
        if effect == kinds.LOWEST_WINS or effect == kinds.SECOND_WINS:
            return 0.0 if _twisted_winner(state, effect) == mine else -5.0
        return self.look.effect_worth(state, mine, state.hunt, trap)

    def _swap_gain(self, state: HuntState, seat: i64, pair: i64) -> float:
        look = self.look
        mine = state.herd_of(seat)
        given = state.unicorn(mine, pair // actions.MOST_HERD)
        got = state.unicorn(state.winner, pair % actions.MOST_HERD)
        key = look.keys[mine]
        after = with_unicorns(key, state.colours[given], -state.times(given))
        after = with_unicorns(after, state.colours[got], state.times(got))
        points = unicorn_points(state, got) - unicorn_points(state, given)
        lost = look.unicorn_worth(state, state.winner, got)
        return float(points) + look.worth(after) - look.worth(key) + SPOIL * lost

    # Shopping

    def _purchase_gain(self, state: HuntState, seat: i64, token: i64) -> float:
        best = -100.0
        # A horn is as good on any of them.
        horn = self.deck.tokens.items[token] == kinds.FALSE_HORN
        for place in range(1 if horn else state.herd_size(state.herd_of(seat))):
            best = max(best, self._target_gain(state, seat, token, place))
        return best - 0.05

    def _target_gain(self, state: HuntState, seat: i64, token: i64, place: i64) -> float:
        """What a token brings on one of one's unicorns."""
        look = self.look
        tokens = self.deck.tokens
        mine = state.herd_of(seat)
        unicorn = state.unicorn(mine, place)
        item = tokens.items[token]
        if item == kinds.BUTCHERY:
            return float(tokens.points[token]) - look.unicorn_worth(state, mine, unicorn)
        if item == kinds.SOAP:
            if washable(state, mine) >> place & 1 == 0:
                return -9.0
            return -float(self.deck.traps.points[state.pinned_trap(unicorn)])
        if item < kinds.FAIRY_DUST:
            return float(tokens.points[token])
        key: i64 = look.keys[mine]
        times = state.times(unicorn)
        after = with_unicorns(key, state.colours[unicorn], -times)
        after = with_unicorns(after, tokens.colours[token], times)
        return float(tokens.points[token]) + look.worth(after) - look.worth(key)


def _twisted_winner(state: HuntState, effect: i64) -> i64:
    """Who wins the hunt by a trap that asks for another total than the highest."""
    return totals.best(state, totals.LOWEST if effect == kinds.LOWEST_WINS else totals.SECOND)


class HeuristicBot(ByEye):
    """Plays for the greatest gain, one decision at a time."""

    def __init__(self, rules: HuntRules) -> None:
        self.policy = Policy(rules.deck, rules.profile)

    def choose(self, known: State, seat: int, rng: Rng) -> int:
        """The legal action with the greatest gain."""
        assert isinstance(known, HuntState)
        legal = known.legal(seat)
        return legal[0] if len(legal) == 1 else legal[best_of(self.policy.gains(known, seat, legal), rng)]

    def unit(self) -> float:
        """Most of a point."""
        return POINT

    def gains(self, known: State, seat: i64, legal: list[int]) -> list[float]:
        """The points each legal action promises."""
        assert isinstance(known, HuntState)
        return list(self.policy.gains(known, seat, legal))

    def forgettable(self, known: State, seat: i64) -> list[int]:
        """Hunt cards others have spent, and traps of others one has looked at."""
        assert isinstance(known, HuntState)
        table = known.table
        cards: list[int] = []
        for other in range(known.seats):
            if other != seat:
                cards += table.cards_in(zones.played(other))[: known.spent(other)]
        cards += [card for card in table.cards_in(zones.SET_TRAPS) if known.owner(card) != seat]
        return [card for card in cards if table.knows(seat, card)]
