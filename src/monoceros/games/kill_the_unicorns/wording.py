"""What the cards of Kill the Unicorns say, made from the very fields the engine plays with.

What an owner writes into a pack of their own is therefore also what the card says.
"""

from monoceros.core.terminal import Text
from monoceros.games.kill_the_unicorns import kinds
from monoceros.games.kill_the_unicorns.cards import KillTheUnicornsCard

KEY = "kill-the-unicorns"
EFFECTS = {
    "lowest_wins": "size-doesnt-matter",
    "second_wins": "no-use-running",
    "counts_twice": "bicorn",
    "swap": "trojan-unicorn",
    "lose_one": "zombicorn",
    "scare": "clanking-armour",
    "lose_hunt_card": "costly-bait",
}
"""The clause that says what a trap does; the others are told with their numbers and colours."""
TEXT_FIELDS = ("effect", "points", "pinned", "colour", "power", "stars", "value", "item", "price")


def card_text(card: KillTheUnicornsCard, text: Text) -> str:
    """What one card says."""
    return " ".join(_sentences(card, text))


def _sentences(card: KillTheUnicornsCard, text: Text) -> list[str]:
    if card.kind == "character":
        # The clause of a power is called by the character that usually has it.
        usual = kinds.CHARACTER_NAMES[kinds.POWER_NAMES.index(card.power or "")]
        return [text(f"{KEY}-power-{usual.replace('_', '-')}.text")]
    if card.kind == "trap":
        return _trap(card, text)
    if card.kind == "hunt":
        return [text(f"{KEY}-says-hunt", value=card.value)]
    if card.kind == "stall":
        told = [text(f"{KEY}-market-{(card.item or '').replace('_', '-')}.text")]
        return [*told, text(f"{KEY}-says-price", price=card.price)] if card.price is not None else told
    if card.kind == "token":
        return _token(card, text)
    return [text(f"{KEY}-says-unicorn", stars=card.stars, colour=card.colour or "none")]


def _trap(card: KillTheUnicornsCard, text: Text) -> list[str]:
    told = []
    if card.effect in EFFECTS:
        told.append(text(f"{KEY}-traps-{EFFECTS[card.effect]}.text"))
    elif card.effect == "recolour":
        told.append(text(f"{KEY}-says-recolour", colour=card.colour))
    if card.points:
        told.append(text(f"{KEY}-says-{'more' if card.points > 0 else 'less'}", points=abs(card.points)))
    return told or [text(f"{KEY}-says-nothing")]


def _token(card: KillTheUnicornsCard, text: Text) -> list[str]:
    if card.item == "soap":
        return [text(f"{KEY}-market-soap.text"), text(f"{KEY}-says-price", price=card.price)]
    if card.item == "butchery":
        return [text(f"{KEY}-says-pate", points=card.points)]
    told = [text(f"{KEY}-says-recolour", colour=card.colour)] if card.colour is not None else []
    return [*told, text(f"{KEY}-says-more", points=card.points)] if card.points or not told else told
