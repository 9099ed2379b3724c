# What is said at a table of Kill the Unicorns. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.
# $prize is a place of the row, counted from the draw pile; $side is above or below; $cards and $paid are sums
# such as "4 + 3"; $total is what the cards add up to.

kill-the-unicorns-title = Kill the Unicorns
kill-the-unicorns-summary = Outbid the other hunters, dodge their traps, and sell the gnomes the finest herd.
kill-the-unicorns-edition-de = German edition
kill-the-unicorns-edition-fr = French edition
kill-the-unicorns-edition-en-prototype = English prototype

## Events: setting up and traps

kill-the-unicorns-pick = { $you ->
    [yes] You play the character { $card }.
   *[no] { $name } plays the character { $card }.
}
kill-the-unicorns-starter = { $you ->
    [yes] Your herd begins with: { $card }.
   *[no] { $name }'s herd begins with: { $card }.
}
kill-the-unicorns-round = Round { $round } begins.
kill-the-unicorns-prize = Unicorn { $prize } of the row: { $card }.
kill-the-unicorns-draw-traps = Everyone draws two traps.
kill-the-unicorns-set-trap = { $you ->
    [yes] { $side ->
        [above] You set { $card } above unicorn { $prize }.
       *[below] You set { $card } below unicorn { $prize }.
    }
   *[no] { $side ->
        [above] { $name } sets a trap above unicorn { $prize }.
       *[below] { $name } sets a trap below unicorn { $prize }.
    }
}
kill-the-unicorns-discard-trap = { $you ->
    [yes] You discard a trap: { $card }.
   *[no] { $name } discards a trap: { $card }.
}

## Events: the hunt

kill-the-unicorns-hunt = The hunt for unicorn { $prize } is on: { $card }.
kill-the-unicorns-lead = { $you ->
    [yes] You open for your team.
   *[no] { $name } opens for the team.
}
kill-the-unicorns-pass = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
}
kill-the-unicorns-must-pass = { $you ->
    [yes] You have too few hunt cards and must pass.
   *[no] { $name } has too few hunt cards and must pass.
}
kill-the-unicorns-silenced = { $you ->
    [yes] The bard's song holds you: you pass.
   *[no] The bard's song holds { $name }, who passes.
}
kill-the-unicorns-marker = { $you ->
    [yes] You get the first-player marker.
   *[no] { $name } gets the first-player marker.
}
kill-the-unicorns-number = { $you ->
    [yes] You call for { $number } cards from each team.
   *[no] { $name } calls for { $number } cards from each team.
}
kill-the-unicorns-lay = { $you ->
    [yes] { $count ->
        [one] You lay { $cards }.
       *[other] You lay { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } lays { $count } hunt card.
       *[other] { $name } lays { $count } hunt cards.
    }
}
kill-the-unicorns-lay-extra = { $you ->
    [yes] With the knight's extra card you lay { $cards } = { $total }.
   *[no] With the knight's extra card { $name } lays { $count } hunt cards.
}

## Events: powers

kill-the-unicorns-peek = { $you ->
    [yes] { $side ->
        [above] You peek at the trap above unicorn { $prize }: { $card }.
       *[below] You peek at the trap below unicorn { $prize }: { $card }.
    }
   *[no] { $side ->
        [above] { $name } peeks at the trap above unicorn { $prize }.
       *[below] { $name } peeks at the trap below unicorn { $prize }.
    }
}
kill-the-unicorns-silence = { $you ->
    [yes] You strike up a song: { $other-name } must pass.
    [target] { $name } strikes up a song: you must pass.
   *[no] { $name } strikes up a song: { $other-name } must pass.
}
kill-the-unicorns-fetch = { $you ->
    [yes] You conjure { $card } to the front; { $out } waits in place { $prize }.
   *[no] { $name } conjures { $card } to the front; { $out } waits in place { $prize }.
}
kill-the-unicorns-exchange = { $you ->
    [yes] You take { $out } back and lay { $got } instead.
   *[no] { $name } takes { $out } back and lays { $got } instead.
}
kill-the-unicorns-steal = { $you ->
    [yes] You swap your { $given } for { $other-name }'s { $got }.
    [target] { $name } swaps { $given } for your { $got }.
   *[no] { $name } swaps { $given } for { $other-name }'s { $got }.
}
kill-the-unicorns-cancel = { $you ->
    [yes] You make the trap void: { $card }.
   *[no] { $name } makes the trap void: { $card }.
}
kill-the-unicorns-recover = { $you ->
    [yes] You take { $card } back into your hand.
   *[no] { $name } takes { $card } back into their hand.
}
kill-the-unicorns-bargain = { $you ->
    [yes] You haggle: 2 off the price.
   *[no] { $name } haggles: 2 off the price.
}

