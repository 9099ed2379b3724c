### The rules of Unstable Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## The aim

unstable-unicorns-goal-unicorns = Fill your stable
    .text = Gather unicorns in your stable and keep the others from doing the same. With 2 to 5 players you need 7 unicorns, with 6 to 8 players 6 are enough.
unstable-unicorns-players-seats = Two to eight players
    .text = From 2 to 8 people can play. You need a seat at the table to make a move.

## Setting up

unstable-unicorns-setup-deck = 114 cards and 13 foals
    .text = The deck has 114 cards with black backs, and there are 13 foals besides. The help on your screen stands in for the hint cards of the box.
unstable-unicorns-setup-deal = Five cards each
    .text = The cards with black backs are shuffled and everyone is dealt 5 of them. The rest lie face down in the middle: the deck.
unstable-unicorns-setup-discard = The discard pile
    .text = The discard pile beside the deck starts empty and lies open. Cards that are sacrificed, destroyed or discarded end up there.
unstable-unicorns-setup-foal = A foal for everyone
    .text = Everyone chooses one foal and puts it in their stable. So you begin with one unicorn.
unstable-unicorns-setup-foal-order = Foals are chosen in turn
    .text = The player who goes first chooses a foal first, then the others clockwise.
unstable-unicorns-setup-nursery = The nursery
    .text = Foals that are in nobody’s stable lie open in the nursery beside the deck.
unstable-unicorns-setup-start-player = Who goes first
    .text = In the rulebook the person in the darkest clothes goes first. We cannot see what you are wearing, so we draw lots.

## Two players

unstable-unicorns-two-deck = A smaller deck for two
    .text = With two players 39 cards stay in the box: all 21 basic unicorns and 18 other cards that would be too strong or too weak.
unstable-unicorns-two-whole = The whole deck for two
    .text = The rulebook says that the game may be less balanced without the changes for two. With this reading two players leave them out: nothing stays in the box, and nobody begins with a Neigh card.
unstable-unicorns-two-neighs = A Neigh each to start with
    .text = With two players each of you gets a Neigh card before the shuffle. Then 5 cards are dealt as usual, so you begin with 6 in your hand.
unstable-unicorns-two-plain-neighs = The same plain Neigh for both
    .text = Both players get the same plain Neigh card in a game for two, so nobody starts ahead.
unstable-unicorns-two-rest = Everything else stays the same
    .text = Apart from the deck and the two Neigh cards, a game for two is played like any other. You need 7 unicorns.

## The cards

unstable-unicorns-cards-kinds = Five kinds of cards
    .text = There are unicorns, magic cards, upgrades, downgrades and instants. Unicorns are foals, basic unicorns or magical unicorns.
unstable-unicorns-cards-unicorn = Unicorns stay
    .text = A unicorn you play goes into your stable. It stays there until something takes it away.
unstable-unicorns-cards-foal = Foals come by effects only
    .text = A foal is a unicorn, but it is never in anyone’s hand. After the start it only comes into a stable through the effect of a card.
unstable-unicorns-cards-basic = Basic unicorns
    .text = A basic unicorn has no effect. It simply counts.
unstable-unicorns-cards-magical = Magical unicorns
    .text = A magical unicorn has an effect of its own. Some effects happen once at a certain moment, others last as long as it is in the stable.
unstable-unicorns-cards-magic = Magic works once
    .text = A magic card works once. It goes to the discard pile at once, before its effect looks for anything there.
unstable-unicorns-cards-upgrade = Upgrades help
    .text = An upgrade has a good effect. You may play it into any player’s stable, and there it stays.
unstable-unicorns-cards-downgrade = Downgrades hinder
    .text = A downgrade has a bad effect. You will mostly play it into another player’s stable, but your own is allowed too. It stays there.
unstable-unicorns-cards-instant = Instants, at any time
    .text = Instants are the only cards you can play when it is not your turn. There is no limit to how many are played in one turn.
unstable-unicorns-cards-by-kind = The kind counts, not the name
    .text = Only the kind printed on a card decides what it is, never a word in its name. An upgrade with a unicorn in its name is still an upgrade.
unstable-unicorns-cards-neigh-family = What a Neigh card is
    .text = All 15 instants of this deck are Neigh cards. Whatever speaks of a Neigh card means any of them.
unstable-unicorns-cards-names = Names for everyone
    .text = Our cards have names fit for all ages. The names printed in the rulebook are for adults and appear only if the host has switched them on.

