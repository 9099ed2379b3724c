# What the board of Kill the Unicorns says in the browser. $name is a player, $card and $token are ready-made names
# of cards.

## The track

web-kill-the-unicorns-track = How far the game is
web-kill-the-unicorns-round = Round { $round } of { $rounds }
web-kill-the-unicorns-hunt = Hunt { $hunt } of { $hunts }
web-kill-the-unicorns-phase-characters = Characters
web-kill-the-unicorns-phase-traps = Traps
web-kill-the-unicorns-phase-hunt = Hunt
web-kill-the-unicorns-phase-market = Market
web-kill-the-unicorns-marker-of = First player: { $name }
web-kill-the-unicorns-has-marker = first player

## Players

web-kill-the-unicorns-running = What the herd is worth so far
web-kill-the-unicorns-in-hand = Hunt cards in hand
web-kill-the-unicorns-your-mate = Plays on your team: the herd below is yours together.
web-kill-the-unicorns-shares-herd = Shares a herd with { $name }.

## Colours and cards

web-kill-the-unicorns-letter-pink = P
web-kill-the-unicorns-letter-blue = B
web-kill-the-unicorns-letter-green = G
web-kill-the-unicorns-letter-yellow = Y
web-kill-the-unicorns-no-colour = no colour
web-kill-the-unicorns-stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
web-kill-the-unicorns-counts-as = counts as { $colour }

## The row

web-kill-the-unicorns-row = Unicorns to hunt
web-kill-the-unicorns-deck = { $cards ->
    [one] { $cards } unicorn in the draw pile
   *[other] { $cards } unicorns in the draw pile
}
web-kill-the-unicorns-prize = Unicorn { $prize }
web-kill-the-unicorns-prize-hunted = Unicorn { $prize }, hunted now
web-kill-the-unicorns-prize-gone = gone
web-kill-the-unicorns-slot-above = Above unicorn { $prize }
web-kill-the-unicorns-slot-below = Below unicorn { $prize }
web-kill-the-unicorns-slot-empty = no trap
web-kill-the-unicorns-trap-hidden = hidden trap of { $name }
web-kill-the-unicorns-trap-known = { $card }, set by { $name }, and you know it
web-kill-the-unicorns-trap-by = set by { $name }

## The hunting ground

web-kill-the-unicorns-ground = Hunting ground
web-kill-the-unicorns-silenced = has to pass
web-kill-the-unicorns-thinking = is thinking …
web-kill-the-unicorns-laid-card = { $name }, laid card { $nth }: { $card }
web-kill-the-unicorns-is-tied = struck out by a tie
web-kill-the-unicorns-tied-why = Struck out: somebody else has the same total.
web-kill-the-unicorns-leads = wins the hunt

## Your cards

web-kill-the-unicorns-hunt-hand = Your hunt cards
web-kill-the-unicorns-trap-hand = Your two traps
web-kill-the-unicorns-your-trap = Your trap: { $card }
web-kill-the-unicorns-hand-empty = No hunt cards left in this round.
web-kill-the-unicorns-gathering = { $count ->
    [one] { $count } card: total { $total }
   *[other] { $count } cards: total { $total }
}
web-kill-the-unicorns-spent = Spent this round: { $values }
web-kill-the-unicorns-spent-hidden = { $count ->
    [one] { $count } card spent this round
   *[other] { $count } cards spent this round
}

## Herds

web-kill-the-unicorns-herd-of = Herd: { $name }
web-kill-the-unicorns-group = { $count } × { $colour }
web-kill-the-unicorns-set-of = a set of { $count }
web-kill-the-unicorns-sets = Sets +{ $points }
web-kill-the-unicorns-rainbows = { $count ->
    [one] Rainbow +{ $points }
   *[other] { $count } rainbows +{ $points }
}

## The market

web-kill-the-unicorns-market = Black market
web-kill-the-unicorns-purse = Your hand can pay up to { $coins }.
web-kill-the-unicorns-price = costs { $price }
web-kill-the-unicorns-left = { $left } left
web-kill-the-unicorns-too-dear = too dear for you

