### The rules of Kill the Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule
### itself as .text. Where editions differ, the clauses share a topic, told in kill-the-unicorns.ftl.

## The aim

kill-the-unicorns-goal-most-points = Sell the finest herd
    .text = Catch unicorns, as many of one colour as you can, and stay out of the traps of the other hunters. Whoever has the most points at the end wins.
kill-the-unicorns-goal-four-rounds = Four days of hunting
    .text = A game lasts four rounds. After the fourth round the herds are counted.

## Players

kill-the-unicorns-players-three-to-six = Three to six hunters
    .text = In this edition 3 to 6 people hunt, one for each of the six characters in the box.
kill-the-unicorns-players-three-or-four = Three or four hunters
    .text = The prototype has four characters, so 3 or 4 people play. Four may also play in two teams.
kill-the-unicorns-players-at-the-table = Only hunters act
    .text = Only someone with a seat and a character at this table can make a move here.

## Cards

kill-the-unicorns-cards-unicorns = 28 unicorns and 6 starters
    .text = Each of the four colours has seven unicorns, its starter included. Four legendary unicorns and two starters have no colour.
kill-the-unicorns-cards-unicorns-prototype = 36 unicorns
    .text = The prototype counts 36 unicorns without listing them. We play with eight of each colour and a starter for each colour; there are no legendary ones.
kill-the-unicorns-cards-hunt-cards = Eight hunt cards each
    .text = Every character has the same eight hunt cards, with values from 0 to 4.
kill-the-unicorns-cards-trap-cards = Eight traps each
    .text = Every character has eight traps of their own. Two are drawn in each round, so they last exactly four rounds.
kill-the-unicorns-cards-six-characters = Six characters
    .text = In the box are the princess, the knight, the wizard, the shaman, the huntress and the bard.
kill-the-unicorns-cards-four-characters = Four characters
    .text = The prototype is played with the princess, the knight, the wizard and the shaman.
kill-the-unicorns-cards-extra-characters = Three characters to borrow
    .text = The French rules also name a merchant, a thief and a black mage, who are not in the box. The host may allow them; their powers and trap decks are our proposal.
kill-the-unicorns-cards-deck-lasts = The unicorns never run out
    .text = Four rounds release at most 16 unicorns, and the draw pile holds more than that. So it never has to be shuffled again.

## Setting up

kill-the-unicorns-setup-character = Choose a character
    .text = Before the first round everyone chooses a character. It brings your hunt cards, your traps and your power.
kill-the-unicorns-setup-character-taken = Every character only once
    .text = A character somebody else has chosen, or one that takes no part in this game, cannot be chosen.
kill-the-unicorns-setup-character-order = Who chooses first
    .text = The first player chooses a character first, then the others clockwise. The host may have the characters drawn by lot instead.
kill-the-unicorns-setup-hunt-hand = Hunt cards in hand
    .text = You begin every round with all eight of your hunt cards in hand. Only you may look at them.
kill-the-unicorns-setup-trap-pile = A hidden pile of traps
    .text = Your eight traps are shuffled and lie before you as a hidden pile. Nobody knows their order.
kill-the-unicorns-setup-starter = A starter for everyone
    .text = The starters are shuffled and everyone gets one, open. It is the first unicorn of your herd. Starters left over go back into the box.
kill-the-unicorns-setup-row = The row of prizes
    .text = The unicorns are shuffled into a hidden draw pile. The unicorns of the round lie open in a row from the draw pile to the black market.
kill-the-unicorns-setup-market = One for each player
    .text = On the market lie as many random pâtés and as many false horns as there are players, and cotton candy and fairy dust once in each of the four colours.
kill-the-unicorns-setup-market-prototype = One fewer than players
    .text = On the market lie pâtés, horns and soap, of each one fewer than there are players, and cotton candy and fairy powder once in each colour.
kill-the-unicorns-setup-start-player = Who begins
    .text = The rulebook gives the marker to the player who saw a real unicorn most recently. At our table lots are drawn, or the host names a seat.

## The round

kill-the-unicorns-round-phases = Four steps
    .text = A round goes through four steps: set traps, hunt for a unicorn, reveal what was laid, and, when every unicorn has been hunted, visit the black market.
kill-the-unicorns-round-four-unicorns = Four unicorns a round
    .text = Each round four unicorns are released, whatever the number of players.