## Words on the cards

unstable-unicorns-words-draw = Draw
    .text = To draw is to take the top card of the deck into your hand. The others do not see it.
unstable-unicorns-words-discard = Discard
    .text = To discard is to put a card from your hand on the discard pile. You choose which, unless the card says otherwise.
unstable-unicorns-words-sacrifice = Sacrifice
    .text = To sacrifice is to put a card from your own stable on the discard pile.
unstable-unicorns-words-destroy = Destroy
    .text = To destroy is to put a card from another player’s stable on the discard pile. You cannot destroy your own cards.
unstable-unicorns-words-steal = Steal
    .text = To steal is to take a card from another player’s stable into yours.
unstable-unicorns-words-bring = Bring in
    .text = A card that is brought into a stable goes there without being played. It does not use up your action.
unstable-unicorns-words-move = Move
    .text = To move a card is to take it from one stable straight to another one.
unstable-unicorns-words-bounce = Return to hand
    .text = A card returned to hand goes from a stable to the hand of the player whose stable it was in.
unstable-unicorns-words-pull = Pull a card
    .text = To pull is to take a card at random from another player’s hand without looking. Only you and that player learn which one it was.
unstable-unicorns-words-look = Look
    .text = When a card lets you look at something, you alone see it. Everyone else only knows that you looked.
unstable-unicorns-words-give = Give
    .text = To give is to pass a card from your hand into another player’s hand. The two of you know which one it is.

## Your turn

unstable-unicorns-turn-clockwise = One after another, clockwise
    .text = Turns go round the table clockwise. Wait for yours; until then you can only answer with a Neigh card or do what an effect asks of you.
unstable-unicorns-turn-phases = Four phases
    .text = Your turn has four phases: the start of the turn, drawing, your action, and the end of the turn.
unstable-unicorns-turn-draw = Draw a card
    .text = In the draw phase you draw 1 card.
unstable-unicorns-turn-hand-limit = Seven cards at most
    .text = At the end of your turn you discard until you have no more than 7 cards in hand.
unstable-unicorns-turn-limit-cards = When the hand limit changes
    .text = Deep-Pockets Unicorn raises your hand limit by 1 and Pocketless Trousers lower it by 4; with both it is 4. It never falls below 0 and is looked at again after each discard.
unstable-unicorns-turn-end-effects = End of turn in order
    .text = At the end of your turn everything that happens then comes first, all at once. The hand limit comes after that.
unstable-unicorns-turn-skipped-phase = A phase can be skipped twice
    .text = Two effects may make you skip the same phase. It is still only one phase that you lose.
unstable-unicorns-turn-skipped-turn = A skipped turn
    .text = A skipped turn is missed out altogether: nothing at its start, no card, no action, no hand limit. Several skips add up.
unstable-unicorns-turn-extra = An extra turn
    .text = An extra turn is a whole turn. You finish this one first, hand limit included. If you also have a turn to skip, the extra one is what you lose.

## Start of the turn

unstable-unicorns-start-when = Effects at the start of your turn
    .text = Cards in your stable that work at the start of the turn do so now, before you draw.
unstable-unicorns-start-together = All of them at once
    .text = All your start effects happen at the same time, even if one of them changes the rest of your turn. You choose the order in which you go through them.
unstable-unicorns-start-batch = Who takes part is settled first
    .text = The cards in your stable when your turn begins take part, even if one of them leaves meanwhile. A card that arrives only now does not.
unstable-unicorns-start-arrivals = What arrives now pays for nothing
    .text = Start effects happen together, so none pays for another. A card that comes into your hand or into any stable while they happen is neither paid with nor chosen by them, whatever brought it. Only what an effect itself drew or took may be used for that very effect.
unstable-unicorns-start-targets = Each card chosen only once
    .text = Among your start effects, those you must carry out come first. No card may be chosen twice by them in the same turn.
unstable-unicorns-start-impossible = What cannot be done is let go
    .text = A start effect you must carry out but cannot when its moment comes is left out. It does not come back if another start effect makes it possible later.
unstable-unicorns-start-forgotten = Use it or lose it
    .text = Once you draw, optional start effects are gone for this turn. Mandatory ones cannot be forgotten: you are asked before you can draw.

## Your action

unstable-unicorns-action-one = One action
    .text = In your action phase you do exactly one thing: play a unicorn, a magic card, an upgrade or a downgrade, or draw a card. You cannot leave it out.