## Events: the reveal

kill-the-unicorns-reveal = { $you ->
    [yes] { $count ->
        [one] You turn over { $cards }.
       *[other] You turn over { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } turns over { $cards }.
       *[other] { $name } turns over { $cards } = { $total }.
    }
}
kill-the-unicorns-tied = { $count } times { $total }: these totals cancel each other.
kill-the-unicorns-ahead = { $you ->
    [yes] Your { $total } is the highest total left.
   *[no] { $name }'s { $total } is the highest total left.
}
kill-the-unicorns-trap = { $you ->
    [yes] Your trap is uncovered: { $card }!
   *[no] { $name }'s trap is uncovered: { $card }!
}
kill-the-unicorns-other-trap = { $you ->
    [yes] Your trap at unicorn { $prize } goes to your discard pile ({ $card }).
   *[no] { $name }'s trap at unicorn { $prize } goes to the discard pile ({ $card }).
}
kill-the-unicorns-pinned = Pinned to { $got }: { $card }.
kill-the-unicorns-new-winner = { $you ->
    [yes] The tables are turned: you win with { $total }!
   *[no] The tables are turned: { $name } wins with { $total }!
}
kill-the-unicorns-same-winner = { $you ->
    [yes] It changes nothing: you still win with { $total }.
   *[no] It changes nothing: { $name } still wins with { $total }.
}
kill-the-unicorns-swap = { $you ->
    [yes] You swap { $given } for { $other-name }'s { $got }.
    [target] { $name } swaps { $given } for your { $got }.
   *[no] { $name } swaps { $given } for { $other-name }'s { $got }.
}
kill-the-unicorns-trojan-nothing = { $you ->
    [yes] Your Trojan Unicorn finds nothing to swap.
   *[no] { $name }'s Trojan Unicorn finds nothing to swap.
}
kill-the-unicorns-lose = { $you ->
    [yes] The zombicorn takes one of your unicorns: { $card }.
   *[no] The zombicorn takes one of { $name }'s unicorns: { $card }.
}
kill-the-unicorns-zombicorn-nothing = { $you ->
    [yes] The zombicorn finds nothing to bite in your herd.
   *[no] The zombicorn finds nothing to bite in { $name }'s herd.
}
kill-the-unicorns-drop = { $you ->
    [yes] The bait costs you a hunt card: { $card }.
   *[no] The bait costs { $name } a hunt card: { $card }.
}
kill-the-unicorns-bait-nothing = { $you ->
    [yes] The bait costs you nothing: your hand is empty.
   *[no] The bait costs { $name } nothing: the hand is empty.
}
kill-the-unicorns-catch = { $you ->
    [yes] You catch it: { $card }!
   *[no] { $name } catches it: { $card }!
}
kill-the-unicorns-run-away = It runs away: { $card }.

## Events: the market and the end

kill-the-unicorns-market = The black market opens.
kill-the-unicorns-buy = { $you ->
    [yes] You buy { $card } for { $got } and pay { $paid }.
   *[no] { $name } buys { $card } for { $got } and pays { $paid }.
}
kill-the-unicorns-butcher = { $you ->
    [yes] You take { $out } to the butchery, pay { $paid } and get { $card }.
   *[no] { $name } takes { $out } to the butchery, pays { $paid } and gets { $card }.
}
kill-the-unicorns-wash = { $you ->
    [yes] You wash { $got } with { $card } and pay { $paid }: { $out } is gone.
   *[no] { $name } washes { $got } with { $card } and pays { $paid }: { $out } is gone.
}
kill-the-unicorns-buy-nothing = { $you ->
    [yes] You buy nothing.
   *[no] { $name } buys nothing.
}
kill-the-unicorns-hands-return = Everyone takes their hunt cards back.
kill-the-unicorns-double-rainbow = { $you ->
    [yes] A double rainbow! The game is yours at once.
   *[no] A double rainbow! { $name } wins at once.
}
kill-the-unicorns-end = The fourth round is over: now the gnomes count.

