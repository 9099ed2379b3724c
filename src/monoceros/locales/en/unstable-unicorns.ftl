# What is said at a table of Unstable Unicorns. $you is "yes" when the reader is the player spoken of, "target"
# when something was done to the reader; $name, $other-name, $card and $out are ready-made names.

unstable-unicorns-title = Unstable Unicorns
unstable-unicorns-summary = Fill your stable with unicorns, and neigh at everybody who tries the same.

## Turns

unstable-unicorns-foal = { $you ->
    [yes] You choose { $card } as your foal.
   *[no] { $name } chooses { $card } as a foal.
}
unstable-unicorns-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
unstable-unicorns-skip-turn = { $you ->
    [yes] You miss this turn.
   *[no] { $name } misses this turn.
}
unstable-unicorns-lose-turn = { $you ->
    [yes] You will miss your next turn.
   *[no] { $name } will miss the next turn.
}
unstable-unicorns-gain-turn = { $you ->
    [yes] You get an extra turn after this one.
   *[no] { $name } gets an extra turn after this one.
}
unstable-unicorns-skip-draw = { $you ->
    [yes] You skip your draw phase.
   *[no] { $name } skips the draw phase.
}
unstable-unicorns-skip-action = { $you ->
    [yes] You skip your action phase.
   *[no] { $name } skips the action phase.
}
unstable-unicorns-more-plays = { $you ->
    [yes] You may play { $count } cards this turn.
   *[no] { $name } may play { $count } cards this turn.
}
unstable-unicorns-use = { $you ->
    [yes] You use { $card }.
   *[no] { $name } uses { $card }.
}

## Playing and neighing

unstable-unicorns-play = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
unstable-unicorns-aim = { $you ->
    [yes] { $card } is meant for { $other-name }.
    [target] { $card } is meant for you.
   *[no] { $card } is meant for { $other-name }.
}
unstable-unicorns-neigh = { $you ->
    [yes] You neigh at { $out } with { $card }!
    [target] { $name } neighs at your { $out } with { $card }!
   *[no] { $name } neighs at { $out } with { $card }!
}
unstable-unicorns-stopped = { $you ->
    [yes] Your { $card } is stopped.
   *[no] { $name }’s { $card } is stopped.
}
unstable-unicorns-enter = { $you ->
    [yes] { $card } comes into your stable.
   *[no] { $card } comes into { $name }’s stable.
}

## Hands and piles

unstable-unicorns-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws a card.
}
unstable-unicorns-discard = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
}
unstable-unicorns-discard-hand = { $you ->
    [yes] { $count ->
        [one] You discard your whole hand: { $count } card.
       *[other] You discard your whole hand: { $count } cards.
    }
   *[no] { $count ->
        [one] { $name } discards a whole hand: { $count } card.
       *[other] { $name } discards a whole hand: { $count } cards.
    }
}
unstable-unicorns-give = { $you ->
    [yes] You give { $card } to { $other-name }.
    [target] { $name } gives you { $card }.
   *[no] { $name } gives { $other-name } a card.
}
unstable-unicorns-pull = { $you ->
    [yes] You pull { $card } from { $other-name }’s hand.
    [target] { $name } pulls { $card } from your hand.
   *[no] { $name } pulls a card from { $other-name }’s hand.
}
unstable-unicorns-take = { $you ->
    [yes] You take { $card } from { $other-name }’s hand.
    [target] { $name } takes { $card } from your hand.
   *[no] { $name } takes a card from { $other-name }’s hand.
}
unstable-unicorns-scrap = { $you ->
    [yes] You send { $card } from { $other-name }’s hand to the discard pile.
    [target] { $name } sends { $card } from your hand to the discard pile.
   *[no] { $name } sends { $card } from { $other-name }’s hand to the discard pile.
}
unstable-unicorns-look-hand = { $you ->
    [yes] You look at { $other-name }’s hand.
    [target] { $name } looks at your hand.
   *[no] { $name } looks at { $other-name }’s hand.
}
unstable-unicorns-look-top = { $you ->
    [yes] { $count ->
        [one] You look at the top card of the deck.
       *[other] You look at the top { $count } cards of the deck.
    }
   *[no] { $count ->
        [one] { $name } looks at the top card of the deck.
       *[other] { $name } looks at the top { $count } cards of the deck.
    }
}
unstable-unicorns-take-discard = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $name } takes { $card } from the discard pile.
}
unstable-unicorns-search = { $you ->
    [yes] You search the deck and find { $card }.
   *[no] { $name } searches the deck and finds { $card }.
}
unstable-unicorns-find-nothing = { $you ->
    [yes] You find nothing that fits.
   *[no] { $name } finds nothing that fits.
}
unstable-unicorns-shuffle = The deck is shuffled.
unstable-unicorns-reshuffle = { $cards ->
    [one] The discard pile is shuffled into the deck, which now has { $cards } card.
   *[other] The discard pile is shuffled into the deck, which now has { $cards } cards.
}
unstable-unicorns-reveal = { $you ->
    [yes] You turn up the top card of the deck: { $card }.
   *[no] { $name } turns up the top card of the deck: { $card }.
}