kill-the-unicorns-round-unicorn-each = A unicorn for each player
    .text = Each round as many unicorns are released as there are players.
kill-the-unicorns-round-hands-return = Hands come back
    .text = When the market closes, everyone takes all their hunt cards back into their hand for the next round.
kill-the-unicorns-round-new-row = A new row
    .text = A new row of unicorns is drawn, and the next round begins.
kill-the-unicorns-round-marker-stays = The marker stays
    .text = The first player of the new round is whoever won a hunt last, even if passes have moved the marker on since. If nobody has won one yet, it stays where it is. Buying or not buying makes no difference.
kill-the-unicorns-round-marker-stays-prototype = The marker stays here, too
    .text = The prototype does not say who begins a new round. We leave the marker with the winner of the last hunt.

## Turns

kill-the-unicorns-turn-clockwise = One after another
    .text = Everything goes round clockwise, beginning with the first player. Please wait until it is your turn.
kill-the-unicorns-turn-first-player = The first player
    .text = Whoever has the marker is the first player: first to set a trap, first to open a hunt, first at the market.

## Setting traps

kill-the-unicorns-trap-draw-two = Draw two traps
    .text = At the beginning of a round everyone draws two traps from their own pile and looks at them in secret.
kill-the-unicorns-trap-in-turn = Traps go round
    .text = Beginning with the first player and going clockwise, everyone puts one of their two traps hidden at a unicorn of the row.
kill-the-unicorns-trap-place-then-discard = Set one, then discard one
    .text = First you set the trap you have chosen, then the other one goes open on your discard pile.
kill-the-unicorns-trap-discard-then-place = Discard one, then set one
    .text = First you lay one of your two traps open on your discard pile. Then you set the one you kept.
kill-the-unicorns-trap-two-per-unicorn = Two traps at a unicorn
    .text = A unicorn takes two traps at most, one above it and one below it. If a place is taken, choose another.
kill-the-unicorns-trap-two-in-french = Two traps here, too
    .text = Our copy of the French rules lacks the sentence on how many traps fit, but later speaks of two. We allow one above and one below each unicorn.
kill-the-unicorns-trap-one-per-unicorn = One trap at a unicorn
    .text = Only one trap can lie under a unicorn. If there is one already, choose another unicorn.
kill-the-unicorns-trap-no-peeking = No peeking
    .text = Once a trap has been set, nobody may turn it over or look at it, not even the player who set it.
kill-the-unicorns-trap-remembered = Your own traps are remembered
    .text = You know what you have set, so our table keeps showing it to you. To all others it stays hidden.
kill-the-unicorns-trap-not-shown = Remember your traps
    .text = Once set, a trap is shown to nobody, not even to the player who set it: remember what you have played.

## The hunt

kill-the-unicorns-hunt-one-at-a-time = One unicorn at a time
    .text = Unicorns are hunted one by one, from the draw pile to the black market. None may be skipped.
kill-the-unicorns-hunt-open = The first player opens
    .text = To open a hunt, the first player lays 1, 2 or 3 hunt cards face down.
kill-the-unicorns-hunt-same-number = Everyone lays as many
    .text = If you want to join a hunt, you lay exactly as many hunt cards as the player who opened it. An extra card of the knight is not counted.
kill-the-unicorns-hunt-from-hand = Only from your hand
    .text = You can only lay hunt cards that are still in your hand. What you have laid is spent until the round is over.
kill-the-unicorns-hunt-pass = You may pass
    .text = Nobody has to hunt. If you pass, you lay no cards and keep them for later.
kill-the-unicorns-hunt-must-pass = Too few cards
    .text = If you do not have enough hunt cards left to lay as many as the hunt asks for, you must pass.
kill-the-unicorns-hunt-passes-by-itself = Passing goes without saying
    .text = Whoever could do nothing but pass is not asked, and no power is asked for before that pass.
kill-the-unicorns-hunt-passed = Passed is passed
    .text = If you sit out a hunt, you cannot catch its unicorn.
kill-the-unicorns-hunt-marker-moves = A passing first player
    .text = If the first player passes, the marker goes to the next player on the left, who may now open the hunt.
kill-the-unicorns-hunt-marker-moves-french = The marker moves here, too
    .text = In our copy of the French rules this sentence is missing. As in the German ones, the marker moves left when the first player passes, and that player may open.
