### The rules of HiLo in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## Setup

hilo-goal = Collect the most star coins
    .text = Build your own little kingdom. Change your cards cleverly, so that your layout is worth as many star coins as possible at the end.
hilo-players = Two to four players
    .text = HiLo is for 2 to 4 players, aged 6 and up. Only someone with a seat at the table can make a move.
hilo-deck = A deck of 69 cards
    .text = The game is played with 69 cards. The 56 coin chips in the box are only markers to help you count at the end.
hilo-setup-deal = Twelve hidden cards each
    .text = Like everyone else, you get 12 hidden cards. They lie in two rows of six and are your layout.
hilo-setup-piles = Draw pile and discard pile
    .text = The cards left over after dealing become the draw pile in the middle. Its top card is laid open beside it and starts the discard pile.
hilo-setup-first-discard = A special first discard
    .text = If the very first card of the discard pile is a magician or a phoenix, it simply stays there. It does something only when a player takes it into their layout.
hilo-setup-start-player = Who begins
    .text = The rulebook lets the player begin who saw a unicorn most recently. At our table lots are drawn, or the host picks a seat, the winner of the last match, or the seat after the one that began it.
hilo-setup-start-card = Just one start card
    .text = Before the first turn you uncover exactly one card of your layout, whichever you like. You choose only once, and play begins when everyone has chosen.
hilo-setup-start-order = Start cards go clockwise
    .text = Everyone chooses a start card at the same time. Then the cards are uncovered one by one, clockwise, beginning with the start player.
hilo-setup-start-magician = No magician at the start
    .text = A magician as your start card does not cast his spell. He is shuffled back into the draw pile, and a new card from the pile takes his place, open.
hilo-setup-start-magician-again = Another magician at the start
    .text = If the new card is a magician too, you do the same again until a different card comes. A phoenix may stay, but it does nothing.
hilo-setup-start-phoenix = A quiet phoenix at the start
    .text = A phoenix as your start card stays where it is, but it does nothing yet. You do not uncover a second card for it.

## Your turn

hilo-turn-clockwise = One after another, clockwise
    .text = Turns go round the table clockwise. Only the player whose turn it is may act, so please wait until it is yours.
hilo-turn-two-actions = Take or draw
    .text = Your turn starts with a choice. Either take the top card of the discard pile, or draw the top card of the draw pile.
hilo-turn-take = Taking from the discard pile
    .text = The card you take from the discard pile goes open into your layout, in place of any of your cards, open or hidden. The card it replaces goes open on the discard pile.
hilo-turn-take-must-place = A taken card must be placed
    .text = If you took the top card of the discard pile, it must replace one of your 12 cards. You may not put it back.
hilo-turn-draw = Drawing a card
    .text = When you draw from the draw pile, you alone look at the card first. The others see it as soon as you lay it down.
hilo-turn-draw-choices = Keep it or discard it
    .text = With the card you drew you have two choices. Exchange it for any card of your layout, which then goes open on the discard pile, or lay the drawn card itself on the discard pile.
hilo-turn-discard-uncovers = Discard, then uncover
    .text = After laying the drawn card on the discard pile, you must uncover one card of your layout straight away. You choose which one, but it must still be hidden.

## The layout

hilo-layout-secret = Hidden from everyone
    .text = Nobody knows a hidden card, not even the player it lies in front of. Peeking is not allowed. You learn what it is when it is uncovered or goes to the discard pile.
hilo-layout-upright = Cards always stand upright
    .text = You may not turn a card sideways or upside down. A card that comes from another layout stands upright in yours, too.
hilo-layout-fixed = Every card keeps its place
    .text = You may never move cards around inside your own layout. A new card comes only from one of the piles or through a magician’s spell, and it takes the place of the card that leaves.
hilo-layout-no-open-card = No open card left
    .text = A spell can take away your last open card. That is allowed, and you simply play on.

## Magician

hilo-magician-must-swap = The magician casts at once
    .text = As soon as a magician lies open in your layout, swap one of your other cards for a card in another player’s layout. You choose both cards, but you may not skip it.
hilo-magician-another-player = Swap with another player
    .text = The card the spell brings you must come from the layout of another player who sits at your table. You cannot swap two cards of your own.
hilo-magician-open-or-hidden = Open or hidden, both work
    .text = For the spell you may choose open cards or hidden cards, your own as well as the other player’s. Only open magicians must be left alone.
hilo-magician-stays-as-it-was = A swap turns nothing over
    .text = Swapped cards stay as they were. An open card lies open in its new layout, and a hidden card stays hidden.
hilo-magician-never-magicians = Open magicians never move
    .text = A spell never moves an open magician, neither yours nor anyone else’s. Choose a different card.
hilo-magician-hidden-magicians = Hidden magicians may move
    .text = You may swap a hidden card, even if it later turns out to be a magician. If that were forbidden, you would find out what is hidden there.
hilo-magician-stays = The magician stays with you
    .text = After his spell the magician keeps his place in your layout. On a later turn you may exchange him for a card you take or draw.
