"""The characters' powers and the windows they are used in."""

import pytest

from tests.games.kill_the_unicorns.story import Hunt

rule = pytest.mark.rule


@rule("kill-the-unicorns.power.once-a-round")
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_a_power_is_used_once_a_round(edition: str) -> None:
    hunt = (
        Hunt(edition=edition).plays_as("A", "knight", ready=True).lays("A", 1, 2, extra=True).passes("B", "C")
    )
    assert hunt.view().powers == ["used", "used", "used"]
    assert hunt.refuses("A", "lay 1 0 extra") == "power.once-a-round"
    again = Hunt(edition=edition).plays_as("A", "knight").begins("market").passes("A", "B", "C")
    assert again.view().powers[0] == "ready"


@rule("kill-the-unicorns.power.once-a-round-prototype")
def test_once_a_round_in_the_prototype_too() -> None:
    hunt = Hunt(edition="en-prototype").plays_as("A", "knight")
    assert hunt.refuses("A", "lay 1 0 extra") == "power.once-a-round-prototype"


def both_ready(edition: str = "de") -> Hunt:
    """Princess A and bard B before the first cards, with a trap of C's at the prize."""
    hunt = Hunt(edition=edition).plays_as("A", "princess", ready=True).plays_as("B", "bard", ready=True)
    return hunt.plays_as("C", "knight").row("pink 1", "blue 1").trap("C", "bicorn", 3, "above")


@rule("kill-the-unicorns.power.asked-together")
def test_everyone_whose_power_fits_is_asked_at_once() -> None:
    hunt = both_ready()
    assert hunt.asks() == ("AB", "before-lay")
    assert hunt.refuses("C", "pass") == "power.asked-together"
    hunt.passes("B")
    assert hunt.asks()[0] == "A"
    assert hunt.view("C").to_act == [0, 1]


@rule("kill-the-unicorns.power.first-to-announce")
def test_the_first_to_act_goes_first_and_the_others_are_asked_again() -> None:
    hunt = both_ready().passes("B").plays("A", "peek above")
    assert hunt.asks() == ("B", "before-lay")
    hunt.plays("B", "silence A")
    assert hunt.asks() == ("B", "lay")
    other = both_ready().plays("B", "silence A")
    assert other.asks() == ("A", "before-lay")


@rule("kill-the-unicorns.power.right-moment")
def test_a_power_has_its_moment(hunt: Hunt) -> None:
    hunt.plays_as("A", "wizard", ready=True).plays_as("B", "princess").plays_as("C", "huntress", ready=True)
    assert hunt.asks() == ("A", "lay")
    assert hunt.refuses("A", "exchange 1 4") == "power.right-moment"
    assert hunt.refuses("C", "recover 1") == "power.right-moment"


@rule("kill-the-unicorns.power.not-yours")
def test_a_power_belongs_to_its_character(hunt: Hunt) -> None:
    for action in ("peek above", "silence C", "fetch 2", "exchange 1 4", "steal 1 B4", "cancel", "recover 1"):
        assert hunt.plays_as("A", "knight").refuses("A", action) == "power.not-yours"
    assert Hunt().plays_as("A", "bard").refuses("A", "lay 1 1 extra") == "power.not-yours"


# Princess


@rule("kill-the-unicorns.power.princess")
def test_the_princess_looks_at_a_trap_in_secret() -> None:
    hunt = both_ready().plays("A", "peek above")
    for viewer, known in (("A", "bicorn"), ("B", None), ("", None)):
        above = hunt.view(viewer).row[2].above
        assert above is not None
        assert above.card == known
    assert [news.params for news in hunt.events("peek")] == [{"seat": 0, "prize": 3, "side": "above"}]


@rule("kill-the-unicorns.power.princess-needs-trap")
def test_the_princess_needs_a_trap_of_somebody_else() -> None:
    hunt = both_ready()
    assert hunt.refuses("A", "peek below") == "power.princess-needs-trap"
    own = Hunt().plays_as("A", "princess", ready=True).row("pink 1").trap("A", "bicorn", 4)
    assert own.asks() == ("A", "lay")


@rule("kill-the-unicorns.power.princess-until-laid")
def test_the_princess_is_too_late_once_cards_are_laid() -> None:
    hunt = both_ready().passes("A", "B").lays("A", 1)
    assert hunt.refuses("A", "peek above") == "power.princess-until-laid"


@rule("kill-the-unicorns.power.princess-until-laid")
def test_the_princess_is_asked_again_while_first_players_pass() -> None:
    hunt = both_ready().passes("A", "B").passes("A")
    assert hunt.asks() == ("AB", "before-lay")


@rule("kill-the-unicorns.power.princess-until-opened")
def test_the_french_princess_looks_until_the_opening() -> None:
    hunt = both_ready("fr").passes("A", "B").lays("A", 1)
    assert hunt.refuses("A", "peek above") == "power.princess-until-opened"