unstable-unicorns-action-draw = Draw instead of playing
    .text = Instead of playing a card you may draw 1 card as your action.
unstable-unicorns-action-in-hand = From your own hand
    .text = You can only play, discard or give away a card that is in your hand.
unstable-unicorns-action-own-stable = Unicorns go to your own stable
    .text = You play unicorns only into your own stable, not into anyone else’s.
unstable-unicorns-action-illegal = An illegal play does not happen
    .text = A card that may not be played stays in your hand and your action is not used up. Choose something else.
unstable-unicorns-action-two-plays = Two plays in one turn
    .text = If Second Breakfast gives you two plays, each of them can be neighed separately, and you keep both even if the card leaves. You may stop after one. If you draw as your action, that is all.

## What cards forbid

unstable-unicorns-bans-magic = No magic for you
    .text = While King-Size Sceptic is in your stable, you cannot play magic cards.
unstable-unicorns-bans-basic = No basic unicorns for you
    .text = While VIP Unicorn is in your stable, you cannot play basic unicorns.
unstable-unicorns-bans-upgrade = No upgrades for you
    .text = While Frozen Budget is in your stable, you cannot play upgrades.
unstable-unicorns-bans-needs-basic = Needs a basic unicorn
    .text = You can play this card only if there is a basic unicorn in your stable.
unstable-unicorns-bans-bringing = Bringing in is not playing
    .text = A card that forbids playing does not stop a card from being brought in or stolen. A card that needs a basic unicorn may also arrive without one that way.

## The stable

unstable-unicorns-stable-active = Cards work in the stable
    .text = Unicorns, upgrades and downgrades do nothing in your hand. They work only in a stable.
unstable-unicorns-stable-enter = Coming into a stable
    .text = A unicorn comes into a stable each time it is played, brought in or stolen. Its effect for that moment happens every time.
unstable-unicorns-stable-moved-in = Moving counts as coming in
    .text = A unicorn that is moved to another stable comes in there too, also when a lent one returns home.
unstable-unicorns-stable-new-owner = The effect belongs to the new stable
    .text = When a card comes into a stable, its effect belongs to the player of that stable. If it is optional, use it right away or it is gone.
unstable-unicorns-stable-enter-anyway = It may always come in
    .text = A unicorn may be played even if what it demands on coming in cannot be done. If it demands a sacrifice, the unicorn itself may be the one.
unstable-unicorns-stable-leave = Leaving a stable
    .text = A unicorn leaves its stable when it is sacrificed, destroyed or stolen.
unstable-unicorns-stable-flyers = Flyers return to the hand
    .text = Mosquito Unicorn and Carrier Pigeon Unicorn go to their player’s hand when they are sacrificed or destroyed, and never touch the discard pile. Being stolen, moved or returned to hand does not count.

## Effects

unstable-unicorns-effects-mandatory = You must
    .text = If a card does not say that you may, you must. This cannot be turned down.
unstable-unicorns-effects-optional = You may
    .text = If a card says that you may do something, it is up to you.
unstable-unicorns-effects-both = And means both
    .text = If two things are joined by “and”, you do both of them.
unstable-unicorns-effects-then = Then means afterwards
    .text = What comes after “then” happens only if everything before it was really done.
unstable-unicorns-effects-if-done = If you do
    .text = What comes after “if you do” happens only if you decided to do what stands before it.
unstable-unicorns-effects-downgrades = Getting rid of downgrades
    .text = If you may sacrifice any card of your stable, it can be a downgrade. That is a good way to be rid of it.
unstable-unicorns-effects-one-at-a-time = One thing at a time
    .text = An effect is carried out to its end before anything else happens. First answer what you are being asked now.

## Choosing

unstable-unicorns-target-any-player = Any player
    .text = Any player really means any, yourself included.
unstable-unicorns-target-another-player = Another player
    .text = Another player is anyone but you. You cannot choose yourself here.
unstable-unicorns-target-each-player = Each player
    .text = Each player means everybody, yourself included. They act in turn order, beginning with the player whose card it is; “each other player” leaves that player out.
unstable-unicorns-target-fits = It has to fit
    .text = You can only choose a player or a card the effect really names: the right kind, in the right place.
unstable-unicorns-target-option = Two ways to choose
    .text = The table settles before the game whether players are chosen before or after the Neigh cards. It stays that way to the end.
