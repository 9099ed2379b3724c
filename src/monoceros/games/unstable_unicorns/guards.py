"""Guards: cards that may fall in place of a unicorn that is sacrificed or destroyed."""

from mypy_extensions import i64

from monoceros.games.unstable_unicorns.board import ASK_GUARD, GUARD, NOBODY, OWNER, SOURCE, TARGET
from monoceros.games.unstable_unicorns.steps import UnicornSteps
from monoceros.games.unstable_unicorns.vocabulary import BLANK, COWS, GUARDS_ANY, GUARDS_DESTROY


class UnicornGuards(UnicornSteps):
    """A table whose unicorns may be guarded."""

    def guards(self, owner: i64, card: i64, by: i64) -> list[int]:
        """The kinds of guards that may fall in place of a unicorn, ascending, each once.

        `by` is who destroys it, or nobody where it is sacrificed. Cows are not guarded
        (unstable-unicorns.cows.unguarded).
        """
        found: list[int] = []
        deck = self.deck
        if not deck.unicorn[deck.kinds[card]]:
            return found
        statics = self.statics(owner)
        if statics & COWS or statics & (GUARDS_ANY | GUARDS_DESTROY) == 0:
            return found
        for other in self.table.zones[self.stable(owner)]:
            kind = deck.kinds[other]
            bits: i64 = deck.statics[kind]
            if statics & BLANK and deck.unicorn[kind]:
                continue
            fits = bits & GUARDS_ANY or (by != NOBODY and bits & GUARDS_DESTROY)
            if other != card and fits and kind not in found:
                found.append(kind)
        found.sort()
        return found

    def fall(self, owner: i64, card: i64, by: i64) -> None:
        """A card is sacrificed, or destroyed by somebody: its owner may send a guard in its place."""
        if len(self.guards(owner, card, by)) > 0:
            self.stack.push(GUARD, 0, owner, card, by)
        else:
            self.drop(owner, card, by)

    def run_guard(self) -> None:
        """Ask the owner of a threatened unicorn, unless no guard is left."""
        stack = self.stack
        owner = stack.get(OWNER)
        card = stack.get(SOURCE)
        by = stack.get(TARGET)
        if len(self.guards(owner, card, by)) > 0:
            self.question(ASK_GUARD, owner)
        else:
            stack.pop()
            self.drop(owner, card, by)

    def guarded(self, kind: i64) -> None:
        """The answer to which guard falls in place of the unicorn; a guard may have a guard."""
        owner = self.stack.get(OWNER)
        card = self.stack.get(SOURCE)
        guard = self.table.zones[self.stable(owner)][self._guard_place(owner, card, kind)]
        self.stack.pop()
        if self.events is not None:
            self.tell(
                "guard",
                "unstable-unicorns.guard.instead",
                {"seat": int(owner), "card": self.name_of(guard), "out": self.name_of(card)},
            )
        self.fall(owner, guard, NOBODY)

    def _guard_place(self, owner: i64, card: i64, kind: i64) -> i64:
        for place, other in enumerate(self.table.zones[self.stable(owner)]):
            if other != card and self.deck.kinds[other] == kind:
                return place
        return -1

    def unguarded(self) -> None:
        """The owner lets the unicorn go."""
        owner = self.stack.get(OWNER)
        card = self.stack.get(SOURCE)
        by = self.stack.get(TARGET)
        self.stack.pop()
        self.drop(owner, card, by)
