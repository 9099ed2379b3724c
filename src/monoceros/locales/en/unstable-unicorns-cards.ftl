### What the cards of Unstable Unicorns say, made from their programs by games/unstable_unicorns/wording.py.

## The moment: { $rest } is the sentence with the word order it has behind an opening

unstable-unicorns-when-enter = when this card comes into your stable, { $rest }
unstable-unicorns-when-turn-start = at the start of your turn, { $rest }
unstable-unicorns-when-then = then { $rest }
unstable-unicorns-when-if-so = if you do, { $rest }
unstable-unicorns-when-and = in addition, { $rest }

## Who does it: alone, and behind an opening

unstable-unicorns-says-do = { $does }.
    .after = you must { $does }.
unstable-unicorns-says-may = you may { $does }.
    .after = you may { $does }.
unstable-unicorns-says-any-player = choose any player. That player { $does }.
    .after = choose any player. That player { $does }.
unstable-unicorns-says-may-any-player = you may choose any player. That player { $does }.
    .after = you may choose any player. That player { $does }.
unstable-unicorns-says-another-player = choose another player. That player { $does }.
    .after = choose another player. That player { $does }.
unstable-unicorns-says-may-another-player = you may choose another player. That player { $does }.
    .after = you may choose another player. That player { $does }.
unstable-unicorns-says-each-player = each player { $does }.
    .after = each player { $does }.
unstable-unicorns-says-may-each-player = if you like, each player { $does }.
    .after = if you like, each player { $does }.
unstable-unicorns-says-each-other-player = each other player { $does }.
    .after = each other player { $does }.
unstable-unicorns-says-may-each-other-player = if you like, each other player { $does }.
    .after = if you like, each other player { $does }.
unstable-unicorns-says-its-player = whoever played it { $does }.
    .after = whoever played it { $does }.
unstable-unicorns-says-may-its-player = if you like, whoever played it { $does }.
    .after = if you like, whoever played it { $does }.

## Two things one after the other

unstable-unicorns-join-and =
    .may = { $first } and { $second }
    .do = { $first } and { $second }
    .one = { $first } and { $second }
    .each = { $first } and { $second }
unstable-unicorns-join-then =
    .may = { $first }, then { $second }
    .do = { $first }, then { $second }
    .one = { $first }, then { $second }
    .each = { $first }, then { $second }
unstable-unicorns-join-or =
    .may = either { $first } or { $second }
    .do = either { $first } or { $second }
    .one = either { $first } or { $second }, as they choose
    .each = either { $first } or { $second }, as they choose

## What is done: what you may do, an order, what a chosen player does, what several players do