## What you are asked for

web-kill-the-unicorns-ask-trap-trap = Now choose where to set it.
web-kill-the-unicorns-ask-trap-slot = Now choose the trap to set there.
web-kill-the-unicorns-ask-before-lay-peek = Do you want to look at a trap of this unicorn?
web-kill-the-unicorns-ask-before-lay-silence = Do you want to make somebody pass?
web-kill-the-unicorns-ask-before-lay-fetch = Do you want to swap this unicorn with a waiting one?
web-kill-the-unicorns-ask-lay-extra = { $needed ->
    [0] { $card }: lay 1 to 3 hunt cards, 4 with your power, or pass.
    [one] { $card }: lay { $needed } hunt card, one more with your power, or pass.
   *[other] { $card }: lay { $needed } hunt cards, one more with your power, or pass.
}
web-kill-the-unicorns-ask-lay-team = { $card }, { $needed } cards from each team: lay your share, at least one.
web-kill-the-unicorns-ask-after-reveal-exchange = Do you want to exchange one of your laid cards for one from your hand?
web-kill-the-unicorns-ask-after-reveal-steal = Do you want to swap one of your laid cards for somebody else’s?
web-kill-the-unicorns-ask-after-reveal-laid = Now choose the card you want instead.
web-kill-the-unicorns-ask-after-reveal-hand = Now choose the laid card it replaces.
web-kill-the-unicorns-ask-trap-revealed-cancel = Do you want to make { $card } void?
web-kill-the-unicorns-ask-trojan-herd = Now choose the other unicorn of the swap.
web-kill-the-unicorns-ask-after-hunt-recover = Do you want to take one of your laid cards back?
web-kill-the-unicorns-ask-target-pate = Choose the unicorn that goes to the butchery.
web-kill-the-unicorns-ask-target-soap = Choose the unicorn you wash.

## What the others do

web-kill-the-unicorns-wait-character = { $name } is choosing a character.
web-kill-the-unicorns-wait-trap-discard = { $name } is choosing a trap.
web-kill-the-unicorns-wait-trap = { $name } is setting a trap.
web-kill-the-unicorns-wait-lead = The team decides who opens: { $names }
web-kill-the-unicorns-wait-before-lay = Does anybody want to step in before cards are laid?
web-kill-the-unicorns-wait-announce = { $name } says how many cards are laid.
web-kill-the-unicorns-wait-lay = { $name } is choosing hunt cards.
web-kill-the-unicorns-wait-after-reveal = The cards lie open. Does anybody want to step in?
web-kill-the-unicorns-wait-choose-trap = { $name } is choosing the trap to uncover.
web-kill-the-unicorns-wait-trap-revealed = A trap is uncovered. Does anybody want to step in?
web-kill-the-unicorns-wait-trojan = { $name } is choosing two unicorns to swap.
web-kill-the-unicorns-wait-zombicorn = { $name } is choosing the unicorn to lose.
web-kill-the-unicorns-wait-bait = { $name } is choosing the hunt card to lose.
web-kill-the-unicorns-wait-after-hunt = The hunt is over. Does anybody want to step in?
web-kill-the-unicorns-wait-market = { $name } is at the market.
web-kill-the-unicorns-wait-target = { $name } is choosing a unicorn.

## What a choice does

web-kill-the-unicorns-do-pass = Not now
web-kill-the-unicorns-do-pass-lay = Pass
web-kill-the-unicorns-do-pass-announce = Pass
web-kill-the-unicorns-do-pass-lead = Pass
web-kill-the-unicorns-do-pass-market = Buy nothing
web-kill-the-unicorns-do-lay = { $count ->
    [one] Lay { $count } card: total { $total }
   *[other] Lay { $count } cards: total { $total }
}
web-kill-the-unicorns-do-lay-extra = With your power: { $count } cards, total { $total }
web-kill-the-unicorns-do-on-pate = Take { $card } to the butchery? You pay { $price } and get { $token }; { $card } is gone for good.
web-kill-the-unicorns-do-on-soap = Wash { $card } for { $price }?
web-kill-the-unicorns-do-on-other = Lay { $token } on { $card } for { $price }?
web-kill-the-unicorns-no-change = You lay { $paid } and get no change.
web-kill-the-unicorns-do-set-above = Set { $card } above unicorn { $prize }
web-kill-the-unicorns-do-set-below = Set { $card } below unicorn { $prize }