@rule("kill-the-unicorns.power.princess-prototype")
def test_the_princess_of_the_prototype() -> None:
    hunt = (
        Hunt(edition="en-prototype")
        .plays_as("A", "princess", ready=True)
        .row("pink 1")
        .trap("C", "bicorn", 3)
    )
    assert hunt.asks() == ("A", "before-lay")
    hunt.passes("A").lays("A", 1)
    assert hunt.refuses("A", "peek below") == "power.princess-prototype"


# Bard


@rule("kill-the-unicorns.power.bard")
def test_the_bard_makes_somebody_pass() -> None:
    hunt = Hunt().plays_as("C", "bard", ready=True)
    assert hunt.asks() == ("C", "before-lay")
    hunt.plays("C", "silence B").lays("A", 1)
    assert hunt.asks() == ("C", "lay")
    assert hunt.view().silenced == [1]
    assert "power.bard" in hunt.clauses()


@rule("kill-the-unicorns.power.bard")
def test_a_silenced_first_player_hands_the_marker_on() -> None:
    hunt = Hunt().plays_as("C", "bard", ready=True).plays("C", "silence A")
    assert hunt.marker() == "B"
    assert hunt.asks() == ("B", "lay")


@rule("kill-the-unicorns.power.bard-until-laid")
def test_the_german_bard_is_silent_once_cards_are_laid() -> None:
    hunt = Hunt().plays_as("C", "bard", ready=True).passes("C").lays("A", 1)
    assert hunt.asks() == ("B", "lay")
    assert hunt.refuses("C", "silence B") == "power.bard-until-laid"


@rule("kill-the-unicorns.power.bard-laid-is-safe")
def test_the_french_bard_sings_as_long_as_somebody_has_not_laid() -> None:
    hunt = Hunt(edition="fr").plays_as("C", "bard", ready=True).passes("C").lays("A", 1)
    assert hunt.asks() == ("C", "before-lay")
    assert hunt.refuses("C", "silence A") == "power.bard-laid-is-safe"
    hunt.plays("C", "silence B")
    assert hunt.asks() == ("C", "lay")


@rule("kill-the-unicorns.power.bard-another-player")
def test_the_bard_names_somebody_who_still_decides() -> None:
    hunt = Hunt().plays_as("C", "bard", ready=True).passes("C").passes("A")
    assert hunt.asks() == ("C", "before-lay")
    assert hunt.refuses("C", "silence A") == "power.bard-another-player"
    broke = Hunt().plays_as("C", "bard", ready=True).hand("B")
    assert broke.refuses("C", "silence B") == "hunt.must-pass"


# Knight


@rule("kill-the-unicorns.power.knight")
def test_the_knight_lays_one_card_more(hunt: Hunt) -> None:
    hunt.plays_as("A", "princess").plays_as("B", "knight", ready=True).lays("A", 2, 2)
    assert hunt.refuses("B", "lay 4 extra") == "power.knight"
    hunt.lays("B", 3, 1, 1, extra=True)
    assert hunt.view().needed == 2
    hunt.lays("C", 0, 1)
    assert [news.params["total"] for news in hunt.events("reveal")] == [4, 5, 1]
    assert len(hunt.herd_of("B")) == 2


@rule("kill-the-unicorns.power.knight")
def test_a_knight_who_opens_lays_up_to_four(hunt: Hunt) -> None:
    hunt.plays_as("A", "knight", ready=True).lays("A", 1, 1, 2, 2, extra=True)
    assert hunt.view().needed == 3
    assert hunt.refuses("B", "lay 1 1 2 2") == "hunt.same-number"


# Shaman


@rule("kill-the-unicorns.power.shaman")
def test_the_shaman_makes_a_trap_void(hunt: Hunt) -> None:
    hunt.plays_as("C", "shaman", ready=True).row("pink 1", "blue 1").trap("B", "clanking armour", 3)
    hunt.plays_as("A", "princess").plays_as("B", "knight").lays("A", 4).passes("B", "C")
    assert hunt.asks() == ("C", "trap-revealed")
    shown = hunt.view().shown_trap
    assert shown is not None
    assert (shown.card, shown.seat, shown.side) == ("clanking_armour", 1, "below")
    hunt.plays("C", "cancel")
    assert hunt.herd_of("A")[-1] == "pink 1"
    assert hunt.trap_discard("B") == ["clanking_armour"]


@rule("kill-the-unicorns.power.shaman")
def test_the_shaman_may_let_it_happen(hunt: Hunt) -> None:
    hunt.plays_as("C", "shaman", ready=True).row("pink 1").trap("B", "clanking armour", 4)
    hunt.lays("A", 4).passes("B", "C", "C")
    assert hunt.gone() == ["pink 1"]


# Wizard


