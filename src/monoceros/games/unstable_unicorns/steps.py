"""Going through the steps of a program: does it happen, for whom, and what comes next.

What a step does is in `effects.py`.
"""

from mypy_extensions import i64

from monoceros.games.unstable_unicorns import vocabulary as v
from monoceros.games.unstable_unicorns.board import (
    AGREED,
    ASK_EITHER,
    ASK_MAY,
    ASK_PLAYER,
    BATCHED,
    DECIDED,
    FAILED,
    FLAGS,
    LEFT,
    NAMED_FIRST,
    NOBODY,
    NOT_BEGUN,
    OWNER,
    PC,
    ROUND,
    SOURCE,
    TARGET,
)
from monoceros.games.unstable_unicorns.targets import UnicornTargets
from monoceros.games.unstable_unicorns.vocabulary import AMOUNT, LINK, MAY, PLACE, WHO, WIDTH


class UnicornSteps(UnicornTargets):
    """A table that knows where it stands in a card's program."""

    def question(self, ask: i64, seat: i64) -> None:
        """Stop and ask one seat."""
        self.ask = ask
        self.to_act = 1 << seat

    def touch(self, card: i64) -> None:
        """Remember what a start effect has chosen."""
        if self.has_flag(BATCHED):
            self.touched.append(card)

    def ready(self, pc: i64) -> bool:
        """Settle whether the step happens, which of two it is, and for whom; False when it must wait."""
        stack = self.stack
        code = self.deck.code
        owner = stack.get(OWNER)
        end = self.program_end()
        link: i64 = code[pc + LINK]
        if (link == v.THEN or link == v.IF_SO) and self.has_flag(FAILED):
            stack.pop()
            return False
        if code[pc + MAY] and not self.has_flag(AGREED):
            if self.possible(owner, stack.get(SOURCE), pc, end, 0):
                self.question(ASK_MAY, owner)
            else:
                self.give_up()
            return False
        undecided = self.is_either(pc, end) and not self.has_flag(DECIDED)
        if undecided and code[pc + WHO] == v.YOU:
            self._choose_step(pc, end)
            return False
        if self.needs_player(pc) and stack.get(TARGET) == NOBODY and not self._find_player(pc, end):
            return False
        if undecided:
            self._choose_step(pc, end)
            return False
        amount: i64 = code[pc + AMOUNT]
        if amount == v.PER_BASIC:
            amount = self.count_in_stable(owner, v.BASIC)
        stack.set(LEFT, amount if amount > 0 else 0)
        stack.set(ROUND, 1 if code[pc + WHO] == v.EACH_OTHER_PLAYER else 0)
        return True

    def _find_player(self, pc: i64, end: i64) -> bool:
        """Settle the player of a step: named before, the only one there is, or asked for."""
        stack = self.stack
        owner = stack.get(OWNER)
        if self.has_flag(NAMED_FIRST) and len(self.named) > 0:
            named: i64 = self.named.pop(0)
            if not self.fits_player(owner, named, pc, end, 0):
                # The player named can no longer be affected (unstable-unicorns.target.gone).
                self.fail_step()
                return False
            stack.set(TARGET, named)
            return True
        players = self.fitting_players(owner, pc, end)
        if len(players) == 0:
            self.fail_step()
            return False
        if len(players) > 1:
            self.question(ASK_PLAYER, owner)
            return False
        stack.set(TARGET, players[0])
        return True

    def _choose_step(self, pc: i64, end: i64) -> None:
        """Which of two steps: named before, the only possible one, or asked for."""
        stack = self.stack
        owner = stack.get(OWNER)
        if self.deck.code[pc + WHO] == v.YOU and self.has_flag(NAMED_FIRST) and len(self.named) > 0:
            self.take_branch(self.named.pop(0))
            return
        first = self.branch_possible(pc, end)
        second = self.branch_possible(pc + WIDTH, end)
        if first and second:
            target = stack.get(TARGET)
            self.question(ASK_EITHER, owner if target == NOBODY else target)
        elif first or second:
            self.take_branch(0 if first else 1)
        else:
            stack.set(PC, pc + WIDTH)
            self.fail_step()

    def branch_possible(self, pc: i64, end: i64) -> bool:
        """Whether one of two steps can be done by whoever picks."""
        owner = self.stack.get(OWNER)
        if self.deck.code[pc + WHO] == v.YOU:
            return self._possible_step(owner, self.stack.get(SOURCE), pc, end, 0)
        return self.can_do(self.stack.get(TARGET), owner, pc, 0)

    def take_branch(self, option: i64) -> None:
        """Go on with the first or the second of two steps."""
        self.set_flag(DECIDED)
        if option == 1:
            self.stack.set(PC, self.stack.get(PC) + WIDTH)

    def give_up(self) -> None:
        """An optional step is left out; the first step of a program takes all others with it."""
        if self.deck.code[self.stack.get(PC) + LINK] == v.BEGIN:
            self.stack.pop()
        else:
            self.fail_step()

    def fail_step(self) -> None:
        """A step cannot be done: left out (unstable-unicorns.impossible.skipped)."""
        self.set_flag(FAILED)
        self.next_step()

    def next_step(self) -> None:
        """On to the step after this one; of two steps only one is done."""
        stack = self.stack
        pc = stack.get(PC) + WIDTH
        end = self.program_end()
        if pc < end and self.deck.code[pc + LINK] == v.OR:
            pc = end
        if pc >= end or self.deck.code[pc + PLACE] != v.FROM_THERE:
            stack.set(TARGET, NOBODY)
        stack.set(PC, pc)
        stack.set(LEFT, NOT_BEGUN)
        stack.set(FLAGS, stack.get(FLAGS) & ~(AGREED | DECIDED))

    def next_player(self) -> None:
        """On to the next player of a round, or to the next step."""
        stack = self.stack
        who: i64 = self.deck.code[stack.get(PC) + WHO]
        turn = stack.get(ROUND) + 1
        if (who != v.EACH_PLAYER and who != v.EACH_OTHER_PLAYER) or turn >= self.seats:
            self.next_step()
            return
        amount: i64 = self.deck.code[stack.get(PC) + AMOUNT]
        stack.set(ROUND, turn)
        stack.set(LEFT, amount if amount > 0 else 0)

    def actor(self) -> i64:
        """Who does the step under way."""
        stack = self.stack
        who: i64 = self.deck.code[stack.get(PC) + WHO]
        if who == v.YOU:
            return stack.get(OWNER)
        if who == v.EACH_PLAYER or who == v.EACH_OTHER_PLAYER:
            return (stack.get(OWNER) + stack.get(ROUND)) % self.seats
        return stack.get(TARGET)