## What you are asked for. $card is the unicorn being hunted, an uncovered trap or the token being bought; $needed
## is how many hunt cards are to be laid, 0 when you open.

kill-the-unicorns-ask-character = Choose your character.
kill-the-unicorns-ask-trap-discard = Discard one of your two traps; you will set the other.
kill-the-unicorns-ask-trap = Set a trap at a unicorn.
kill-the-unicorns-ask-lead = Settle with your partner which of you opens.
kill-the-unicorns-ask-before-lay = { $card } is being hunted: use your power, or pass?
kill-the-unicorns-ask-announce = { $card }: how many cards shall each team lay? Or pass.
kill-the-unicorns-ask-lay = { $needed ->
    [0] { $card }: lay 1, 2 or 3 hunt cards to open the hunt, or pass.
    [one] { $card }: lay { $needed } hunt card, or pass.
   *[other] { $card }: lay { $needed } hunt cards, or pass.
}
kill-the-unicorns-ask-lay-team = { $card }: your team lays { $needed } hunt cards in all. Lay your share of at least one.
kill-the-unicorns-ask-after-reveal = The cards are on the table: use your power, or pass?
kill-the-unicorns-ask-choose-trap = Two traps wait for you: which one do you uncover?
kill-the-unicorns-ask-trap-revealed = { $card }: make this trap void, or pass?
kill-the-unicorns-ask-trojan = Your Trojan Unicorn: swap one of your unicorns for one of the winner's.
kill-the-unicorns-ask-zombicorn = The zombicorn is hungry: which of your unicorns do you give up?
kill-the-unicorns-ask-bait = The bait has its price: which hunt card do you give up?
kill-the-unicorns-ask-after-hunt = The hunt is over: take one of your cards back, or pass?
kill-the-unicorns-ask-market = The black market: buy one thing, or pass.
kill-the-unicorns-ask-target = { $card }: for which of your unicorns?

## The moments at which powers are used

kill-the-unicorns-window-before-lay = before hunt cards are laid
kill-the-unicorns-window-after-reveal = after the hunt cards are revealed
kill-the-unicorns-window-trap-revealed = when a trap is uncovered
kill-the-unicorns-window-after-hunt = after a hunt

## Choices

kill-the-unicorns-choice-pass = pass
kill-the-unicorns-choice-pick = play { $card }
kill-the-unicorns-choice-discard = discard { $card }
kill-the-unicorns-choice-lead = { $name } opens
kill-the-unicorns-choice-number = { $number } cards from each team
kill-the-unicorns-choice-lay = lay hunt cards
kill-the-unicorns-choice-peek = { $side ->
    [above] look at the trap above
   *[below] look at the trap below
}
kill-the-unicorns-choice-silence = make { $name } pass
kill-the-unicorns-choice-fetch = bring { $card } to the front
kill-the-unicorns-choice-exchange = take { $out } back, lay { $got }
kill-the-unicorns-choice-steal = swap { $given } for { $got }
kill-the-unicorns-choice-cancel = make the trap void
kill-the-unicorns-choice-reveal = { $side ->
    [above] uncover the trap above
   *[below] uncover the trap below
}
kill-the-unicorns-choice-swap = give { $given }, take { $got }
kill-the-unicorns-choice-lose = give up { $card }
kill-the-unicorns-choice-drop = give up { $card }
kill-the-unicorns-choice-recover = take { $card } back
kill-the-unicorns-choice-buy = buy { $card } for { $price }
kill-the-unicorns-choice-on = { $card }

## The table

kill-the-unicorns-round-of = Round { $round } of { $rounds }
kill-the-unicorns-hunt-of = hunt { $hunt } of { $hunts }
kill-the-unicorns-draw-pile = Draw pile: { $cards ->
    [one] { $cards } unicorn
   *[other] { $cards } unicorns
}
kill-the-unicorns-in-hand = { $cards ->
    [one] { $cards } hunt card
   *[other] { $cards } hunt cards
}
kill-the-unicorns-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kill-the-unicorns-set-bonus = sets +{ $points }
kill-the-unicorns-rainbow-bonus = rainbow +{ $points }
kill-the-unicorns-first-player = first player
kill-the-unicorns-power-ready = power ready
kill-the-unicorns-power-used = power used
kill-the-unicorns-power-off = no powers
kill-the-unicorns-your-hand = Your hand
kill-the-unicorns-your-traps = Your traps
kill-the-unicorns-laid = laid
kill-the-unicorns-passed = passes
kill-the-unicorns-total = total { $total }
kill-the-unicorns-black-market = Black market
kill-the-unicorns-sold-out = sold out
kill-the-unicorns-gone = gone

