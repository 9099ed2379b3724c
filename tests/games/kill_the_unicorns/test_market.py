"""The gnomes' black market."""

import pytest

from tests.games.kill_the_unicorns.story import Hunt

rule = pytest.mark.rule


@pytest.fixture
def market() -> Hunt:
    """A has a herd and money, and it is A's turn."""
    return Hunt().begins("market").herd("A", "pink 2", "blue 1").hand("A", 4, 2, 1)


@rule("kill-the-unicorns.market.order")
def test_shopping_goes_clockwise_from_the_first_player() -> None:
    hunt = Hunt().given(marker="B", active="B").begins("market")
    assert hunt.refuses("A", "pass") == "market.order"
    hunt.passes("B")
    assert hunt.asks() == ("C", "market")


@rule("kill-the-unicorns.market.one-purchase")
def test_one_purchase_a_round(market: Hunt) -> None:
    market.stock("horn_token", "horn_token").plays("A", "buy horn_token", "on 1")
    assert market.asks() == ("B", "market")
    assert market.refuses("A", "buy horn_token") == "market.one-purchase"


@rule("kill-the-unicorns.market.buy-nothing")
def test_who_buys_nothing_keeps_the_marker(market: Hunt) -> None:
    market.passes("A", "B", "C")
    assert market.marker() == "A"
    assert market.view().round == 2


@rule("kill-the-unicorns.market.price")
@rule("kill-the-unicorns.market.prices")
@pytest.mark.parametrize(
    ("token", "enough", "too_little"),
    [
        ("pate_2", [2], [1]),
        ("horn_token", [3], [2]),
        ("candy_pink", [2, 1], [1, 1]),
        ("dust_pink", [4, 2], [4, 1]),
    ],
)
def test_prices_are_paid_with_hunt_cards(
    market: Hunt, token: str, enough: list[int], too_little: list[int]
) -> None:
    market.stock(token).hand("A", *enough).plays("A", f"buy {token}", "on 1")
    assert market.hand_of("A") == []
    poor = Hunt().begins("market").herd("A", "pink 2").hand("A", *too_little).stock(token)
    assert not poor.allows("A", f"buy {token}")


@rule("kill-the-unicorns.market.cannot-pay")
def test_what_the_hand_cannot_pay_cannot_be_bought(market: Hunt) -> None:
    market.hand("A", 1, 1).stock("horn_token", "pate_2")
    assert market.refuses("A", "buy horn_token") == "market.cannot-pay"
    assert market.allows("A", "buy pate_2")


@rule("kill-the-unicorns.market.payment")
@pytest.mark.parametrize(
    ("hand", "token", "left"),
    [
        ([4, 2, 1], "horn_token", [4]),
        ([4, 2, 2], "horn_token", [2, 2]),
        ([3, 2, 1], "horn_token", [1, 2]),
        ([4, 3, 0], "pate_2", [0, 4]),
        ([4, 3, 3], "dust_blue", [4]),
        ([4, 3, 2, 1], "dust_blue", [1, 3]),
        ([4, 3, 1], "dust_blue", [1]),
    ],
)
def test_the_smallest_overpayment_in_the_fewest_cards(
    market: Hunt, hand: list[int], token: str, left: list[int]
) -> None:
    market.hand("A", *hand).stock(token).plays("A", f"buy {token}", "on 1")
    assert market.hand_of("A") == left


@rule("kill-the-unicorns.market.payment")
def test_the_payment_lies_open(market: Hunt) -> None:
    market.stock("horn_token").plays("A", "buy horn_token", "on 1")
    assert market.spent("A", "B")[-2:] == [1, 2]
    assert market.hand_of("A", "B") == [None]


@rule("kill-the-unicorns.market.payment")
def test_a_purchase_is_paid_before_its_unicorn_is_chosen(market: Hunt) -> None:
    """From then on nothing depends on cards the others cannot see."""
    market.stock("horn_token").plays("A", "buy horn_token")
    assert market.hand_of("A") == [4]
    market.plays("A", "on 1")
    assert [news.params["paid"] for news in market.events("buy")] == ["2 + 1"]


@rule("kill-the-unicorns.market.sold-out")
def test_gone_is_gone(market: Hunt) -> None:
    market.stock("horn_token").plays("A", "buy horn_token", "on 1")
    assert market.refuses("B", "buy horn_token") == "market.sold-out"


@rule("kill-the-unicorns.market.on-a-unicorn")
def test_a_token_goes_straight_onto_an_own_unicorn(market: Hunt) -> None:
    market.stock("horn_token").plays("A", "buy horn_token")
    assert market.asks() == ("A", "target")
    assert market.view().buying == "horn_token"
    assert market.refuses("A", "pass") == "market.on-a-unicorn"
    assert market.refuses("A", "on 3") == "market.on-a-unicorn"
    market.plays("A", "on 2")
    assert market.herd_of("A") == ["pink 2", "blue 1 + false horn"]


@rule("kill-the-unicorns.market.on-a-unicorn")
def test_without_a_unicorn_there_is_nothing_to_buy() -> None:
    hunt = Hunt().begins("market").herd("A")
    assert hunt.asks() == ("B", "market")


@rule("kill-the-unicorns.market.yours-to-keep")
def test_tokens_stay_with_their_unicorn(market: Hunt) -> None:
    market.stock("horn_token", "candy_pink").plays("A", "buy horn_token", "on 1").plays(
        "B", "buy candy_pink", "on 1"
    )
    assert market.herd_of("A")[0] == "pink 2 + false horn"


