"""Card packs: the shipped one, packs of one's own, and everything that can be wrong with them."""

from pathlib import Path

import pytest

from monoceros.core.mistakes import Mistake
from monoceros.games.hilo import cards as pack
from monoceros.games.unstable_unicorns import cards as unicorns
from monoceros.locales import LANGUAGES

HEAD = '[pack]\nid = "mine"\nextends = "hilo-de"\n'


def write(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_shipped_pack_says_how_each_value_is_known() -> None:
    shipped = pack.load()
    assert shipped.head.total == sum(card.copies for card in shipped.cards) == 69
    for card in shipped.cards:
        assert {"name.de", "role", "copies", "half_coins", "full_coins"} <= set(card.provenance)
        assert set(card.name) == set(LANGUAGES)
    king = next(card for card in shipped.cards if card.id == "king")
    assert king.provenance["full_coins"] == "attested"
    assert king.provenance["half_coins"] == "reconstructed"


def test_an_owner_overrides_numbers_and_names(tmp_path: Path) -> None:
    text = (
        HEAD + '[[card]]\nid = "king"\ncopies = 7\nname = {en = "Queen"}\n[[card]]\nid = "bard"\ncopies = 5\n'
    )
    mine = pack.load(write(tmp_path, text))
    king = next(card for card in mine.cards if card.id == "king")
    assert (king.copies, king.name["en"], king.name["de"]) == (7, "Queen", "König")
    assert king.provenance["copies"] == king.provenance["name.en"] == "owner"
    assert king.provenance["name.de"] == "attested"
    assert king.provenance["half_coins"] == "reconstructed"
    assert mine.digest != pack.load().digest
    assert mine.label.startswith("mine ")


def test_what_cannot_be_is_told_with_what_can(tmp_path: Path) -> None:
    with pytest.raises(Mistake) as caught:
        pack.load(write(tmp_path, HEAD + '[[card]]\nid = "king"\nhalf_coins = ["middle"]\n'))
    assert caught.value.params["known"] == '[…] "bottom", "left", "right", "top"'
    with pytest.raises(Mistake) as caught:
        pack.load(write(tmp_path, HEAD + '[[card]]\nid = "king"\nhalf_coin = ["left"]\n'))
    assert caught.value.params["nearest"] == "half_coins"


def test_a_value_the_card_does_not_have_is_none(tmp_path: Path) -> None:
    """A wolf that is no animal after all has no family either."""
    text = HEAD + '[[card]]\nid = "wolf"\nrole = "resident"\nfamily = "none"\n'
    wolf = next(card for card in pack.load(write(tmp_path, text)).cards if card.id == "wolf")
    assert (wolf.role, wolf.family, wolf.provenance["family"]) == ("resident", None, "owner")


def test_what_we_learn_about_a_card_leaves_records_good(tmp_path: Path) -> None:
    """A digest is of what is played with, and a pack answers to the digests it had before."""
    king = HEAD + '[[card]]\nid = "king"\ncopies = 6\n'
    sure = pack.load(write(tmp_path, king))
    noted = pack.load(write(tmp_path, king + 'provenance = {copies = "attested"}\n'))
    assert noted.digest == sure.digest
    shipped = pack.load()
    former = f"{shipped.head.id} {shipped.head.formerly[0]}"
    assert shipped.answers_to(former)
    assert not shipped.answers_to("hilo-de 0000000000000000")


def test_another_total_is_fine_if_the_pack_says_so(tmp_path: Path) -> None:
    text = HEAD + 'total = 70\n[[card]]\nid = "king"\ncopies = 7\n'
    assert pack.load(write(tmp_path, text)).head.total == 70


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("not toml at all", "pack-not-toml"),
        ('[[card]]\nid = "king"\n', "pack-head"),
        ('[pack]\nid = "mine"\n[[card]]\nid = "king"\n', "pack-extends"),
        (HEAD, "pack-empty"),
        (HEAD + "[stuff]\n", "pack-section"),
        (HEAD + "[[card]]\ncopies = 3\n", "pack-card-id"),
        (HEAD + '[[card]]\nid = "king"\n[[card]]\nid = "king"\n', "pack-duplicate"),
        (HEAD + '[[card]]\nid = "kong"\n', "pack-unknown-card"),
        (HEAD + '[[card]]\nid = "king"\ncopies = 9\n', "pack-total"),
        (HEAD + '[[card]]\nid = "king"\ncopies = -1\n', "pack-copies"),
        (HEAD + '[[card]]\nid = "king"\ncopies = "six"\n', "pack-value"),
        (HEAD + '[[card]]\nid = "king"\nhalf_coins = ["middle"]\n', "pack-value"),
        (HEAD + '[[card]]\nid = "king"\nhalf_coins = ["left", "left"]\n', "hilo-pack-edge-twice"),
        (HEAD + '[[card]]\nid = "king"\ncolour = "red"\n', "pack-field-unknown"),
        (HEAD + '[[card]]\nid = "king"\nname = "Rex"\n', "pack-field"),
        (HEAD + '[[card]]\nid = "king"\nfull_coins = -1\n', "hilo-pack-coins"),
        (HEAD + '[[card]]\nid = "king"\nfamily = "wolf"\n', "hilo-pack-family"),
        (HEAD + 'total = 89\n[[card]]\nid = "magician"\ncopies = 26\n', ""),
        ("\ufeff" + HEAD + '[[card]]\nid = "king"\ncopies = 6\n', ""),
        (HEAD.replace("mine", "my # box") + '[[card]]\nid = "king"\n', "pack-id"),
        (HEAD.replace("mine", "") + '[[card]]\nid = "king"\n', "pack-id"),
        (HEAD + '[[card]]\nid = "king"\ncode = "?,"\n', "pack-code"),
        (HEAD + '[[card]]\nid = "king"\ncode = "Ma"\n', "pack-code-twice"),
        (HEAD + '[[card]]\nid = "king"\nname = {en = ""}\n', "pack-name"),
        (HEAD + '[[card]]\nid = "king"\nname = {en = "a\\nb"}\n', "pack-name"),
        (HEAD + '[[card]]\nid = "king"\ncopies = 100000000000\n', "pack-copies"),
        (HEAD + '[[card]]\nid = "king"\nfull_coins = 11\n', "hilo-pack-coins"),
        (HEAD + '[[card]]\nid = "king"\nprovenance = 5\n', "pack-field"),
        (HEAD + "x = " + "[" * 5000, "pack-not-toml"),
        (
            HEAD + 'total = 49\n[[card]]\nid = "king"\ncopies = 0\n[[card]]\nid = "bard"\ncopies = 0\n'
            '[[card]]\nid = "knight"\ncopies = 0\n[[card]]\nid = "phoenix"\ncopies = 4\n',
            "hilo-pack-too-few",
        ),
    ],
)
def test_a_broken_pack_is_told_by_name(tmp_path: Path, text: str, code: str) -> None:
    path = write(tmp_path, text)
    if not code:
        assert pack.load(path).head.id == "mine"
        return
    with pytest.raises(Mistake) as caught:
        pack.load(path)
    assert caught.value.code == code
    assert caught.value.params["file"] == str(path)


