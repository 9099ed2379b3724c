# What the board of Unstable Unicorns says in the browser. $you is "yes" when the reader is the player spoken of.

## The places

web-unstable-unicorns-piles = Piles
web-unstable-unicorns-pile-deck = Deck
web-unstable-unicorns-pile-discard = Discard pile
web-unstable-unicorns-pile-nursery = Nursery
web-unstable-unicorns-deck = { $cards ->
    [one] Deck, { $cards } card left
   *[other] Deck, { $cards } cards left
}
web-unstable-unicorns-top-known = { $cards ->
    [one] you know the top card
   *[other] you know { $cards } cards on top
}
web-unstable-unicorns-discard = { $cards ->
    [0] Discard pile, empty
    [one] Discard pile, { $cards } card, on top { $card }
   *[other] Discard pile, { $cards } cards, on top { $card }
}
web-unstable-unicorns-nursery = { $cards ->
    [one] Nursery, { $cards } foal
   *[other] Nursery, { $cards } foals
}
web-unstable-unicorns-strike = on strike
web-unstable-unicorns-look = press to look through it
web-unstable-unicorns-top = Top of the deck, as you know it
web-unstable-unicorns-found = What you find in the deck
web-unstable-unicorns-hand-of = Hand of { $name }
web-unstable-unicorns-known = { $cards ->
    [one] You know { $cards } card of this hand
   *[other] You know { $cards } cards of this hand
}
web-unstable-unicorns-unknown = { $cards ->
    [one] And { $cards } card you do not know.
   *[other] And { $cards } cards you do not know.
}
web-unstable-unicorns-nothing-here = There is nothing here.
web-unstable-unicorns-stable = { $you ->
    [yes] Your stable
   *[no] Stable of { $name }
}
web-unstable-unicorns-bare = empty stable
web-unstable-unicorns-in-hand = Your hand
web-unstable-unicorns-your-hand = { $cards ->
    [one] Your hand, { $cards } card
   *[other] Your hand, { $cards } cards
}
web-unstable-unicorns-no-hand = No cards in hand
web-unstable-unicorns-cow = dressed up as a cow, does not count
web-unstable-unicorns-blank = in grey uniform, without effect
web-unstable-unicorns-lent = on loan until the end of the turn

## The players

web-unstable-unicorns-you = you
web-unstable-unicorns-seat = { $you ->
    [yes] You
   *[no] { $name }
}
web-unstable-unicorns-turn-of = on turn
web-unstable-unicorns-count = { $count ->
    [one] { $count } of { $goal } unicorns
   *[other] { $count } of { $goal } unicorns
}
web-unstable-unicorns-holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
web-unstable-unicorns-skips = { $turns ->
    [one] misses a turn
   *[other] misses { $turns } turns
}
web-unstable-unicorns-extra = { $turns ->
    [one] an extra turn follows
   *[other] { $turns } extra turns follow
}
web-unstable-unicorns-cows = cow costumes
web-unstable-unicorns-blanks = grey uniforms
web-unstable-unicorns-limit = hand limit { $cards }

## The card being played

web-unstable-unicorns-stack = Card being played
web-unstable-unicorns-quiet = No card is being played.
web-unstable-unicorns-asking = Card that asks for something
web-unstable-unicorns-read = read { $card } large
web-unstable-unicorns-plays = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}
web-unstable-unicorns-plays-at = { $you ->
    [yes] You play { $card } → { $targets }
   *[no] { $name } plays { $card } → { $targets }
}
web-unstable-unicorns-neighs = { $you ->
    [yes] You answer: { $card }
   *[no] { $name } answers: { $card }
}
web-unstable-unicorns-passes = As it stands, { $card } goes through.
web-unstable-unicorns-stopped = As it stands, { $card } is stopped.
web-unstable-unicorns-threatened = In danger: { $card }

## What you are asked

web-unstable-unicorns-ask-plays = Your turn: play up to { $plays } cards, or draw one.

## What the others do

web-unstable-unicorns-wait-foal = { $name }: choosing a foal.
web-unstable-unicorns-wait-use = { $name } begins the turn.
web-unstable-unicorns-wait-action = { $name } is thinking what to play.
web-unstable-unicorns-wait-neigh = Will anybody neigh?
web-unstable-unicorns-wait-may = { $name } may use a card.
web-unstable-unicorns-wait-choose = { $name } is choosing.
web-unstable-unicorns-wait-either = { $name } is choosing.
web-unstable-unicorns-wait-guard = { $name } may protect a unicorn.
web-unstable-unicorns-wait-limit = { $name } has too many cards and discards.
web-unstable-unicorns-wait-call = { $name } may name somebody.