## Stables

unstable-unicorns-bring = { $you ->
    [yes] You bring { $card } into your stable.
   *[no] { $name } brings { $card } in.
}
unstable-unicorns-sacrifice = { $you ->
    [yes] You sacrifice { $card }.
   *[no] { $name } sacrifices { $card }.
}
unstable-unicorns-destroy = { $you ->
    [yes] You destroy { $card } in { $other-name }’s stable.
    [target] { $name } destroys your { $card }.
   *[no] { $name } destroys { $card } in { $other-name }’s stable.
}
unstable-unicorns-steal = { $you ->
    [yes] You steal { $card } from { $other-name }.
    [target] { $name } steals { $card } from you.
   *[no] { $name } steals { $card } from { $other-name }.
}
unstable-unicorns-move = { $you ->
    [yes] You move { $card } to { $other-name }’s stable.
    [target] { $name } moves { $card } to your stable.
   *[no] { $name } moves { $card } to { $other-name }’s stable.
}
unstable-unicorns-lend = { $you ->
    [yes] You lend { $card } to { $other-name }.
    [target] { $name } lends you { $card }.
   *[no] { $name } lends { $card } to { $other-name }.
}
unstable-unicorns-come-home = { $you ->
    [yes] { $card } comes back to you.
   *[no] { $card } comes back to { $name }.
}
unstable-unicorns-stay = { $you ->
    [yes] { $card } cannot come home and stays with { $other-name }.
    [target] { $card } cannot go home and stays with you.
   *[no] { $card } cannot go home and stays with { $other-name }.
}
unstable-unicorns-take-back = { $you ->
    [yes] You take { $card } back into your hand.
   *[no] { $name } takes { $card } back into hand.
}
unstable-unicorns-bounce = { $you ->
    [yes] You return { $card } to { $other-name }’s hand.
    [target] { $name } returns { $card } to your hand.
   *[no] { $name } returns { $card } to { $other-name }’s hand.
}
unstable-unicorns-fly = { $you ->
    [yes] { $card } flies back to your hand.
   *[no] { $card } flies back to { $name }’s hand.
}
unstable-unicorns-home = { $card } goes home to the nursery.
unstable-unicorns-shut = { $you ->
    [yes] No unicorn left: { $card } falls off your stable.
   *[no] No unicorn left: { $card } falls off { $name }’s stable.
}
unstable-unicorns-guard = { $you ->
    [yes] You send { $card } in place of { $out }.
   *[no] { $name } sends { $card } in place of { $out }.
}

## Party variants

unstable-unicorns-sip = { $you ->
    [yes] A sip for you.
   *[no] A sip for { $name }.
}
unstable-unicorns-sip-named = { $you ->
    [yes] Three Neigh cards in one turn: you name { $other-name }, who takes a sip.
    [target] Three Neigh cards in one turn: { $name } names you. A sip for you.
   *[no] Three Neigh cards in one turn: { $name } names { $other-name }, who takes a sip.
}
unstable-unicorns-swap = { $you ->
    [yes] { $count ->
        [one] You swap your whole hand, { $count } card, and pay the price.
       *[other] You swap your whole hand, { $count } cards, and pay the price.
    }
   *[no] { $count ->
        [one] { $name } swaps a whole hand, { $count } card, and pays the price.
       *[other] { $name } swaps a whole hand, { $count } cards, and pays the price.
    }
}
unstable-unicorns-layer-off = { $you ->
    [yes] { $count ->
        [one] You take something off.
       *[other] You take { $count } things off.
    }
   *[no] { $count ->
        [one] { $name } takes something off.
       *[other] { $name } takes { $count } things off.
    }
}
unstable-unicorns-layer-on = { $you ->
    [yes] { $count ->
        [one] You put something on.
       *[other] You put { $count } things on.
    }
   *[no] { $count ->
        [one] { $name } puts something on.
       *[other] { $name } puts { $count } things on.
    }
}