unstable-unicorns-target-before = Choose first, then Neigh
    .text = In the simple way you say who your card is meant for when you play it. Everyone can then decide whether to neigh.
unstable-unicorns-target-after = Neigh first, then choose
    .text = In the advanced way everyone decides whether to neigh before you say who your card is meant for.
unstable-unicorns-target-usual = Usually the simple way
    .text = Unless the host chooses otherwise, you say who your card is meant for before the others may neigh.
unstable-unicorns-target-stable = The stable is always named at once
    .text = Where an upgrade or a downgrade goes is part of playing it. You name the stable before anybody may neigh, in the simple and in the advanced way.
unstable-unicorns-target-stable-after = The stable is a target too
    .text = With this reading, in the advanced way the stable of an upgrade or downgrade is named only when everybody has let the card pass.
unstable-unicorns-target-coming-in = Unicorns name their player too
    .text = In the simple way you also say who the effect of a unicorn is meant for when you play it from your hand, or that you will not use it. A unicorn that comes in any other way asks when it comes in.
unstable-unicorns-target-once-in = Unicorns name nobody in advance
    .text = With this reading a unicorn’s effect begins when it is in the stable, so its player is chosen only then, in the simple way too.
unstable-unicorns-target-gone = When the choice no longer fits
    .text = If the player you chose can no longer be affected once your card takes effect, that part is simply left out.

## Searching

unstable-unicorns-search-show = Show what you found
    .text = When you search for a card and find one, you show it to everyone before you take it into your hand.
unstable-unicorns-search-shuffle = Shuffle either way
    .text = After a search the deck is shuffled, even if you found nothing.

## What cannot be done

unstable-unicorns-impossible-not-playable = Impossible, so not playable
    .text = You cannot play a card from your hand if it orders you to do something that cannot be done.
unstable-unicorns-impossible-skipped = Impossible, so left out
    .text = If a card in a stable, or a card somebody else played, asks for something you cannot do, that part is left out.
unstable-unicorns-impossible-partly = As much as there is
    .text = If somebody else’s card makes you discard more cards than you hold, you discard what you have; so it is with Lose-Lose Offer too. A price of your own is paid in full or not at all.
unstable-unicorns-impossible-in-full = All of it or nothing
    .text = With this reading whoever cannot discard all the cards somebody else’s card asks for discards none, and cannot be chosen for it.
unstable-unicorns-impossible-each-player = You first of all
    .text = If a card says that each player must do something, you can play it only if you can do it yourself. A card that makes everyone discard, a card or a whole hand, needs another card in your hand.
unstable-unicorns-impossible-whole-hand = A whole hand is at least one card
    .text = If the price is your whole hand, you need at least one card in it besides the one you are playing.
unstable-unicorns-impossible-encore = Two cards for an encore
    .text = To play Encore, Encore you need two other cards in your hand to discard.
unstable-unicorns-impossible-group-discount = No group, no discount
    .text = To play Group Discount you need at least one basic unicorn in your stable.
unstable-unicorns-impossible-empty-hand = Nothing in the tin
    .text = You cannot pull cards from a player with an empty hand. If there are fewer cards than you may pull, you take what is there.
unstable-unicorns-impossible-one-way-out = Only one way out
    .text = If the player chosen for Lose-Lose Offer can do only one of the two things, it has to be that one. A player who can do neither cannot be chosen.

## Neigh

unstable-unicorns-neigh-plays-only = Neigh stops a play
    .text = A Neigh card stops a card that is just being played from a hand. It stops no effect of a card in a stable and no card that is brought in, stolen or turned up.
unstable-unicorns-neigh-another-player = Only against others
    .text = You can neigh only a card that another player is playing, never your own.
unstable-unicorns-neigh-answers = Neigh or pass
    .text = While a card waits for answers, you can do only two things: play a Neigh card or pass.
unstable-unicorns-neigh-counter = Neighing back
    .text = A Neigh card against your card is itself another player’s card, so you may neigh it.
unstable-unicorns-neigh-everyone = Everyone is asked at once
    .text = All the others are asked at the same moment, whether they hold a Neigh card or not. The first to neigh stops the card; nobody learns who has passed already.
unstable-unicorns-neigh-closed = Passed is passed
    .text = Once everyone has passed, the card takes effect. Nobody may come back to it, and without an open question there is nothing to pass or to neigh.