kill-the-unicorns-hunt-next-opens = The next one opens
    .text = If the first player does not want to hunt, the next player clockwise may open.
kill-the-unicorns-hunt-all-pass = Everyone passes
    .text = If nobody wants to hunt, the unicorn runs away with its traps. The marker is back where the hunt began.
kill-the-unicorns-hunt-lone-hunter = A lone hunter
    .text = A single hunter has nobody to tie with and wins, even with a total of 0.

## The reveal

kill-the-unicorns-reveal-together = Cards are revealed
    .text = When everyone has laid cards or passed, all hunt cards laid for this unicorn are turned over and added up.
kill-the-unicorns-reveal-highest-wins = The highest total wins
    .text = The hunter with the highest total wins the hunt. At least usually: beware of traps.
kill-the-unicorns-reveal-ties-cancel = Ties cancel each other
    .text = Every total laid by two or more hunters is void. The highest total that is left wins. If two hunters have 1 and two have 0, nobody wins.
kill-the-unicorns-reveal-zero-can-win = Zero can win
    .text = You can win with a total of 0, if it is the highest one left. But zeros can tie, too.
kill-the-unicorns-reveal-runs-away = The unicorn runs away
    .text = If no total is left, nobody has won. The unicorn is discarded, and so are its traps.
kill-the-unicorns-reveal-runaway-traps = Traps of a runaway
    .text = The rulebook only says that a runaway’s traps are discarded. We put those nobody has uncovered hidden under their owners’ discard piles.
kill-the-unicorns-reveal-runaway-traps-open = A runaway’s traps are shown
    .text = A runaway’s traps are discarded like any others: open on their owners’ discard piles.
kill-the-unicorns-reveal-runaway-traps-french = A runaway’s traps in French
    .text = All traps played in the round are discarded face up before their owners, those of a runaway, too.
kill-the-unicorns-reveal-trap-after-winner = First the winner, then the trap
    .text = When ties are struck out and there is a winner, the winner uncovers the trap at the unicorn.
kill-the-unicorns-reveal-trap-before-winner = First the trap, then the winner
    .text = After the hunt cards the trap under the unicorn is uncovered. Only then is it settled who wins.
kill-the-unicorns-reveal-one-of-two = One of two traps
    .text = If two traps lie at the unicorn, only one is uncovered. The winner picks it without looking.
kill-the-unicorns-reveal-winner-picks = The winner picks blind
    .text = Of two traps the winner uncovers one, chosen without looking at it first. It is never more than one a unicorn.
kill-the-unicorns-reveal-single-trap = Nothing to pick
    .text = There is only one trap under a unicorn, so it is simply uncovered.
kill-the-unicorns-reveal-other-trap = The other trap stays secret
    .text = The second trap goes hidden under its owner’s discard pile.
kill-the-unicorns-reveal-other-trap-french = The other trap is discarded openly
    .text = All traps played in the round are discarded face up before their owners. So the second trap goes open on its owner’s discard pile.
kill-the-unicorns-reveal-effect-at-once = Traps work at once
    .text = The uncovered trap takes effect at once, before the winner takes the unicorn.
kill-the-unicorns-reveal-new-winner = A trap can change everything
    .text = Some traps hand the victory to somebody else, or to nobody.
kill-the-unicorns-reveal-take = To the winner the unicorn
    .text = After the trap the winner takes the unicorn and adds it to their herd.
kill-the-unicorns-reveal-discard = Laid cards are spent
    .text = When the unicorn has been taken, the laid hunt cards and the uncovered trap go open on their owners’ discard piles.
kill-the-unicorns-reveal-pinned = Pinned traps stay
    .text = A trap with a pin stays with its unicorn until the end of the game.
kill-the-unicorns-reveal-winner-starts = The winner goes first
    .text = Whoever caught the unicorn gets the marker and is first player from now on.
kill-the-unicorns-reveal-no-winner-stays = Nobody won: the marker stays
    .text = If nobody won the hunt, whoever has the marker now keeps it, even if it came by passes.
kill-the-unicorns-reveal-no-winner-back = Nobody won: the marker goes back
    .text = If nobody won the hunt, the marker goes back to whoever had it when the hunt began.
kill-the-unicorns-reveal-next-unicorn = On to the next one
    .text = If there are unicorns left in the row, the next one is hunted. If not, the market opens.