unstable-unicorns-does-discard =
    .may = discard { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    .do = discard { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    .one = discards { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    .each = discards { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
unstable-unicorns-does-discard-hand =
    .may = discard your whole hand (at least 1 card)
    .do = discard your whole hand (at least 1 card)
    .one = discards their whole hand
    .each = discards their whole hand
unstable-unicorns-does-draw =
    .may = draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    .do = draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
    .each = draws { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    }
unstable-unicorns-does-draw-per-basic =
    .may = draw 1 card for each basic unicorn in your stable
    .do = draw 1 card for each basic unicorn in your stable
    .each = draws 1 card for each basic unicorn in their stable
unstable-unicorns-does-redraw-hand =
    .each = discards their whole hand and draws as many cards
unstable-unicorns-does-sacrifice-card =
    .may = sacrifice any card
    .do = sacrifice any card
    .one = sacrifices a card
    .each = sacrifices a card
unstable-unicorns-does-sacrifice-unicorn =
    .may = sacrifice a unicorn
    .do = sacrifice a unicorn
    .one = sacrifices a unicorn
    .each = sacrifices a unicorn
unstable-unicorns-does-sacrifice-basic =
    .may = sacrifice a basic unicorn
    .do = sacrifice a basic unicorn
    .one = sacrifices a basic unicorn
    .each = sacrifices a basic unicorn
unstable-unicorns-does-sacrifice-downgrade =
    .may = sacrifice a downgrade
    .do = sacrifice a downgrade
    .one = sacrifices a downgrade
    .each = sacrifices a downgrade
unstable-unicorns-does-sacrifice-all-downgrade =
    .may = sacrifice all your downgrades
    .do = sacrifice all your downgrades
    .one = sacrifices all their downgrades
    .each = sacrifices all their downgrades
unstable-unicorns-does-destroy-card =
    .may = destroy any card
    .do = destroy any card
unstable-unicorns-does-destroy-unicorn =
    .may = destroy a unicorn
    .do = destroy a unicorn
unstable-unicorns-does-destroy-upgrade =
    .may = destroy an upgrade
    .do = destroy an upgrade
unstable-unicorns-does-destroy-downgrade =
    .may = destroy a downgrade
    .do = destroy a downgrade
unstable-unicorns-does-destroy-all-upgrade-from-another-player =
    .may = destroy all upgrades in one other player’s stable
    .do = destroy all upgrades in one other player’s stable
unstable-unicorns-does-steal-unicorn =
    .may = steal a unicorn
    .do = steal a unicorn
unstable-unicorns-does-steal-baby =
    .may = steal a foal
    .do = steal a foal
unstable-unicorns-does-steal-unicorn-from-there =
    .may = steal a unicorn from that stable
    .do = steal a unicorn from that stable
unstable-unicorns-does-move-this-to-another-player =
    .may = move this card to another player’s stable
    .do = move this card to another player’s stable
unstable-unicorns-does-move-unicorn-to-other-stable =
    .may = move a unicorn from any stable to another one, but not to yours
    .do = move a unicorn from any stable to another one, but not to yours
unstable-unicorns-does-lend-unicorn-to-another-player =
    .may = lend one of your unicorns to another player’s stable; it comes back at the end of your turn if it is still there
    .do = lend one of your unicorns to another player’s stable; it comes back at the end of your turn if it is still there
unstable-unicorns-does-bring-baby-from-nursery =
    .may = bring a foal from the nursery into your stable
    .do = bring a foal from the nursery into your stable
unstable-unicorns-does-bring-basic-from-hand =
    .may = bring a basic unicorn from your hand into your stable
    .do = bring a basic unicorn from your hand into your stable
unstable-unicorns-does-bring-upgrade-from-hand =
    .may = bring an upgrade from your hand into your stable
    .do = bring an upgrade from your hand into your stable
unstable-unicorns-does-bounce-unicorn =
    .may = return one of your unicorns to your hand
    .do = return one of your unicorns to your hand
unstable-unicorns-does-bounce-card-from-another-player =
    .may = return any card in another player’s stable to that player’s hand
    .do = return any card in another player’s stable to that player’s hand
unstable-unicorns-does-bounce-unicorn-from-another-player =
    .may = return a unicorn in another player’s stable to that player’s hand
    .do = return a unicorn in another player’s stable to that player’s hand
unstable-unicorns-does-return-baby =
    .each = returns one of their foals to the nursery
unstable-unicorns-does-pull-from-another-player =
    .may = take { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } at random from another player’s hand
    .do = take { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } at random from another player’s hand
unstable-unicorns-does-pull-from-each-other-player =
    .may = take { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } at random from each other player’s hand
    .do = take { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } at random from each other player’s hand
unstable-unicorns-does-take-card-from-another-player =
    .may = look at another player’s hand and take any card from it
    .do = look at another player’s hand and take any card from it
unstable-unicorns-does-take-unicorn-from-another-player =
    .may = look at another player’s hand and take a unicorn from it into yours
    .do = look at another player’s hand and take a unicorn from it into yours
unstable-unicorns-does-take-card-from-discard =
    .may = take any card from the discard pile into your hand
    .do = take any card from the discard pile into your hand
unstable-unicorns-does-take-neigh-from-discard =
    .may = take a Neigh card from the discard pile into your hand
    .do = take a Neigh card from the discard pile into your hand
unstable-unicorns-does-scrap-card-from-another-player =
    .may = look at another player’s hand and put any card from it on the discard pile
    .do = look at another player’s hand and put any card from it on the discard pile
unstable-unicorns-does-scrap-unicorn-from-another-player =
    .may = look at another player’s hand and put a unicorn from it on the discard pile
    .do = look at another player’s hand and put a unicorn from it on the discard pile
unstable-unicorns-does-give-to-another-player =
    .may = give { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } from your hand to any player but yourself
    .do = give { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } from your hand to any player but yourself
unstable-unicorns-does-search-named-from-deck =
    .may = search the deck for { $card }, show it to everyone and take it into your hand, then shuffle the deck
    .do = search the deck for { $card }, show it to everyone and take it into your hand, then shuffle the deck
unstable-unicorns-does-search-unicorn-from-deck =
    .may = search the deck for a unicorn, show it to everyone and take it into your hand, then shuffle the deck
    .do = search the deck for a unicorn, show it to everyone and take it into your hand, then shuffle the deck
unstable-unicorns-does-search-downgrade-from-deck =
    .may = search the deck for a downgrade, show it to everyone and take it into your hand, then shuffle the deck
    .do = search the deck for a downgrade, show it to everyone and take it into your hand, then shuffle the deck
unstable-unicorns-does-peek-from-deck =
    .may = look at the top { $amount ->
        [one] card of the deck and put it back
       *[other] { $amount } cards of the deck and put them back in the same order
    }
    .do = look at the top { $amount ->
        [one] card of the deck and put it back
       *[other] { $amount } cards of the deck and put them back in the same order
    }
unstable-unicorns-does-peek-hand-from-each-other-player =
    .may = look at the hands of all other players
    .do = look at the hands of all other players
unstable-unicorns-does-reveal-from-deck =
    .may = show everyone the top card of the deck: if it is a unicorn, bring it into your stable; if not, take it into your hand
    .do = show everyone the top card of the deck: if it is a unicorn, bring it into your stable; if not, take it into your hand
unstable-unicorns-does-skip-draw =
    .may = skip your draw phase
    .do = skip your draw phase
    .one = skips their draw phase in their next turn
unstable-unicorns-does-skip-action =
    .may = skip your action phase
    .do = skip your action phase
    .one = skips their action phase in their next turn
unstable-unicorns-does-skip-turn =
    .may = skip your whole next turn
    .do = skip your whole next turn
    .one = skips their whole next turn
unstable-unicorns-does-add-turn =
    .may = take an extra turn after this one
    .do = take an extra turn after this one
unstable-unicorns-does-play =
    .may = decide to play { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } instead of 1 in your action phase
    .do = play { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } instead of 1 in your action phase
unstable-unicorns-does-reshuffle-discard =
    .may = shuffle the discard pile into the deck
    .do = shuffle the discard pile into the deck
unstable-unicorns-does-cancel =
    .may = stop a card that another player is playing; it goes to the discard pile
    .do = stop a card that another player is playing; it goes to the discard pile

## What a card does all the while, and what it needs

unstable-unicorns-plain = No effect. It simply counts.
unstable-unicorns-needs-basic = You can play this card only if there is a basic unicorn in your stable.
unstable-unicorns-static-counts = Counts as { $amount ->
    [one] 1 unicorn
   *[other] { $amount } unicorns
}.
unstable-unicorns-static-more = Your hand limit is { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} higher.
unstable-unicorns-static-fewer = Your hand limit is { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} lower.
unstable-unicorns-static-forbids-magic = You cannot play magic cards.
unstable-unicorns-static-forbids-basic = You cannot play basic unicorns.
unstable-unicorns-static-forbids-upgrade = You cannot play upgrades.
unstable-unicorns-static-guards-destroy = If one of your unicorns would be destroyed, you may sacrifice this card instead.
unstable-unicorns-static-guards-any = If one of your unicorns would be sacrificed or destroyed, you may sacrifice this card instead.
unstable-unicorns-static-unbreakable = Your unicorns cannot be destroyed.
unstable-unicorns-static-strike = No foal can come into any stable.
unstable-unicorns-static-blank = Your unicorns have no effect and are considered basic unicorns. Foals are spared.
unstable-unicorns-static-cows = Your unicorns do not count as unicorns, and effects that speak of unicorns do not touch them.
unstable-unicorns-static-flies-home = If this card is sacrificed or destroyed, it returns to your hand instead of going to the discard pile.
unstable-unicorns-static-nursery-home = If this foal would go anywhere but a stable, it returns to the nursery instead.
unstable-unicorns-static-shuts = As soon as there is no unicorn in your stable, sacrifice this card.
unstable-unicorns-static-final = This card itself cannot be stopped.
