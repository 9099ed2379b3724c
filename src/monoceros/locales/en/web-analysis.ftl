# The page that shows where a finished game turned. $you is "yes" when the reader is the player spoken of.

web-analysis = Analysis
web-analysis-how = Every moment of the game thought through again: who was likely to win, where that changed, and what else could have been done.
web-analysis-running = Thinking it through: { $done } of { $actions } moves
web-analysis-queued = Other games come first. Yours is number { $place } in the queue.
web-analysis-leave = You can leave this page and come back later: the result is kept.
web-analysis-failed = This analysis did not work out. Try it once more.
web-analysis-again = Try again
web-analysis-chances = Chance to win
web-analysis-chart = Each player’s chance to win after every move, as an onlooker would have judged it. The numbers at the top mark the turning points.
web-analysis-deal = The deal:
web-analysis-move = Move { $n }:
web-analysis-moment = Move { $n }: { $words }
web-analysis-quiet = { $name } lets it go by.
web-analysis-see = Watch it
web-analysis-in-chart = Show in the chart
web-analysis-shift = { $you ->
    [yes] Your chance to win
   *[no] { $name }’s chance to win
 }: { $from }% → { $to }%
web-analysis-chosen = Chosen
web-analysis-better = Better
web-analysis-cost = In 100 such games that wins about { $cost } more.
web-analysis-thought = “{ $thought }”
web-analysis-all = { $count ->
    [one] Show it
   *[other] Show all { $count }
 }
web-analysis-split = Skill is what someone’s decisions were worth compared with the others’. Luck is everything else that made the result. The middle is an even share; 100 would be a whole victory.
web-analysis-won-lucky = { $you ->
    [yes] Luck did more for your win than your play.
   *[no] Luck did more for this win than play.
 }
web-analysis-won-better = { $you ->
    [yes] Well played: your decisions won this.
   *[no] Well played: this was won by good decisions.
 }
web-analysis-lost-unlucky = { $you ->
    [yes] The cards were against you, more than your play.
   *[no] The cards were to blame, more than the play.
 }
web-analysis-lost-worse = { $you ->
    [yes] Your decisions cost you more than the cards did.
   *[no] Decisions cost more here than the cards did.
 }
web-analysis-even = { $you ->
    [yes] Just what your seat was worth.
   *[no] Just what this seat was worth.
 }
web-analysis-every = Move by move
web-analysis-show = Show the list
web-analysis-hide = Hide the list
web-analysis-number = Move
web-analysis-what = What happened
web-analysis-share = Link to this analysis