@rule("kill-the-unicorns.power.wizard")
def test_the_wizard_exchanges_a_laid_card_before_ties_go(hunt: Hunt) -> None:
    hunt.plays_as("C", "wizard", ready=True).row("pink 1", "blue 1").lays("A", 4).lays("B", 2).lays("C", 4)
    assert hunt.asks() == ("C", "after-reveal")
    assert hunt.view().tied == [0, 2]
    hunt.plays("C", "exchange 4 3")
    assert hunt.herd_of("A")[-1] == "pink 1"
    assert hunt.hand_of("C") == [0, 1, 1, 2, 2, 3, 4]
    assert hunt.hand_of("C", "B") == [None] * 6 + [4]
    assert hunt.spent("C") == [3]


@rule("kill-the-unicorns.power.wizard")
def test_a_wizard_without_cards_is_not_asked(hunt: Hunt) -> None:
    hunt.plays_as("C", "wizard", ready=True).hand("C", 3).row("pink 1").lays("A", 4).passes("B").lays("C", 3)
    assert hunt.herd_of("A")[-1] == "pink 1"


# Huntress


@rule("kill-the-unicorns.power.huntress")
def test_the_huntress_takes_a_card_back(hunt: Hunt) -> None:
    hunt.plays_as("C", "huntress", ready=True).row("pink 1", "blue 1")
    hunt.lays("A", 4, 4 - 1).passes("B").lays("C", 3, 1)
    assert hunt.asks() == ("C", "after-hunt")
    assert hunt.refuses("C", "recover 4") == "power.huntress"
    hunt.plays("C", "recover 3")
    assert hunt.hand_of("C") == [0, 1, 2, 2, 3, 3, 4]
    assert hunt.spent("C") == [1]


@rule("kill-the-unicorns.power.huntress")
def test_a_huntress_who_won_or_stayed_out_is_not_asked(hunt: Hunt) -> None:
    hunt.plays_as("C", "huntress", ready=True).row("pink 1", "blue 1", "green 1")
    hunt.lays("A", 1).passes("B").lays("C", 3)
    assert hunt.asks() == ("C", "lay")
    hunt.passes("C").lays("A", 1).passes("B")
    assert hunt.asks() == ("A", "lay")


# The extra characters


def borrowed(seat: str, character: str) -> Hunt:
    return Hunt(edition="fr", extra_characters="on").plays_as(seat, character, ready=True)


@rule("kill-the-unicorns.power.merchant")
def test_the_merchant_pays_two_less() -> None:
    hunt = (
        borrowed("A", "merchant")
        .begins("market")
        .hand("A", 4)
        .herd("A", "pink 1")
        .stock("dust_blue", "pate_2")
    )
    hunt.plays("A", "buy dust_blue", "on 1")
    assert hunt.colour("A", 1) == "blue"
    assert hunt.view().powers[0] == "used"
    free = borrowed("A", "merchant").begins("market").hand("A").herd("A", "pink 1").stock("pate_2")
    free.plays("A", "buy pate_2", "on 1")
    assert free.view().pates[0] == ["pate_2"]


@rule("kill-the-unicorns.power.thief")
def test_the_thief_swaps_laid_cards_for_this_hunt() -> None:
    hunt = borrowed("C", "thief").row("pink 1", "blue 1").lays("A", 4).lays("B", 2).lays("C", 1)
    assert hunt.asks() == ("C", "after-reveal")
    assert hunt.refuses("C", "steal 2 A4") == "power.thief"
    hunt.plays("C", "steal 1 A4")
    assert hunt.herd_of("C")[-1] == "pink 1"
    assert (hunt.spent("A"), hunt.spent("C")) == ([4], [1])


@rule("kill-the-unicorns.power.thief")
def test_a_wizard_cannot_exchange_a_card_the_thief_left() -> None:
    hunt = borrowed("C", "thief").plays_as("A", "wizard", ready=True).row("pink 1")
    hunt.lays("A", 4, 2).passes("B").lays("C", 1, 0)
    assert hunt.asks() == ("AC", "after-reveal")
    hunt.plays("C", "steal 1 A4")
    assert hunt.asks() == ("A", "after-reveal")
    assert hunt.refuses("A", "exchange 1 3") == "power.wizard"
    hunt.plays("A", "exchange 2 1")
    assert [news.params["total"] for news in hunt.events("ahead")] == [4]
    assert hunt.events("tied") == []


@rule("kill-the-unicorns.power.black-mage")
def test_the_black_mage_brings_another_prize_forward() -> None:
    hunt = borrowed("B", "black_mage").row("pink 1", "blue 2", "green 3").trap("C", "bicorn", 2, "above")
    hunt.trap("A", "smelly unicorn", 4, "below")
    assert hunt.asks() == ("B", "before-lay")
    assert hunt.refuses("B", "fetch 2") == "power.black-mage"
    hunt.plays("B", "fetch 4")
    row = hunt.view("A").row
    assert [prize.card for prize in row] == [None, "green_unicorn_3", "blue_unicorn_2", "pink_unicorn_1"]
    assert row[1].below is not None
    assert row[1].below.card == "smelly_unicorn"
    assert row[3].above is not None
    hunt.lays("A", 1).passes("B", "C")
    assert hunt.herd_of("A")[-1] == "green 3 ~ smelly unicorn"