## The traps

kill-the-unicorns-traps-athletic-unicorn = Athletic Unicorn
    .text = A pinned trap, and a friendly one: this unicorn is worth 2 points more at the end.
kill-the-unicorns-traps-smelly-unicorn = Smelly Unicorn
    .text = A pinned trap: this unicorn is worth 3 points less at the end.
kill-the-unicorns-traps-unicorn-pee = Unicorn Pee
    .text = A pinned trap: this unicorn is worth 2 points less at the end.
kill-the-unicorns-traps-size-doesnt-matter = Size Doesn’t Matter
    .text = The lowest valid total wins the hunt, not the highest.
kill-the-unicorns-traps-no-use-running = No Use Running
    .text = The second-highest valid total wins the hunt. If there is only one, its hunter stays the winner.
kill-the-unicorns-traps-ties-first = Ties go before traps
    .text = Traps that change the winner look only at totals that are still valid: ties have been struck out before.
kill-the-unicorns-traps-bicorn = Bicorn
    .text = A pinned trap: in the final count this unicorn is two of its colour, but its stars count once.
kill-the-unicorns-traps-trojan-unicorn = Trojan Unicorn
    .text = Before the prize is taken, the owner of this trap swaps one of their unicorns for one of the winner’s. The owner chooses both.
kill-the-unicorns-traps-trojan-luggage = Swapped with all luggage
    .text = A swapped unicorn takes its traps and tokens along to its new herd.
kill-the-unicorns-traps-trojan-nothing = When the Trojan stays empty
    .text = If the owner of the trap has won the hunt, or if either of the two has no unicorn, nothing happens.
kill-the-unicorns-traps-zombicorn = Zombicorn
    .text = Before taking the prize, the winner discards one unicorn of their herd. The winner chooses which.
kill-the-unicorns-traps-zombicorn-luggage = Eaten with skin and hair
    .text = Traps and tokens on the discarded unicorn are gone, too.
kill-the-unicorns-traps-zombicorn-nothing = Nothing to bite
    .text = If the winner has no unicorn yet, the zombicorn does nothing. The prize itself is never its victim.
kill-the-unicorns-traps-pink-ribbon = Pink Ribbon
    .text = A pinned trap of the princess: this unicorn counts as pink.
kill-the-unicorns-traps-blue-spell = Blue Spell
    .text = A pinned trap of the wizard: this unicorn counts as blue.
kill-the-unicorns-traps-green-brew = Green Brew
    .text = A pinned trap of the shaman: this unicorn counts as green.
kill-the-unicorns-traps-golden-ballad = Golden Ballad
    .text = A pinned trap of the bard: this unicorn counts as yellow.
kill-the-unicorns-traps-colourless = Legends cannot be dyed by traps
    .text = A trap that changes the colour has no effect on a colourless unicorn.
kill-the-unicorns-traps-clanking-armour = Clanking Armour
    .text = The unicorn takes fright and runs away: nobody wins this hunt.
kill-the-unicorns-traps-costly-bait = Costly Bait
    .text = The winner lays one hunt card of their choice from their hand on their discard pile. With an empty hand nothing happens.

## The black market

kill-the-unicorns-market-order = A stroll through the market
    .text = When all unicorns have been hunted, everyone may shop once, clockwise from the first player.
kill-the-unicorns-market-one-purchase = One purchase a round
    .text = You may buy one thing at the market each round, and no more.
kill-the-unicorns-market-buy-nothing = Buying nothing is fine
    .text = Nobody has to buy. A first player who buys nothing keeps the marker.
kill-the-unicorns-market-price = Hunt cards are your money
    .text = You pay the price of the stall with the values of the hunt cards still in your hand.
kill-the-unicorns-market-cannot-pay = Too expensive
    .text = You can only buy what the hunt cards left in your hand can pay for.
kill-the-unicorns-market-payment = No change is given
    .text = You pay with open hunt cards that exceed the price as little as possible. Change is not given.
kill-the-unicorns-market-sold-out = Gone is gone
    .text = Tokens are not replaced. Once the last one is sold, it cannot be bought any more.
kill-the-unicorns-market-on-a-unicorn = Tokens go straight onto a unicorn
    .text = You lay a token at once on a unicorn of your own herd; only a pâté lies before you. Without a unicorn for it you cannot buy it.
