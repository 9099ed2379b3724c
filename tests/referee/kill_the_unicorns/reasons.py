"""Why a move is refused: the rule of the moment in our own words, with the lines of each book."""

from __future__ import annotations

from .table import Move, Question

RULES: dict[str, str] = {
    "characters": "Each player chooses one character nobody else has (de 87, fr 33, en 31; K27).",
    "who goes first": "The first team says which of the two goes first (en 125).",
    "discarding a trap": "From the first player on, each first discards one of the two traps drawn (en 55).",
    "setting a trap": "From the first player on, each sets one of the traps drawn at a free side of a "
    "unicorn in the row (de 141-156, fr 74, en 55 and 121).",
    "before laying": "Before cards are laid, only who has a power for this moment may use it or decline "
    "(de 371, 441-443; fr 247, 319-324).",
    "laying": "The first player lays 1, 2 or 3 hunt cards or passes; clockwise, the others lay as many or "
    "pass; who has too few cards passes; only a knight may lay one more (de 177-187, 445; fr 86-89, 326; "
    "en 63). Teams lay 2 to 5 together, each member at least one (en 125-127).",
    "cards revealed": "Once the hunt cards are revealed, only who has a power for this moment may use it or "
    "decline (de 371, fr 247).",
    "picking a trap": "Of two traps the winner picks the one to reveal, unseen (de 219, fr 105, en 123; K6).",
    "trap revealed": "Once a trap is revealed, only who can cancel it may do so or decline (de 371, fr 247).",
    "zombicorn": "The winner chooses one of the own unicorns to discard (de 461).",
    "costly bait": "The winner chooses one hunt card in hand to discard (card list).",
    "trojan": "The trap's owner swaps one own unicorn for one of the winner's (de 457).",
    "after the hunt": "After a hunt, only who joined, did not win and has a power may use it or decline.",
    "market": "From the first player on, each may buy one thing the own hand can pay, for one of the own "
    "unicorns (de 246-250, fr 135-140, en 75).",
}


def explain(question: Question | None, seat: int, move: Move) -> str:
    if question is None:
        return "The game is over."
    rule = RULES[question.moment]
    if seat not in question.moves:
        return f"Seat {seat} has nothing to decide now, only {sorted(question.moves)}. {rule}"
    return f"Seat {seat} may not {move!r} now. {rule}"