## What a choice does

web-unstable-unicorns-do-draw = Draw a card
web-unstable-unicorns-do-end-use = Go on
web-unstable-unicorns-do-end-action = End the turn
web-unstable-unicorns-do-pass = Let it pass
web-unstable-unicorns-do-yes = Yes
web-unstable-unicorns-do-no = No
web-unstable-unicorns-do-nothing = Nothing found
web-unstable-unicorns-do-first = The first
web-unstable-unicorns-do-second = The second
web-unstable-unicorns-do-swap = New hand (once a game)
web-unstable-unicorns-do-player = Choose { $name }
web-unstable-unicorns-do-play = Play { $card }
web-unstable-unicorns-do-pick = Choose { $card }
web-unstable-unicorns-do-pick-of = Choose { $card } of { $name }
web-unstable-unicorns-do-use = Use { $card }

## First steps

web-unstable-unicorns-help-foal = Welcome! Everybody begins with a foal. Tap the one you like best: it counts as your first unicorn.
web-unstable-unicorns-help-use = Some cards do something at the start of your turn. Tap one that glows to use it, or go on.
web-unstable-unicorns-help-action = Play one card: tap it, or drag it onto the table. Unicorns gather in your stable, and a full stable wins. Nothing that suits you? Draw a card from the deck.
web-unstable-unicorns-help-neigh = Somebody plays a card. With a Neigh you can stop it now; everyone is asked at the same time. Without one, just let it pass.
web-unstable-unicorns-help-may = This card offers you something. You may take it or leave it.
web-unstable-unicorns-help-player = Tap the name of a player.
web-unstable-unicorns-help-card = Tap a card that glows. Hold a card to read it.
web-unstable-unicorns-help-hand = Tap a card in your hand.
web-unstable-unicorns-help-found = Tap one of the cards spread out before you.
web-unstable-unicorns-help-either = Two ways out, and you choose.
web-unstable-unicorns-help-guard = Another card can take the blow for your unicorn.
web-unstable-unicorns-help-limit = { $cards ->
    [one] Your hand limit is 1 card: at the end of your turn you keep no more.
   *[other] Your hand limit is { $cards } cards: at the end of your turn you keep no more.
}
web-unstable-unicorns-help-call = This is for the party variant only.

## The end

web-unstable-unicorns-nobody = Nobody wins: still a tie after counting the letters.
web-unstable-unicorns-letters = { $letters ->
    [one] Tie-break: { $letters } letter in the names of the unicorns
   *[other] Tie-break: { $letters } letters in the names of the unicorns
}

## Opening a table

web-unstable-unicorns-targeting-simple = Before the others may neigh
web-unstable-unicorns-targeting-advanced = After the others may have neighed
web-unstable-unicorns-party-off = None
web-unstable-unicorns-party-sips = With sips
web-unstable-unicorns-party-layers = With layers
web-unstable-unicorns-new_hand-before-action = Only before your action
web-unstable-unicorns-new_hand-when-asked = Whenever you are asked something
web-unstable-unicorns-winning-settled = When no effect is waiting
web-unstable-unicorns-winning-at-once = The moment the last one comes in
web-unstable-unicorns-pair_deck-small = Smaller, and a Neigh card each
web-unstable-unicorns-pair_deck-whole = The whole deck
web-unstable-unicorns-stable_named-when-played = Named when played
web-unstable-unicorns-stable_named-like-players = Named like players
web-unstable-unicorns-enter_named-when-played = Named when played
web-unstable-unicorns-enter_named-coming-in = Chosen when it is in
web-unstable-unicorns-short_discard-partly = What there is
web-unstable-unicorns-short_discard-in-full = All or none
unstable-unicorns-window-neigh = when a Neigh could be played
web-unstable-unicorns-in-stables = Choose one of these
web-unstable-unicorns-neigh = Neigh!
web-unstable-unicorns-hand-cost = Discards your { $cards ->
    [one] other card
   *[other] { $cards } cards
}.
web-unstable-unicorns-swap-cost = Discards your { $cards ->
    [one] only card
   *[other] { $cards } cards
} for a new hand. Once a game.
