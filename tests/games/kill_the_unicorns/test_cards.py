"""The two boxes: what lies in them, how we know it, and what can be wrong with a pack of one's own."""

from pathlib import Path

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.games.kill_the_unicorns import cards as pack
from monoceros.games.kill_the_unicorns import kinds
from monoceros.games.kill_the_unicorns.cards import KillTheUnicornsCard, of_kind
from monoceros.locales import LANGUAGES

EDITIONS = ("de", "fr", "en-prototype")
HEAD = '[pack]\nid = "mine"\nextends = "kill-the-unicorns-retail"\n'


def copies(cards: list[KillTheUnicornsCard]) -> int:
    return sum(card.copies for card in cards)


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_value_says_how_it_is_known(edition: str) -> None:
    for card in pack.load(edition).cards:
        assert set(card.name) == set(LANGUAGES)
        given = {name for name in card.__struct_fields__ if getattr(card, name) is not None}
        printed = given - {"id", "code", "name", "kind", "item", "provenance"}
        assert printed <= set(card.provenance), card.id
        assert "owner" not in card.provenance.values()


def test_german_and_french_boxes_hold_the_same() -> None:
    assert pack.load("de").digest == pack.load("fr").digest != pack.load("en-prototype").digest


@pytest.mark.rule("kill-the-unicorns.cards.unicorns")
def test_seven_unicorns_of_each_colour_and_four_legends() -> None:
    cards = pack.load("de").cards
    assert copies(of_kind(cards, "unicorn", "pigicorn", "legendary")) == 28
    assert copies(of_kind(cards, "starter")) == 6
    for colour in kinds.COLOUR_NAMES:
        herd = [card for card in of_kind(cards, "unicorn", "pigicorn", "starter") if card.colour == colour]
        assert copies(herd) == 7
    legends = of_kind(cards, "legendary")
    assert copies(legends) == 4
    assert {(card.colour, card.stars) for card in legends} == {(None, 4)}
    assert copies([card for card in of_kind(cards, "starter") if card.colour is None]) == 2


@pytest.mark.rule("kill-the-unicorns.cards.unicorns-prototype")
def test_the_prototype_has_nine_of_each_colour_and_no_legends() -> None:
    cards = pack.load("en-prototype").cards
    assert copies(of_kind(cards, "unicorn", "pigicorn")) == 32
    assert copies(of_kind(cards, "starter")) == 4
    assert of_kind(cards, "legendary") == []
    for colour in kinds.COLOUR_NAMES:
        assert copies([card for card in of_kind(cards, "unicorn", "pigicorn") if card.colour == colour]) == 8


@pytest.mark.rule("kill-the-unicorns.cards.deck-lasts")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_are_unicorns_for_every_hunt(edition: str) -> None:
    cards = pack.load(edition).cards
    assert copies(of_kind(cards, "unicorn", "pigicorn", "legendary")) >= 4 * 4


@pytest.mark.rule("kill-the-unicorns.cards.hunt-cards")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everyone_holds_the_same_eight_hunt_cards(edition: str) -> None:
    cards = pack.load(edition).cards
    assert pack.hand(cards) == [
        "hunt_0",
        "hunt_1",
        "hunt_1",
        "hunt_2",
        "hunt_2",
        "hunt_3",
        "hunt_3",
        "hunt_4",
    ]
    assert copies(of_kind(cards, "hunt")) == 8 * len(pack.characters(cards, extra=False))


@pytest.mark.rule("kill-the-unicorns.cards.trap-cards")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_character_has_eight_traps(edition: str) -> None:
    cards = pack.load(edition).cards
    for character in pack.characters(cards, extra=False) + pack.characters(cards, extra=True):
        assert len(pack.trap_deck(cards, character)) == 8
    assert pack.trap_deck(cards, "princess")[-2:] == ["trojan_unicorn", "pink_ribbon"]
    assert copies(of_kind(cards, "trap")) == 8 * len(pack.characters(cards, extra=False))


@pytest.mark.rule("kill-the-unicorns.cards.six-characters")
@pytest.mark.rule("kill-the-unicorns.cards.four-characters")
@pytest.mark.rule("kill-the-unicorns.cards.extra-characters")
def test_six_characters_four_in_the_prototype_and_three_to_borrow() -> None:
    six = ["princess", "knight", "wizard", "shaman", "huntress", "bard"]
    assert pack.characters(pack.load("fr").cards, extra=False) == six
    assert pack.characters(pack.load("fr").cards, extra=True) == ["merchant", "thief", "black_mage"]
    prototype = pack.load("en-prototype").cards
    assert pack.characters(prototype, extra=False) == six[:4]
    assert pack.characters(prototype, extra=True) == []


def test_twenty_tokens_on_the_market() -> None:
    cards = pack.load("de").cards
    assert copies(of_kind(cards, "token")) == 20
    prices = {card.item: card.price for card in of_kind(cards, "stall")}
    assert prices == {"butchery": 2, "false_horn": 3, "fairy_dust": 6, "cotton_candy": 3}
    pates = [card for card in of_kind(cards, "token") if card.item == "butchery"]
    assert [card.points for card in pates for _ in range(card.copies)] == [2, 3, 3, 4, 4, 5]