## The end

unstable-unicorns-win = { $you ->
    [yes] Your stable is full: you win!
   *[no] { $name }’s stable is full: { $name } wins!
}
unstable-unicorns-win-most = { $you ->
    [yes] The deck is empty and you have the most unicorns: you win!
   *[no] The deck is empty and { $name } has the most unicorns: { $name } wins!
}
unstable-unicorns-longest = { $you ->
    [yes] A tie, but your unicorns have the longest names: you win!
   *[no] A tie, but { $name }’s unicorns have the longest names: { $name } wins!
}
unstable-unicorns-all-lose = A tie to the last letter: everybody loses!
unstable-unicorns-standstill = The game stands still and ends as if the deck had run out.

## What you are asked for

unstable-unicorns-ask-foal = Choose a foal to begin with.
unstable-unicorns-ask-use = Your turn begins: use one of your cards, or go on.
unstable-unicorns-ask-action = Your turn: play a card, or draw one.
unstable-unicorns-ask-second = You may play one more card, or end your turn.
unstable-unicorns-ask-neigh = { $name } plays { $card }: neigh, or let it pass?
unstable-unicorns-ask-may = { $card }: do you want to use it?
unstable-unicorns-ask-player = { $card }: choose a player.
unstable-unicorns-ask-stable = { $card }: choose the stable it goes to.
unstable-unicorns-ask-either = { $card }: choose one of the two.
unstable-unicorns-ask-guard = { $card } is in danger: do you want to protect it?
unstable-unicorns-ask-limit = { $cards ->
    [one] Your hand is too full: discard { $cards } card.
   *[other] Your hand is too full: discard { $cards } cards.
}
unstable-unicorns-ask-call = Name somebody who takes a sip, or let it go.
unstable-unicorns-ask-hand-discard = { $cards ->
    [one] { $card }: discard { $cards } card.
   *[other] { $card }: discard { $cards } cards.
}
unstable-unicorns-ask-hand-give = { $card }: choose a card of your hand to give away.
unstable-unicorns-ask-hand-bring = { $card }: choose a card of your hand for your stable.
unstable-unicorns-ask-card-sacrifice = { $card }: choose a card of your stable to sacrifice.
unstable-unicorns-ask-card-destroy = { $card }: choose a card to destroy.
unstable-unicorns-ask-card-steal = { $card }: choose a unicorn to steal.
unstable-unicorns-ask-card-move = { $card }: choose a unicorn to move.
unstable-unicorns-ask-card-lend = { $card }: choose a unicorn to lend.
unstable-unicorns-ask-card-bounce = { $card }: choose a card that goes back to hand.
unstable-unicorns-ask-card-return = { $card }: choose one of your foals for the nursery.
unstable-unicorns-ask-found-take = { $card }: choose a card for your hand.
unstable-unicorns-ask-found-scrap = { $card }: choose a card for the discard pile.
unstable-unicorns-ask-found-search = { $card }: choose a card from the deck.
unstable-unicorns-ask-found-bring = { $card }: choose a foal for your stable.
unstable-unicorns-ask-found-nothing = { $card }: there is no such card.

## Choices

unstable-unicorns-choice-draw = draw a card
unstable-unicorns-choice-end = go on
unstable-unicorns-choice-pass = let it pass
unstable-unicorns-choice-yes = yes
unstable-unicorns-choice-no = no
unstable-unicorns-choice-nothing = nothing here fits
unstable-unicorns-choice-swap = swap your whole hand, once in the game
unstable-unicorns-choice-player = { $you ->
    [yes] you
   *[no] { $name }
}
unstable-unicorns-choice-play = play { $card }
unstable-unicorns-choice-neigh = neigh with { $card }
unstable-unicorns-choice-pick = { $card }
unstable-unicorns-choice-use = use { $card }

## The table

unstable-unicorns-count = { $count } of { $goal ->
    [one] { $goal } unicorn
   *[other] { $goal } unicorns
}
unstable-unicorns-holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
unstable-unicorns-deck = { $cards ->
    [one] Deck: { $cards } card
   *[other] Deck: { $cards } cards
}
unstable-unicorns-discard-pile = Discard pile: { $card }
unstable-unicorns-discard-empty = Discard pile: empty
unstable-unicorns-nursery = { $cards ->
    [one] Nursery: { $cards } foal
   *[other] Nursery: { $cards } foals
}
unstable-unicorns-your-hand = Your hand
unstable-unicorns-known-hand = Known to you in hand: { $card }
unstable-unicorns-known-top = On top of the deck, as you know: { $card }
unstable-unicorns-empty-stable = empty stable
unstable-unicorns-stack = Being played: { $card }
unstable-unicorns-cows = dressed up as cows
unstable-unicorns-blank = in grey uniform
unstable-unicorns-strike = The nursery is on strike
unstable-unicorns-skips = { $turns ->
    [one] misses { $turns } turn
   *[other] misses { $turns } turns
}