kill-the-unicorns-market-yours-to-keep = Nobody takes your tokens
    .text = No other player can take a token you bought away from your unicorn. Only together with the unicorn can it leave.
kill-the-unicorns-market-several-tokens = Several tokens on one unicorn
    .text = You may lay several tokens on the same unicorn. Their points add up, but of several colours only the last one counts.
kill-the-unicorns-market-same-colour = The colour it already has
    .text = You may lay cotton candy or fairy dust on a unicorn that has this colour already. It just stays as it is.
kill-the-unicorns-market-butchery = Unicorn butchery
    .text = Discard one of your unicorns, with the trap pinned to it, and take a pâté for it.
kill-the-unicorns-market-butchered-tokens = Tokens leave the game
    .text = Tokens lying on a butchered unicorn are out of the game.
kill-the-unicorns-market-butchered-tokens-french = Everything is discarded
    .text = The butchered unicorn, its trap and all its tokens are discarded together.
kill-the-unicorns-market-butchered-tokens-prototype = Tokens leave the prototype, too
    .text = The prototype says nothing about tokens on a butchered unicorn. We take them out of the game.
kill-the-unicorns-market-pate-choice = Choose your pâté
    .text = The pâtés lie open on their stall, and the buyer picks one of them.
kill-the-unicorns-market-pate-value = Pâtés are points
    .text = At the end a pâté is worth as many points as it says.
kill-the-unicorns-market-false-horn = Horn
    .text = Lay a horn on one of your unicorns: it is worth 2 points more.
kill-the-unicorns-market-fairy-dust = Fairy dust
    .text = Lay fairy dust on one of your unicorns: it takes the colour of the token and is worth 2 points more.
kill-the-unicorns-market-cotton-candy = Cotton candy
    .text = Lay cotton candy on one of your unicorns: it takes the colour of the token.
kill-the-unicorns-market-prices-prototype = Prices of the prototype
    .text = The prototype’s rules do not print the prices of the stalls. We use those of the finished game; only soap has its price on the token.
kill-the-unicorns-market-prices = Prices on the stalls
    .text = The butchery costs 2, a false horn 3, cotton candy 3, fairy dust 6.
kill-the-unicorns-market-soap = Soap
    .text = Wash one of your unicorns: discard the Unicorn Pee or Smelly Unicorn pinned to it.
kill-the-unicorns-market-soap-price = Soap has its own price
    .text = The number on a piece of soap is what it costs.
kill-the-unicorns-market-soap-needs-smell = Only for dirty unicorns
    .text = Soap can only be used on a unicorn with Unicorn Pee or Smelly Unicorn pinned to it.

## Your herd

kill-the-unicorns-herd-arrange = Sort as you like
    .text = You may arrange your unicorns by colour as you please at any time. Nothing is final before the last count.
kill-the-unicorns-herd-legendary = Legendary unicorns
    .text = A legendary unicorn is worth 4 points but has no colour. Only cotton candy or fairy dust can make it part of a set.
kill-the-unicorns-herd-starters = Starters and pigicorns
    .text = They may look odd, but starters and pigicorns count like any other unicorn.

## Counting points

kill-the-unicorns-score-stars = Stars
    .text = Each star on your unicorns is one point.
kill-the-unicorns-score-bonuses = Tokens, pâtés and traps
    .text = Then add the points of your tokens and pâtés, and add or take away those of the traps pinned to your unicorns.
kill-the-unicorns-score-sets = Sets of one colour
    .text = Unicorns of the same colour form a set: two bring 2 points, three bring 5, four bring 8, five bring 12.
kill-the-unicorns-score-five-at-most = Five are enough
    .text = More than five unicorns of a colour bring nothing extra.
kill-the-unicorns-score-one-set-per-colour = One set of each colour
    .text = Each colour can be scored as one set only: six of a colour are not two sets of three.
kill-the-unicorns-score-new-set = A new set after five
    .text = A set holds five unicorns at most. From the sixth on, a new set of the same colour begins.
kill-the-unicorns-score-new-set-prototype = A new set in the prototype
    .text = The prototype’s text starts a new set after four, but its table pays for five. We let a set hold five; then a new one begins.
kill-the-unicorns-score-rainbow = Rainbow
    .text = One unicorn of each of the four colours forms a rainbow and brings 8 points.