@rule("kill-the-unicorns.market.several-tokens")
def test_points_add_up_and_the_last_colour_counts(market: Hunt) -> None:
    market.herd("A", "pink 2 + false horn + blue dust").hand("A", 4).stock("candy_green")
    market.plays("A", "buy candy_green", "on 1")
    unicorn = market.view().herds[0][0]
    assert unicorn.colour == "green"
    assert unicorn.points == 2 + 2 + 2
    assert market.herd_of("A") == ["pink 2 + false horn + blue dust + green candy"]


@rule("kill-the-unicorns.market.same-colour")
def test_candy_of_the_same_colour_changes_nothing(market: Hunt) -> None:
    market.stock("candy_pink")
    before = market.tally("A").total
    market.plays("A", "buy candy_pink", "on 1")
    assert market.colour("A", 1) == "pink"
    assert market.tally("A").total == before


@rule("kill-the-unicorns.market.butchery")
@rule("kill-the-unicorns.market.butchered-tokens")
def test_a_butchered_unicorn_goes_with_trap_and_tokens(market: Hunt) -> None:
    market.herd("A", "pink 2 + false horn ~ B bicorn", "blue 1").stock("pate_4", "candy_pink")
    market.plays("A", "buy pate_4", "on 1")
    assert market.herd_of("A") == ["blue 1"]
    assert market.gone() == ["pink 2"]
    assert market.trap_discard("B") == ["bicorn"]
    assert market.view().pates[0] == ["pate_4"]
    stalls = {stall.item: stall.tokens for stall in market.view().market}
    assert stalls["false_horn"] == []


@rule("kill-the-unicorns.market.butchered-tokens-french")
@rule("kill-the-unicorns.market.butchered-tokens-prototype")
@pytest.mark.parametrize("edition", ["fr", "en-prototype"])
def test_tokens_of_a_butchered_unicorn_are_gone_everywhere(edition: str) -> None:
    hunt = Hunt(edition=edition).begins("market").herd("A", "pink 2 + false horn ~ B bicorn", "blue 1")
    hunt.stock("pate_4").plays("A", "buy pate_4", "on 1")
    assert hunt.tally("A").tokens == 0
    assert hunt.trap_discard("B") == ["bicorn"]
    assert [stall.tokens for stall in hunt.view().market if stall.item == "false_horn"] == [[]]


@rule("kill-the-unicorns.market.pate-choice")
def test_the_buyer_picks_a_pate(market: Hunt) -> None:
    market.stock("pate_2", "pate_5", "pate_3")
    assert all(market.allows("A", f"buy pate_{value}") for value in (2, 3, 5))
    assert market.refuses("A", "buy pate_4") == "market.sold-out"


@rule("kill-the-unicorns.market.pate-value")
def test_a_pate_is_worth_what_it_says(market: Hunt) -> None:
    market.stock("pate_5").plays("A", "buy pate_5", "on 2")
    assert market.tally("A").pates == 5
    assert market.tally("A").total == 2 + 5


@rule("kill-the-unicorns.market.false-horn")
def test_a_horn_is_worth_two_points(market: Hunt) -> None:
    market.stock("horn_token").plays("A", "buy horn_token", "on 1")
    assert market.tally("A").tokens == 2


@rule("kill-the-unicorns.market.fairy-dust")
def test_dust_colours_and_is_worth_two_points(market: Hunt) -> None:
    market.stock("dust_blue").plays("A", "buy dust_blue", "on 1")
    assert market.colour("A", 1) == "blue"
    assert (market.tally("A").tokens, market.tally("A").sets) == (2, 2)


@rule("kill-the-unicorns.market.cotton-candy")
def test_candy_only_colours(market: Hunt) -> None:
    market.stock("candy_blue").plays("A", "buy candy_blue", "on 1")
    assert market.colour("A", 1) == "blue"
    assert (market.tally("A").tokens, market.tally("A").sets) == (0, 2)


@rule("kill-the-unicorns.market.prices-prototype")
def test_the_prototype_charges_the_same() -> None:
    stalls = {stall.item: set(stall.prices) for stall in Hunt(edition="en-prototype").view().market}
    soaps = stalls.pop("soap")
    assert stalls == {"butchery": {2}, "false_horn": {3}, "fairy_dust": {6}, "cotton_candy": {3}}
    assert soaps <= {1, 2, 3}


@pytest.fixture
def bath() -> Hunt:
    """A's unicorns in the prototype, one of them smelly."""
    hunt = Hunt(edition="en-prototype").begins("market").stock("soap_2")
    return hunt.herd("A", "pink 2 ~ B smelly unicorn", "blue 1 ~ B bicorn").hand("A", 4, 2)


@rule("kill-the-unicorns.market.soap")
def test_soap_takes_a_smelly_trap_off(bath: Hunt) -> None:
    bath.plays("A", "buy soap_2", "on 1")
    assert bath.herd_of("A") == ["pink 2", "blue 1 ~ bicorn"]
    assert bath.trap_discard("B") == ["smelly_unicorn"]


@rule("kill-the-unicorns.market.soap-price")
def test_soap_costs_what_it_says(bath: Hunt) -> None:
    bath.hand("A", 1)
    assert bath.refuses("A", "buy soap_2") == "market.cannot-pay"
    cheap = Hunt(edition="en-prototype").begins("market").stock("soap_1").hand("A", 1)
    cheap.herd("A", "pink 2 ~ B unicorn pee").plays("A", "buy soap_1", "on 1")
    assert cheap.herd_of("A") == ["pink 2"]


@rule("kill-the-unicorns.market.soap-needs-smell")
def test_soap_is_for_dirty_unicorns_only(bath: Hunt) -> None:
    bath.plays("A", "buy soap_2")
    assert bath.refuses("A", "on 2") == "market.soap-needs-smell"
    clean = Hunt(edition="en-prototype").begins("market").stock("soap_2").herd("A", "blue 1 ~ B bicorn")
    assert clean.refuses("A", "buy soap_2") == "market.soap-needs-smell"