## First game

web-kill-the-unicorns-help-character = Each character has a power to use once a round. Read what they can do and tap the one you like.
web-kill-the-unicorns-help-trap-discard = You drew two traps and keep one of them. Tap the one you do not want.
web-kill-the-unicorns-help-trap = Traps surprise whoever wins a unicorn. Put something nasty at a unicorn you do not want, or something good at yours.
web-kill-the-unicorns-help-lead = You play in teams of two. One of you opens the hunt and lays first.
web-kill-the-unicorns-help-before-lay = A short moment for those with a power. If you do not want anything, say “Not now”.
web-kill-the-unicorns-help-announce = Both teams lay as many cards as you say, and each player at least one of them.
web-kill-the-unicorns-help-lay = The highest total wins the unicorn, but equal totals strike each other out! Cards you lay come back next round; what you save pays at the market.
web-kill-the-unicorns-help-after-reveal = A short moment for those with a power, before equal totals are struck out.
web-kill-the-unicorns-help-choose-trap = You have won, but there are two traps. Only one is uncovered: tap the one you dare.
web-kill-the-unicorns-help-trap-revealed = A short moment for the shaman, who can make a trap void.
web-kill-the-unicorns-help-trojan = Your trap has sprung: you may trade one of your unicorns for one of the winner’s.
web-kill-the-unicorns-help-zombicorn = Tap the unicorn you will miss least.
web-kill-the-unicorns-help-bait = Tap the hunt card you can do without in this round.
web-kill-the-unicorns-help-after-hunt = A short moment for the huntress, who can take a card back.
web-kill-the-unicorns-help-market = What is left in your hand is your money. You may buy one thing a round; you get no change.
web-kill-the-unicorns-help-target = Sets of one colour and rainbows bring many points. Colour a unicorn so that it fits!

## The end

web-kill-the-unicorns-end-tied = Struck out: somebody has just as many points.

## A new table

web-kill-the-unicorns-characters-pick = Everyone picks one
web-kill-the-unicorns-characters-random = Dealt by lot
web-kill-the-unicorns-extra_characters-off = Without them
web-kill-the-unicorns-extra_characters-on = Merchant, thief and black mage join in
web-kill-the-unicorns-expert-off = Discards lie open
web-kill-the-unicorns-expert-on = Discards lie face down
web-kill-the-unicorns-beginner-off = With everything
web-kill-the-unicorns-beginner-no-traps = Without traps
web-kill-the-unicorns-beginner-no-powers = Without powers
web-kill-the-unicorns-beginner-no-traps-no-powers = Without traps and powers
web-kill-the-unicorns-teams-off = Everyone for themselves
web-kill-the-unicorns-teams-on = Two against two (four players)
web-kill-the-unicorns-start-random = Draw lots
web-kill-the-unicorns-start-A = I begin
web-kill-the-unicorns-no_winner_marker-stays = Whoever has it keeps it
web-kill-the-unicorns-no_winner_marker-back = Back to where the hunt began
web-kill-the-unicorns-runaway_traps-hidden = They stay hidden
web-kill-the-unicorns-runaway_traps-open = They are shown
web-kill-the-unicorns-own_traps-shown = The table shows them to you
web-kill-the-unicorns-own_traps-remembered = You remember them yourself
web-kill-the-unicorns-final_bicorn-twice = It counts twice
web-kill-the-unicorns-final_bicorn-once = It counts once
web-kill-the-unicorns-herds = Herds