def test_only_soap_has_its_price_on_the_token() -> None:
    cards = pack.load("en-prototype").cards
    assert [card.price for card in of_kind(cards, "token") if card.item == "soap"] == [1, 2, 3]
    assert [card.price for card in of_kind(cards, "stall") if card.item == "soap"] == [None]


def test_an_owner_overrides_numbers_and_names(tmp_path: Path) -> None:
    text = (
        HEAD + '[[card]]\nid = "smelly_unicorn"\npoints = -4\nname = {en = "Reeking Unicorn"}\n'
        '[[card]]\nid = "hunt_0"\ncopies = 12\n[[card]]\nid = "hunt_1"\ncopies = 6\n'
    )
    mine = pack.load("fr", write(tmp_path, text))
    trap = next(card for card in mine.cards if card.id == "smelly_unicorn")
    assert (trap.points, trap.name["en"], trap.name["de"]) == (-4, "Reeking Unicorn", "Stinkendes Einhorn")
    assert trap.provenance["points"] == "owner"
    assert pack.hand(mine.cards)[:3] == ["hunt_0", "hunt_0", "hunt_1"]


def test_a_pack_for_the_other_box_is_turned_down(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD + '[[card]]\nid = "hunt_0"\ncopies = 6\n')
    assert pack.load("de", path).head.id == "mine"
    with pytest.raises(Mistake, match="pack-extends"):
        pack.load("en-prototype", path)


FEW_UNICORNS = (
    HEAD
    + "total = 144\n"
    + "".join(
        f'[[card]]\nid = "{colour}_{name}"\ncopies = 0\n'
        for colour in ("pink", "blue", "green", "yellow")
        for name in ("pigicorn", "unicorn_1", "unicorn_3")
    )
)
FEW_STARTERS = HEAD + 'total = 159\n[[card]]\nid = "plush_starter"\ncopies = 0\n'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD + '[[card]]\nid = "hunt_0"\nstars = 1\n', "kill-pack-extra"),
        (HEAD + '[[card]]\nid = "unicorn_pee"\ncolour = "pink"\n', "kill-pack-extra"),
        (HEAD + '[[card]]\nid = "horn_token"\nprice = 2\n', "kill-pack-extra"),
        (HEAD + '[[card]]\nid = "horn_token"\nitem = "cotton_candy"\n', "kill-pack-missing"),
        (HEAD + '[[card]]\nid = "unicorn_pee"\neffect = "recolour"\n', "kill-pack-missing"),
        (HEAD + '[[card]]\nid = "unicorn_pee"\nkind = "token"\n', "kill-pack-extra"),
        (HEAD + '[[card]]\nid = "pink_unicorn_1"\nstars = 10\n', "kill-pack-number"),
        (HEAD + '[[card]]\nid = "unicorn_pee"\npoints = -10\n', "kill-pack-number"),
        (HEAD + '[[card]]\nid = "butchery"\nprice = 0\n', "kill-pack-number"),
        (HEAD + '[[card]]\nid = "pate_2"\npoints = -1\n', "kill-pack-number"),
        (FEW_UNICORNS, "kill-pack-too-few-unicorns"),
        (FEW_STARTERS, "kill-pack-too-few-starters"),
        (HEAD + 'total = 161\n[[card]]\nid = "green_unicorn_3"\ncopies = 2\n', "kill-pack-colours"),
        (
            HEAD + '[[card]]\nid = "hunt_0"\ncopies = 7\n[[card]]\nid = "hunt_4"\ncopies = 5\n',
            "kill-pack-uneven",
        ),
        (HEAD + 'total = 166\n[[card]]\nid = "hunt_0"\ncopies = 12\n', "kill-pack-hand"),
        (HEAD + '[[card]]\nid = "costly_bait"\ndecks = ["thief"]\n', "kill-pack-owner"),
        (HEAD + '[[card]]\nid = "costly_bait"\nextra_decks = ["bard"]\n', "kill-pack-owner"),
        (HEAD + '[[card]]\nid = "costly_bait"\ndecks = ["huntress", "bard"]\n', "kill-pack-decks"),
        (HEAD + '[[card]]\nid = "costly_bait"\ndecks = ["bard"]\n', "kill-pack-trap-deck"),
        (HEAD + '[[card]]\nid = "costly_bait"\nextra_decks = ["thief"]\n', "kill-pack-trap-deck"),
        (HEAD + 'total = 159\n[[card]]\nid = "butchery"\ncopies = 0\n', "kill-pack-stall"),
        (HEAD + 'total = 161\n[[card]]\nid = "dust_pink"\ncopies = 2\n', "kill-pack-token-colour"),
        (HEAD + 'total = 159\n[[card]]\nid = "horn_token"\ncopies = 5\n', "kill-pack-tokens"),
        (HEAD + '[[card]]\nid = "pink_ribbon"\ncolour = "red"\n', "pack-field"),
    ],
)
def test_a_broken_pack_is_told_by_name(tmp_path: Path, text: str, code: str) -> None:
    path = write(tmp_path, text)
    with pytest.raises(Mistake) as caught:
        pack.load("de", path)
    assert caught.value.code == code
    assert caught.value.params["file"] == str(path)