def test_a_missing_or_binary_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="file-unreadable"):
        pack.load(tmp_path / "nothing.toml")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Mistake, match="file-not-text"):
        pack.load(tmp_path / "binary")


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["[[card]]", 'id = "king"', "copies = 3", "", "[[card]]", 'id = "bard"', 'half_coins = ["in"]'], 10),
        (["[[card]]", 'id = "king"', "crown = 1"], 6),
        (["[[card]]", 'id = "king"', "copies = 100"], 6),
        (["[[card]]", 'id = "kong"'], 4),
        (["[[card]]", 'id = "king"', "full_coins = 9"], 6),
        (["[[card]]", "copies = 1"], 4),
        (["[[card]]", 'id = "king"', "", "[[card]]", 'id = "king"'], 7),
        (["[[card]]", 'id = "wolf"', 'role = "resident"'], 4),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, lines: list[str], line: int) -> None:
    with pytest.raises(Mistake) as caught:
        pack.load(write(tmp_path, HEAD + "\n".join(lines) + "\n"))
    assert caught.value.params["line"] == line


def test_a_wrong_head_is_told_with_its_line(tmp_path: Path) -> None:
    card = '[[card]]\nid = "king"\ncopies = 7\n'
    for head, line in (
        ('# mine\n[pack]\nid = "mine"\nextends = "hilo"\n', 4),
        ('[pack]\nid = "My Box"\nextends = "hilo-de"\n', 2),
        ('[pack]\nid = "mine"\nextends = "hilo-de"\ntotal = 71\n', 4),
        ('[pack]\nid = "mine"\nextends = "hilo-de"\n', 1),
    ):
        with pytest.raises(Mistake) as caught:
            pack.load(write(tmp_path, head + card))
        assert caught.value.params["line"] == line


def test_a_word_of_a_program_is_told_with_its_line_and_the_words_there_are(tmp_path: Path) -> None:
    head = HEAD.replace("hilo-de", "unstable-unicorns-pl")
    text = head + '[[card]]\nid = "encore"\nplay = "draw 2 and dance"\n'
    with pytest.raises(Mistake) as caught:
        unicorns.load(write(tmp_path, text))
    assert caught.value.params["line"] == 6
    assert {"discard", "draw", "steal"} <= set(str(caught.value.params["known"]).split(", "))
