# The lessons: what is said on a prepared table, step by step. Short: two or three lines on a phone.

## Around a lesson

lesson-offer = Learn it in three minutes
lesson-title = Lesson: { $game }
lesson-next = Go on
lesson-skip = Leave the lesson
lesson-done = Play a real game
lesson-others = The others play …
lesson-not-that = That comes later. Do what glows.
lesson-you = You
lesson-again = Once more

## HiLo

lesson-hilo-aim = These twelve hidden cards are your kingdom. Whoever has the most star coins at the end wins.
lesson-hilo-start = Everybody begins by turning over one card. Tap the one that glows.
lesson-hilo-take = A knight, with half coins at three edges! The bard on the discard pile fits beside him: take the bard.
lesson-hilo-place = Lay him right beside the knight. Two halves that touch make a whole coin.
lesson-hilo-draw = Your first coin. This time try your luck: draw a hidden card.
lesson-hilo-discard = A farmer is no use to you here. Put it on the discard pile.
lesson-hilo-uncover = Whoever puts a drawn card away turns over one of their own. Try the one below the knight.
lesson-hilo-magic = The princess fits the knight above her: your second coin. Draw once more.
lesson-hilo-magician = A magician! Lay him here, and he casts a spell.
lesson-hilo-cast = He swaps one of your cards for somebody else’s. Tap the hidden card beside the bard, then the king up there.
lesson-hilo-end = The king brings two coins at once! The game ends when anybody’s twelve cards lie open. That is all: now you.

## Kill the Unicorns

lesson-kill-the-unicorns-aim = You are a hunter. Each unicorn’s stars are points; several of one colour, or all four colours, bring many more.
lesson-kill-the-unicorns-trap = First everybody sets a trap. A Bicorn counts as two of its colour: tap it, then the place above the pink unicorn.
lesson-kill-the-unicorns-lay = The hunt for the pink unicorn is on, and you begin. Pick the 3 and a 2 and lay them, face down.
lesson-kill-the-unicorns-ties = Everybody who joins in lays as many cards as you. The highest total wins, but equal totals strike each other out!
lesson-kill-the-unicorns-won = Both others laid 7 and are out: your 5 wins. Your trap came up, and the Bicorn stays with your unicorn.
lesson-kill-the-unicorns-market = After four hunts the black market opens. Cards left in your hand are your money. Tap the pink cotton candy for 3.
lesson-kill-the-unicorns-target = Candy colours a unicorn. Tap your green one, and it turns pink.
lesson-kill-the-unicorns-end = Your three now count as four of one colour: 8 points more. After four rounds the most points win. Now you!

## Unstable Unicorns

lesson-unstable-unicorns-aim = Everybody has a stable. Whoever first has seven unicorns in theirs wins.
lesson-unstable-unicorns-play = In your turn you play one card or draw one. Unicorns go into your stable: play the one that glows.
lesson-unstable-unicorns-stable = Your second unicorn! Before it came in, the others were asked whether they want to stop it. Now it is their turn.
lesson-unstable-unicorns-neigh = Oh no: that unicorn counts as two! But you hold a Neigh, and a Neigh stops a card. Play it!
lesson-unstable-unicorns-magic = Stopped! Your turn again; you drew a card as it began. Magic cards work once and are gone: play this one.
lesson-unstable-unicorns-player = It destroys a unicorn. Whose? Tap the name of the player with two unicorns.
lesson-unstable-unicorns-target = Now tap the unicorn that has to go.
lesson-unstable-unicorns-discard = It has its price: everybody discards a card. Tap one of yours.
lesson-unstable-unicorns-last = Much later: six unicorns in your stable, and the seventh in your hand. Play it!
lesson-unstable-unicorns-end = Nobody could stop it: you have won! That is all you need to know. Now a real game.