hilo-magician-lapse = No pair, no spell
    .text = If there were no two cards to swap, the spell would simply be lost. That never happens, because during the game every layout has at least one hidden card, and hidden cards may always be swapped.
hilo-magician-last-card = The magician as last card
    .text = If a magician is your twelfth open card, the game ends before he can cast his spell. The card above or below him does not count.
hilo-magician-last-card-casts = The last magician casts first
    .text = If a magician is your twelfth open card, he casts his spell before the end is looked at. If that brings you a hidden card, the game goes on; if all your cards are still open, it ends.

## Phoenix

hilo-phoenix-uncover = The phoenix uncovers another card
    .text = When you uncover a phoenix or bring an open one into your layout, you uncover one more of your hidden cards at once. You choose which one, but you may not skip it.
hilo-phoenix-swapped-in = A phoenix gained by magic
    .text = If your magician brings an open phoenix into your layout, the phoenix works for you. You uncover one more of your hidden cards at once.
hilo-phoenix-hidden = A hidden phoenix sleeps
    .text = If a phoenix comes into your layout hidden, nothing happens yet, because nobody knows about it. It works only when you uncover it later.
hilo-phoenix-given-away = A phoenix given away
    .text = If you swap an open phoenix away, the player who gets it does not uncover anything. On your turn only you act.
hilo-phoenix-last-card = The phoenix as last card
    .text = If a phoenix is your twelfth open card, it does nothing any more. The game is over at once.

## Effects

hilo-effects-chain = One effect after another
    .text = If a phoenix uncovers a magician or another phoenix, or a magician brings you an open phoenix, that card works at once, too. It goes on card by card until nothing new happens or the game ends.
hilo-effects-not-in-discard = No effect on the discard pile
    .text = A magician or a phoenix works only in a layout. If it goes to the discard pile, straight from the draw pile or out of your layout, nothing happens. If you have just drawn and discarded it, you still uncover a card as usual.

## Draw pile

hilo-pile-reshuffle = A new draw pile
    .text = When the draw pile is used up, the discard pile is shuffled and becomes the new draw pile. So there is always a card to draw.
hilo-pile-reshuffle-moment = When we shuffle
    .text = The moment the last card is drawn, all the cards of the discard pile are shuffled to make a new draw pile. The next card to be discarded starts the new discard pile.

## End

hilo-end-immediately = Twelve open cards end the game
    .text = The game is over the moment all 12 cards of any layout lie open. After that nobody can make another move.
hilo-end-by-magic = The end by magic
    .text = A swap can complete a layout, too, yours or the other player’s. If it then shows 12 open cards, the game ends at once, and a phoenix that has just been swapped does nothing any more.
hilo-end-uncover-rest = Everyone uncovers the rest
    .text = When the game is over, all cards that are still hidden are uncovered. Magicians cast no more spells, and a phoenix does nothing any more.
hilo-end-no-last-round = No extra turns
    .text = When the game ends, nobody gets another turn, even if some players have had fewer turns than others.

## Scoring

hilo-score-joints = Two halves make a coin
    .text = When two neighbouring cards both have half a star coin on the edge where they meet, the halves make 1 star coin. It works side by side and one above the other. A half without a partner does not count, like every half on the outer edge of your layout.
hilo-score-full-coins = Whole coins on a card
    .text = A whole star coin on one of your cards is worth 1 star coin. It needs no matching card beside it.
hilo-score-keepers = Keepers and their animals
    .text = The Dragon Keeper, the Unicorn Keeper and the Wolf Keeper look after their animals. You get 2 star coins for each animal that has its keeper anywhere in your layout. A keeper without an animal, or an animal without a keeper, brings nothing.
hilo-score-keeper-limit = Two animals for each keeper
    .text = One keeper counts for two animals at most, so one keeper and three animals bring only 4 star coins. With two keepers of the same kind, three animals bring 6.
hilo-score-magician-voids = A magician spoils a card
    .text = In the final count the card right above or below a magician does not count. It is turned over.
hilo-score-void-is-blank = A spoiled card is blank
    .text = A card spoiled by a magician is worth nothing at all. Its halves, its whole coin, its keeper or its animal do not count, not even for the cards next to it.
hilo-score-two-magicians = Two magicians in one column
    .text = If one magician lies above another, each cancels the other. Nothing else happens, and all the other cards count as usual.
hilo-score-magicians-own-coins = Coins on a magician
    .text = Our magicians have no star coins on them. If the magicians among your own cards do, those coins count, because a magician spoils only the card above or below him.
hilo-score-no-cap = No limit on coins
    .text = Every star coin counts, even if there are more of them than the 56 chips in the box. The chips only help you count.

## Winning

hilo-win-most-coins = Most coins win
    .text = At the end you win if nobody has more star coins than you.
hilo-win-shared = A tie is shared
    .text = If several players have the same number of star coins and nobody has more, they share the victory.