unstable-unicorns-neigh-stack = Last in, first out
    .text = Neigh cards pile up and are settled from the top. If a Neigh card is stopped, the card beneath it is on top again and everyone is asked about it once more.
unstable-unicorns-neigh-cancelled = A stopped card
    .text = A card that was neighed goes to the discard pile without any effect. It still was your action.
unstable-unicorns-neigh-surcharge = The surcharge
    .text = Neigh Plus Surcharge makes the player of the stopped card discard 1 card, but only if it is not stopped itself. With an empty hand there is nothing to pay.
unstable-unicorns-neigh-final = No answer to this one
    .text = Neigh, Full Stop cannot be neighed.
unstable-unicorns-neigh-final-stack = Full stop, but not for all
    .text = Neigh, Full Stop settles only the card right beneath it. If that was a Neigh card, the card under it is on top again and may be neighed again.

## Foals

unstable-unicorns-foals-home = Foals go home
    .text = A foal that leaves the stables goes to the nursery, whatever else was meant to happen to it. It is never in a hand, in the deck or on the discard pile.
unstable-unicorns-foals-counted = A foal counts as a price
    .text = A foal you sacrifice or destroy goes to the nursery, yet it counts as sacrificed or destroyed. You may steal and move foals like other unicorns.
unstable-unicorns-foals-strike = Nursery strike
    .text = While Nursery Strike Unicorn is in a stable, no foal can come into any stable, from the nursery or from elsewhere. Foals already there stay.
unstable-unicorns-foals-strike-loan = No way home during a strike
    .text = If a lent foal cannot come home because of the nursery strike, it stays where it is.

## Guards

unstable-unicorns-guard-wrapped = Safe in bubble wrap
    .text = Unicorns in a stable with Bubble Wrap cannot be chosen to be destroyed. They can still be sacrificed, stolen, moved or returned to hand.
unstable-unicorns-guard-instead = This one instead
    .text = If you have a guard, you may sacrifice it in place of the unicorn. Bodyguard Unicorn does so when one would be destroyed, Cardboard Double also when one would be sacrificed. With several guards you pick one.
unstable-unicorns-guard-chain = A guard for the guard
    .text = When Bodyguard Unicorn sacrifices itself, Cardboard Double may take its place.
unstable-unicorns-guard-price = A guard pays the price
    .text = If a guard falls in place of a unicorn you were to sacrifice, the sacrifice counts as made. What follows it happens.

## Cows

unstable-unicorns-cows-no-win = Cows do not win
    .text = Unicorns in a stable with Cow Costume Party do not count. You cannot win with them.
unstable-unicorns-cows-unnamed = Cows are not called unicorns
    .text = Unicorns in costume keep their kind and their effects. Effects that speak of unicorns miss them; effects that speak of any card do not.
unstable-unicorns-cows-at-once = In costume at once
    .text = A unicorn is in costume the moment it comes in. So Gate Left Open neither sends such a cow back to the hand nor falls off.
unstable-unicorns-cows-unguarded = Nobody guards cows
    .text = Bubble Wrap and the guards do not protect unicorns in costume.

## Uniforms

unstable-unicorns-uniforms-blank = In uniform without effect
    .text = Unicorns in a stable with Grey Uniforms Only have no effect at all, not even on coming in. A double counts once, bans are lifted, flyers do not return. Foals are spared.
unstable-unicorns-uniforms-kind = The kind stays
    .text = In uniform a magical unicorn passes for a basic one, but its kind stays magical. Where a basic unicorn is needed, it does not help.
unstable-unicorns-uniforms-cows = Uniform under the costume
    .text = With the uniforms and the cow costumes in the same stable, unicorns coming in still do nothing.

## Particular cards

unstable-unicorns-special-loan = On loan
    .text = A unicorn lent by Library-Loan Unicorn comes back at the end of the turn if it is still in that stable. Library-Loan Unicorn may lend itself.
unstable-unicorns-special-exchange = There and back again
    .text = Exchange Student Unicorn may steal itself straight back.
unstable-unicorns-special-gate = The gate falls off
    .text = Gate Left Open is sacrificed at once when there is no unicorn card left in its stable. It need not wait for anybody’s turn.
unstable-unicorns-special-chain = Chains come to an end
    .text = Cards of somebody’s own box might set each other off for ever. After fifty effects on coming in, further ones are left out for the rest of the turn.