## Where the points come from

kill-the-unicorns-part-stars = stars
kill-the-unicorns-part-tokens = tokens on unicorns
kill-the-unicorns-part-pates = pâtés
kill-the-unicorns-part-traps = pinned traps
kill-the-unicorns-part-sets = sets of one colour
kill-the-unicorns-part-rainbows = rainbows

## Options

kill-the-unicorns-option-characters = Characters
    .text = pick: everyone chooses in turn; random: they are dealt by lot.
kill-the-unicorns-option-extra_characters = Extra characters
    .text = on: the merchant, the thief and the black mage can be chosen, too. Their powers are our proposal.
kill-the-unicorns-option-expert = For experts
    .text = on: hunt cards and traps are discarded face down.
kill-the-unicorns-option-beginner = For beginners
    .text = no-traps: without traps; no-powers: without powers (only in the French edition); no-traps-no-powers: without both.
kill-the-unicorns-option-teams = Two against two
    .text = on: four players form two teams with shared herds, drawn by lot.
kill-the-unicorns-option-start = Who begins
    .text = random: by lot; a seat: A to F; winner: the winner of the last match; next: the seat after the one that began last time.
kill-the-unicorns-option-last_winners = Winners of the last match
    .text = Seat letters, such as B or AC; used by start=winner.
kill-the-unicorns-option-last_starter = Who began the last match
    .text = A seat letter; used by start=next.
kill-the-unicorns-option-no_winner_marker = Marker after a hunt nobody won
    .text = stays: whoever has it keeps it; back: it returns to whoever had it when the hunt began.
kill-the-unicorns-option-runaway_traps = Traps of a runaway
    .text = hidden: face down under the discard piles; open: face up on top of them.
kill-the-unicorns-option-own_traps = Traps you have set
    .text = shown: the table keeps showing them to you; remembered: you have to remember them.
kill-the-unicorns-option-final_bicorn = Bicorn in a double rainbow at the end
    .text = twice: it makes two at the final count; once: it is one unicorn.

## Chapters of the rules

kill-the-unicorns-section-goal = The aim
kill-the-unicorns-section-players = Players
kill-the-unicorns-section-cards = What is in the box
kill-the-unicorns-section-setup = Setting up
kill-the-unicorns-section-round = The round
kill-the-unicorns-section-turn = Whose turn it is
kill-the-unicorns-section-trap = Setting traps
kill-the-unicorns-section-hunt = The hunt
kill-the-unicorns-section-reveal = The reveal
kill-the-unicorns-section-traps = The traps one by one
kill-the-unicorns-section-market = The black market
kill-the-unicorns-section-herd = Your herd
kill-the-unicorns-section-score = Counting points
kill-the-unicorns-section-end = The end
kill-the-unicorns-section-power = Characters and powers
kill-the-unicorns-section-variant = Variants
kill-the-unicorns-section-team = The team game

## Questions the editions answer differently