kill-the-unicorns-score-used-once = Each unicorn counts once
    .text = A unicorn counts either in a set of its colour or in a rainbow, never in both.
kill-the-unicorns-score-bicorn = A bicorn counts twice
    .text = A bicorn may stand in two sets or rainbows, or twice in the same set.
kill-the-unicorns-score-best-sets = The best for you
    .text = Our table sorts your unicorns into sets and rainbows in the way that brings you the most points.

## The end

kill-the-unicorns-end-after-four-rounds = After the fourth round
    .text = When the market of the fourth round closes, the game is over and the points are counted. After that nobody can make a move.
kill-the-unicorns-end-double-rainbow = Double rainbow
    .text = Two unicorns of each of the four colours win the game at once, whatever the points.
kill-the-unicorns-end-double-rainbow-check = When a double rainbow counts
    .text = A double rainbow wins the moment it is there: when a prize is taken, after the swap of a Trojan unicorn, after a purchase. While the hunts go on, a bicorn counts as a single unicorn for it.
kill-the-unicorns-end-final-bicorn-twice = A bicorn in the last rainbow
    .text = At the final count a bicorn makes two for a double rainbow as well. One completed that way still wins, whatever the points.
kill-the-unicorns-end-final-bicorn-once = A bicorn is one unicorn in the last rainbow
    .text = A double rainbow needs eight unicorns, at the final count, too. A bicorn counts twice for points only.
kill-the-unicorns-end-double-rainbow-twice = Two double rainbows
    .text = If two herds are completed at the same moment, both win.
kill-the-unicorns-end-most-points = The most points win
    .text = After the fourth round the hunter with the most points wins.
kill-the-unicorns-end-tie-cancels = Ties cancel at the end, too
    .text = Equal points cancel each other: the next lower score that nobody shares wins.
kill-the-unicorns-end-all-tied = Everybody tied
    .text = If no score is left that only one player has, nobody wins.
kill-the-unicorns-end-tie-unicorns = The larger herd
    .text = If several players have the most points, the one with the most unicorns wins.
kill-the-unicorns-end-tie-shared = Sharing the prototype’s victory
    .text = If points and numbers of unicorns are the same, the victory is shared.

## Powers

kill-the-unicorns-power-once-a-round = Once a round
    .text = You may use the power of your character once in each round.
kill-the-unicorns-power-once-a-round-prototype = Once a round in the prototype
    .text = The prototype does not say how often a power may be used. We play once in each round, as in the finished game.
kill-the-unicorns-power-first-to-announce = First come, first served
    .text = If two players want to use their powers at the same moment, the first to say so goes first.
kill-the-unicorns-power-asked-together = Everyone is asked together
    .text = Whenever powers could be used, everyone who might use one is asked at the same time. The first to act goes first, then the others are asked again.
kill-the-unicorns-power-right-moment = Everything in its time
    .text = A power can only be used at its own moment, and only if there is something to use it on.
kill-the-unicorns-power-not-yours = Not your power
    .text = You can only use the power of your own character, and only if this game is played with powers.
kill-the-unicorns-power-princess = Princess
    .text = Before hunt cards are laid, you may secretly look at one trap at the unicorn being hunted.
kill-the-unicorns-power-princess-needs-trap = A trap to look at
    .text = The princess can only look where a trap lies hidden from her at the unicorn being hunted.
kill-the-unicorns-power-princess-until-laid = How long the princess may look
    .text = As soon as anybody has laid hunt cards, the princess can no longer use her power in this hunt.
kill-the-unicorns-power-princess-until-opened = The princess until the opening
    .text = As soon as the first player has laid hunt cards, the princess can no longer use her power in this hunt.
kill-the-unicorns-power-princess-prototype = The princess of the prototype
    .text = The prototype names no moment for the princess. As in the French rules, she may look until the first player has laid cards.
kill-the-unicorns-power-bard = Bard
    .text = Name a player, who must then pass in this hunt.
kill-the-unicorns-power-bard-until-laid = How long the bard may sing
    .text = As soon as anybody has laid hunt cards, the bard can no longer make anyone pass in this hunt.
kill-the-unicorns-power-bard-laid-is-safe = Laid cards are safe from the bard
    .text = A player who has laid hunt cards can no longer be made to pass. All others still can.