unstable-unicorns-special-start-over = Everyone Start Over stays out
    .text = Everyone Start Over goes to the discard pile only when it is done, so it is not shuffled into the deck.

## Winning

unstable-unicorns-win-first = First one home
    .text = Whoever is the first to have enough unicorns in their stable wins. Then the game is over and nobody can make another move.
unstable-unicorns-win-seven = Seven for two to five
    .text = With 2 to 5 players you need 7 unicorns to win.
unstable-unicorns-win-six = Six for six to eight
    .text = With 6 to 8 players you need 6 unicorns to win.
unstable-unicorns-win-worth = What a unicorn counts
    .text = Each unicorn in your stable counts 1, unless a card says otherwise.
unstable-unicorns-win-when = When we look
    .text = Whether somebody has won is looked at when no effect is waiting any more, never in the middle of one. A unicorn that makes everyone sacrifice does so before it can win.
unstable-unicorns-win-at-once = The last unicorn wins at once
    .text = With this reading a unicorn that gives you enough wins the moment it comes in, before it or anything else has an effect.
unstable-unicorns-win-order = If two get there together
    .text = If several players have enough unicorns at that moment, the player whose turn it is comes first, then the others clockwise.
unstable-unicorns-win-deck-out = The deck runs out
    .text = If the deck runs out before anybody has enough unicorns, the player with the most unicorns wins.
unstable-unicorns-win-deck-out-when = When the deck has run out
    .text = When the last card has left the deck, the effect under way is finished and we look for a winner in the usual way. Only then is the game over.
unstable-unicorns-win-standstill = No endless game
    .text = If nobody has had anything to decide for two rounds, or after a thousand turns, the game ends as if the deck had run out. With the cards of the box that does not happen.
unstable-unicorns-win-refill = Only one card refills the deck
    .text = The discard pile is never reshuffled by itself. Only Everyone Start Over fills the deck again.
unstable-unicorns-win-letters = Counting letters
    .text = If the deck has run out and players are tied, each of them counts the letters in the names of the unicorns in their stable. The most letters win.
unstable-unicorns-win-names = Which names we count
    .text = The language of the deck is settled before the game and is the same for everybody. Only letters count, not spaces, hyphens, apostrophes or digits.
unstable-unicorns-win-all-lose = Everybody loses
    .text = If the letters are tied as well, everybody loses.

## Party variants

unstable-unicorns-party-adults = For adults only
    .text = The two party variants are for adults. They are off unless the host switches them on along with the 18+ setting, which everyone sees at the door.
unstable-unicorns-party-calls = The table only calls it out
    .text = In a party variant the table names the moment and the person, nothing more. What you make of it is your own affair, and saying no is always fine.
unstable-unicorns-party-sip-unicorn = A sip for a lost unicorn
    .text = In the sip variant you take a sip whenever one of your unicorns is sacrificed or destroyed.
unstable-unicorns-party-sip-draw = No sip for forgetting
    .text = Round a real table you would take a sip for forgetting to draw. Here you cannot forget, so this never happens.
unstable-unicorns-party-sip-neighs = A sip after three Neighs
    .text = In the sip variant, when 3 or more Neigh cards have been played in one turn, the player whose card came through may name someone who takes a sip.
unstable-unicorns-party-layer-discard = Something off for a discard
    .text = In the layer variant you take something off for each card you discard, those of a swapped hand included.
unstable-unicorns-party-layer-downgrade = Something off for a downgrade
    .text = In the layer variant you take something off when a downgrade comes into your stable.
unstable-unicorns-party-layer-upgrade = Something on for an upgrade
    .text = In the layer variant you put something on when an upgrade comes into your stable. The rulebook speaks of a reward card and can only mean this.
unstable-unicorns-party-swap = A new hand, once
    .text = In a party variant each player may once in the game discard their whole hand and draw as many cards. It has its price: an empty glass, or one more layer.
unstable-unicorns-party-swap-when = When you may swap your hand
    .text = You may swap your hand when it is your turn and you are about to choose your action. You need at least one card in hand.
unstable-unicorns-party-swap-when-asked = Swap your hand whenever you are asked
    .text = With this reading you may swap your hand at any time at which you are asked something, also whether you neigh a card. What you were asked is then asked again. You need at least one card in hand.
unstable-unicorns-party-house = Your own ideas
    .text = If you have rules of your own, go ahead: the host can write them down for everyone at the table.