kill-the-unicorns-topic-players = How many can play?
kill-the-unicorns-topic-unicorn-deck = Which unicorns are there?
kill-the-unicorns-topic-characters = Which characters are there?
kill-the-unicorns-topic-extra-characters = Are there characters to borrow?
kill-the-unicorns-topic-trap-cards = Which traps are only in some boxes?
kill-the-unicorns-topic-market-stock = What lies on the market?
kill-the-unicorns-topic-unicorns-per-round = How many unicorns does a round have?
kill-the-unicorns-topic-next-round = Who begins the next round?
kill-the-unicorns-topic-trap-order = When is the other trap discarded?
kill-the-unicorns-topic-traps-per-unicorn = How many traps fit at a unicorn?
kill-the-unicorns-topic-first-passes = What if the first player passes?
kill-the-unicorns-topic-trap-moment = When is the trap uncovered?
kill-the-unicorns-topic-which-trap = Who picks the trap to uncover?
kill-the-unicorns-topic-other-trap = What becomes of the other trap?
kill-the-unicorns-topic-no-winner = Where is the marker when nobody won a hunt?
kill-the-unicorns-topic-runaway-traps = What becomes of a runaway’s traps?
kill-the-unicorns-topic-token-safe = Can tokens be taken away?
kill-the-unicorns-topic-butchered-tokens = What becomes of tokens at the butchery?
kill-the-unicorns-topic-prices = What does the market charge?
kill-the-unicorns-topic-soap = Is there soap?
kill-the-unicorns-topic-legendaries = Are there legendary unicorns?
kill-the-unicorns-topic-over-five = What about more than five of a colour?
kill-the-unicorns-topic-end-tie = Who wins a tie at the end?
kill-the-unicorns-topic-power-use = How often may a power be used?
kill-the-unicorns-topic-princess-moment = How long may the princess look?
kill-the-unicorns-topic-bard-moment = Whom can the bard still make pass?
kill-the-unicorns-topic-expert = Is there a variant for experts?
kill-the-unicorns-topic-beginner = What can beginners leave out?
kill-the-unicorns-topic-team = Is there a team game?

## Fields of the cards

kill-the-unicorns-field-kind = Kind
kill-the-unicorns-field-colour = Colour
kill-the-unicorns-field-stars = Stars
kill-the-unicorns-field-value = Value
kill-the-unicorns-field-effect = Effect
kill-the-unicorns-field-points = Points
kill-the-unicorns-field-pinned = Pinned
kill-the-unicorns-field-decks = In the traps of
kill-the-unicorns-field-extra_decks = Also in the traps of
kill-the-unicorns-field-power = Power
kill-the-unicorns-field-item = Stall
kill-the-unicorns-field-price = Price

## What the fields of the cards may say

kill-the-unicorns-value-unicorn = unicorn
kill-the-unicorns-value-pigicorn = pigicorn
kill-the-unicorns-value-legendary = legendary unicorn
kill-the-unicorns-value-starter = starter
kill-the-unicorns-value-hunt = hunt card
kill-the-unicorns-value-trap = trap
kill-the-unicorns-value-character = character
kill-the-unicorns-value-stall = market stall
kill-the-unicorns-value-token = token
kill-the-unicorns-value-pink = pink
kill-the-unicorns-value-blue = blue
kill-the-unicorns-value-green = green
kill-the-unicorns-value-yellow = yellow
kill-the-unicorns-value-points = changes the points
kill-the-unicorns-value-lowest_wins = lowest total wins
kill-the-unicorns-value-second_wins = second-highest total wins
kill-the-unicorns-value-counts_twice = counts twice
kill-the-unicorns-value-swap = unicorns are swapped
kill-the-unicorns-value-lose_one = the winner loses a unicorn
kill-the-unicorns-value-recolour = changes the colour
kill-the-unicorns-value-scare = the unicorn runs away
kill-the-unicorns-value-lose_hunt_card = the winner loses a hunt card
kill-the-unicorns-value-princess = princess
kill-the-unicorns-value-knight = knight
kill-the-unicorns-value-wizard = wizard
kill-the-unicorns-value-shaman = shaman
kill-the-unicorns-value-huntress = huntress
kill-the-unicorns-value-bard = bard
kill-the-unicorns-value-merchant = merchant
kill-the-unicorns-value-thief = thief
kill-the-unicorns-value-black_mage = black mage
kill-the-unicorns-value-butchery = unicorn butchery
kill-the-unicorns-value-false_horn = horn
kill-the-unicorns-value-fairy_dust = fairy dust
kill-the-unicorns-value-cotton_candy = cotton candy
kill-the-unicorns-value-soap = soap
kill-the-unicorns-value-yes = yes
kill-the-unicorns-value-no = no
kill-the-unicorns-value-peek = looks at a trap
kill-the-unicorns-value-extra = adds a card
kill-the-unicorns-value-exchange = exchanges a card
kill-the-unicorns-value-cancel = makes a trap void
kill-the-unicorns-value-recover = takes a card back
kill-the-unicorns-value-silence = makes somebody pass
kill-the-unicorns-value-discount = buys for less
kill-the-unicorns-value-steal = swaps laid cards
kill-the-unicorns-value-fetch = swaps unicorns of the row
