# What is said at a table of HiLo. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.

hilo-title = HiLo – Your Kingdom
hilo-summary = Swap cards until your kingdom is full of star coins.

## Events

hilo-choose = { $you ->
    [yes] You have picked card { $place } to start with.
   *[no] { $name } has picked a start card.
}
hilo-flip = { $you ->
    [yes] You uncover card { $place }: { $card }.
   *[no] { $name } uncovers card { $place }: { $card }.
}
hilo-start-magician = { $you ->
    [yes] Your start card was a magician: he is shuffled back, and { $card } takes his place.
   *[no] { $name }'s start card was a magician: he is shuffled back, and { $card } takes his place.
}
hilo-take = { $you ->
    [yes] You take { $card } from the discard pile.
   *[no] { $name } takes { $card } from the discard pile.
}
hilo-draw = { $you ->
    [yes] You draw { $card }.
   *[no] { $name } draws a card.
}
hilo-discard = { $you ->
    [yes] You lay { $card } on the discard pile.
   *[no] { $name } lays { $card } on the discard pile.
}
hilo-place = { $you ->
    [yes] You lay { $card } in place { $place }; { $out } goes to the discard pile.
   *[no] { $name } lays { $card } in place { $place }; { $out } goes to the discard pile.
}
hilo-swap = { $you ->
    [yes] Magic! You swap your card { $place } ({ $given }) for { $other-name }'s card { $spot } ({ $got }).
    [target] Magic! { $name } swaps card { $place } ({ $given }) for your card { $spot } ({ $got }).
   *[no] Magic! { $name } swaps card { $place } ({ $given }) for { $other-name }'s card { $spot } ({ $got }).
}
hilo-reshuffle = The draw pile is used up: the discard pile is shuffled into a new one.
hilo-end = { $you ->
    [yes] Your layout is all open: the game is over at once.
   *[no] { $name }'s layout is all open: the game is over at once.
}
hilo-uncover-rest = { $you ->
    [yes] Your card { $place } was { $card }.
   *[no] { $name }'s card { $place } was { $card }.
}

## What you are asked for

hilo-ask-start = Pick the card you want to start with: it will be uncovered.
hilo-ask-turn = Your turn: take { $card } from the discard pile, or draw a card.
hilo-ask-taken = Lay { $card } in place of one of your cards.
hilo-ask-drawn = You drew { $card }: lay it in place of one of your cards, or discard it and uncover a card.
hilo-ask-uncover = Uncover one of your hidden cards.
hilo-ask-phoenix = The phoenix burns: uncover one more hidden card.
hilo-ask-cast = The magician casts: swap one of your cards for a card of another player. For example: { $example }

## Choices

hilo-choice-take = take { $card }
hilo-choice-draw = draw a card
hilo-choice-discard = discard { $card }, then uncover one of your cards
hilo-choice-place = lay it in place of that card
hilo-choice-flip = uncover that card

## The table

hilo-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hilo-hidden = { $cards } hidden
hilo-discard-pile = Discard pile: { $card }
hilo-discard-empty = Discard pile: empty
hilo-draw-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hilo-held = { $you ->
    [yes] In your hand: { $card }
   *[no] { $name } is holding: { $card }
}
hilo-held-secret = a card only they can see

## Where the coins come from

hilo-part-joints = joined half coins
hilo-part-full-coins = whole coins on cards
hilo-part-keeper-dragon = Dragon Keeper
hilo-part-keeper-unicorn = Unicorn Keeper
hilo-part-keeper-wolf = Wolf Keeper
hilo-part-void = spoiled by a magician

## Options

hilo-option-start = Who begins
    .text = random: by lot; a seat: A to D; winner: the winner of the last match; next: the seat after the one that began last time.
hilo-option-last_winners = Winners of the last match
    .text = Seat letters, such as B or AC; used by start=winner.
hilo-option-last_starter = Who began the last match
    .text = A seat letter; used by start=next.
hilo-option-last_magician = Magician as last card
    .text = ends: the match ends before he casts; casts: he casts first, and the match goes on if that brings a hidden card.

## Chapters of the rules

hilo-section-goal = The aim
hilo-section-players = Players
hilo-section-deck = Cards
hilo-section-setup = Setting up
hilo-section-turn = Your turn
hilo-section-layout = Your layout
hilo-section-magician = The magician
hilo-section-phoenix = The phoenix
hilo-section-effects = Effects
hilo-section-pile = The draw pile
hilo-section-end = The end
hilo-section-score = Counting coins
hilo-section-win = Winning

## Fields of the cards

hilo-field-role = Role
hilo-field-family = Family
hilo-field-half_coins = Half coins
hilo-field-full_coins = Whole coins

## What the fields of the cards may say

hilo-value-resident = resident
hilo-value-keeper = keeper
hilo-value-animal = animal
hilo-value-magician = magician
hilo-value-phoenix = phoenix
hilo-value-dragon = dragon
hilo-value-unicorn = unicorn
hilo-value-wolf = wolf
hilo-value-left = left
hilo-value-right = right
hilo-value-top = top
hilo-value-bottom = bottom