kill-the-unicorns-power-bard-another-player = Somebody else, please
    .text = The bard can only name another player who is still to decide in this hunt and could lay cards.
kill-the-unicorns-power-knight = Knight
    .text = When you lay hunt cards, you may add one card more than the hunt asks for.
kill-the-unicorns-power-shaman = Shaman
    .text = When a trap is uncovered, you may make it void. It goes to its owner’s discard pile without effect.
kill-the-unicorns-power-wizard = Wizard
    .text = When the hunt cards have been revealed and ties are not yet struck out, you may exchange one card you laid for one from your hand.
kill-the-unicorns-power-huntress = Huntress
    .text = After a hunt you joined and did not win, you may take one of the cards you laid back into your hand.
kill-the-unicorns-power-merchant = Merchant
    .text = Your purchase costs 2 less, without a word from you.
kill-the-unicorns-power-thief = Thief
    .text = When the hunt cards have been revealed and ties are not yet struck out, you may swap one card you laid for one another hunter laid, for this hunt only.
kill-the-unicorns-power-black-mage = Black mage
    .text = Before hunt cards are laid, you may swap the unicorn being hunted with another one of the row that is still waiting, traps and all.

## Variants

kill-the-unicorns-variant-expert = For experts
    .text = Hunt cards and traps are discarded face down, and only their owner may look through a discard pile.
kill-the-unicorns-variant-expert-paid = Experts pay face down
    .text = The hunt cards experts pay with are shown and then turned face down like all they discard.
kill-the-unicorns-variant-beginner = For beginners
    .text = For a quick first game leave out both traps and powers. All characters can take part.
kill-the-unicorns-variant-no-traps = Powers without traps
    .text = If only the traps are left out, the princess and the shaman cannot take part: their powers need traps.
kill-the-unicorns-variant-no-powers = Traps without powers
    .text = If only the powers are left out, the merchant, the thief and the black mage cannot take part.

## The team game

kill-the-unicorns-team-two-teams = Two against two
    .text = Four players form two teams, drawn by lot. They are placed so that the teams take turns.
kill-the-unicorns-team-seats = How lots are drawn
    .text = The program draws who plays with whom and in which order the four take turns. Seats keep their letters.
kill-the-unicorns-team-three-unicorns = Three unicorns in the team game
    .text = In the team game three unicorns are released each round, one more than there are teams.
kill-the-unicorns-team-two-traps = Two traps in the team game
    .text = In the team game a unicorn takes two traps, one above it and one below it. If a place is taken, choose another one.
kill-the-unicorns-team-picks-trap = The winning team picks
    .text = If two traps lie at the unicorn, the winning team chooses the one to be uncovered.
kill-the-unicorns-team-other-trap = The other trap is discarded
    .text = The trap that was not chosen goes open on its owner’s discard pile.
kill-the-unicorns-team-first-player = The team goes first
    .text = The first-player marker belongs to the team. Its members agree which of them opens.
kill-the-unicorns-team-first-member = Who begins for the team
    .text = The team is asked before each hunt. Traps and market begin with the member who laid first in the hunt the team won last; until then with the one who was drawn first player.
kill-the-unicorns-team-two-to-five = Two to five cards
    .text = Whoever opens names how many hunt cards each team lays together: 2, 3, 4 or 5.
kill-the-unicorns-team-at-least-one = Each at least one
    .text = The members of a team need not lay the same number of cards, but each must lay at least one.
kill-the-unicorns-team-completes = The partner makes up the number
    .text = The first member of a team lays some of the cards. The second lays exactly as many as are missing.
kill-the-unicorns-team-stays-out = When a team stays out
    .text = A team hunts together or not at all. It stays out if its first member passes, or if the two cannot make up the number.
kill-the-unicorns-team-totals-add = Totals add up
    .text = The hunt cards of both members are added up to the total of the team.
kill-the-unicorns-team-shared-herd = One herd for two
    .text = What a team catches goes into one shared herd.
kill-the-unicorns-team-market = Shopping as a team
    .text = At the market each member may buy one thing for the shared herd, with the hunt cards of their own hand.
kill-the-unicorns-team-score = Winning as a team
    .text = The herd is counted once for the whole team, and both members win or lose together.
kill-the-unicorns-team-open-talk = Talk so that all can hear
    .text = Partners may talk to each other, but only in a way that everyone at the table can hear.