## Where the score comes from

unstable-unicorns-part-unicorns = unicorns in the stable
unstable-unicorns-part-letters = letters in their names

## Options

unstable-unicorns-option-start = Who begins
    .text = random: by lot; or a seat, A to H.
unstable-unicorns-option-targeting = When players are chosen
    .text = simple: you say who a card is meant for before the others may neigh; advanced: afterwards.
unstable-unicorns-option-deck_language = Language of the deck
    .text = Whose card names decide a tie by their letters: en, de, fr or pl. Everyone still reads the cards in their own language.
unstable-unicorns-option-adult = Adults only (18+)
    .text = yes: everyone at the table is an adult; the names printed in the rulebook are shown, and the party variants may be chosen.
unstable-unicorns-option-party = Party variant
    .text = off: none; sips and layers: the two party variants of the rulebook, for adults only. The table calls out the moment, nothing more.
unstable-unicorns-option-new_hand = A new hand in the party variants
    .text = before-action: only before your action; when-asked: whenever you are asked something, also whether you neigh.
unstable-unicorns-option-winning = When enough unicorns win
    .text = settled: when no effect is waiting any more; at-once: the moment the last one comes in, Musical Chairs Unicorn too.
unstable-unicorns-option-pair_deck = The deck for two
    .text = small: without the 39 cards the rulebook names, with a Neigh card each; whole: all cards, without that gift.
unstable-unicorns-option-stable_named = The stable of upgrades and downgrades
    .text = when-played: named at once in both ways; like-players: in the advanced way after the others may have neighed.
unstable-unicorns-option-enter_named = The player of a unicorn’s effect
    .text = when-played: named when the unicorn is played, in the simple way; coming-in: when it is in the stable.
unstable-unicorns-option-short_discard = Too few cards to discard
    .text = partly: you discard what you have; in-full: then you discard none.

## Chapters of the rules

unstable-unicorns-section-goal = The aim
unstable-unicorns-section-players = Players
unstable-unicorns-section-setup = Setting up
unstable-unicorns-section-two = A game for two
unstable-unicorns-section-cards = The cards
unstable-unicorns-section-words = Words on the cards
unstable-unicorns-section-turn = Your turn
unstable-unicorns-section-start = Start of the turn
unstable-unicorns-section-action = Your action
unstable-unicorns-section-bans = What cards forbid
unstable-unicorns-section-stable = The stable
unstable-unicorns-section-effects = Effects
unstable-unicorns-section-target = Choosing
unstable-unicorns-section-search = Searching
unstable-unicorns-section-impossible = What cannot be done
unstable-unicorns-section-neigh = Neigh!
unstable-unicorns-section-foals = Foals
unstable-unicorns-section-guard = Guards
unstable-unicorns-section-cows = Cow costumes
unstable-unicorns-section-uniforms = Grey uniforms
unstable-unicorns-section-special = Particular cards
unstable-unicorns-section-win = Winning
unstable-unicorns-section-party = Party variants

## Fields of the cards

unstable-unicorns-field-type = Kind

## What the fields of the cards may say

unstable-unicorns-type-baby = foal
unstable-unicorns-type-basic = basic unicorn
unstable-unicorns-type-magical = magical unicorn
unstable-unicorns-type-magic = magic
unstable-unicorns-type-upgrade = upgrade
unstable-unicorns-type-downgrade = downgrade
unstable-unicorns-type-instant = instant
unstable-unicorns-value-baby = { unstable-unicorns-type-baby }
unstable-unicorns-value-basic = { unstable-unicorns-type-basic }
unstable-unicorns-value-magical = { unstable-unicorns-type-magical }
unstable-unicorns-value-magic = { unstable-unicorns-type-magic }
unstable-unicorns-value-upgrade = { unstable-unicorns-type-upgrade }
unstable-unicorns-value-downgrade = { unstable-unicorns-type-downgrade }
unstable-unicorns-value-instant = { unstable-unicorns-type-instant }
