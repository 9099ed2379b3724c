## Bots, tournaments, hints and analysis

tournament-title = { $game }: { $games } matches at { $seats } seats
tournament-rating = Rating
tournament-interval = 95% interval
tournament-meeting = { $bot } finishes ahead of { $other } in { $rate } of their meetings ({ $interval }, { $games } counted)

solve-title = { $game }, edition { $edition }: { $deals } deals, { $histories } histories, { $sets } information sets ({ $each })
solve-policy = Played by
solve-worth = Worth to each seat
solve-response = Best response
solve-exploitability = Exploitability
solve-about = Exploitability: what a seat wins on average by answering in the best way; 0 is an equilibrium. The best response knows the others’ habits, never their cards.
solve-written = Written: { $file }

hint-thought-through = Thought through to the end, this comes out best.
hint-only-move = There is nothing else you can do.
hint-all-alike = All are as good as each other here: follow your nose.
hilo-hint-take = The open card fits: about { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } more.
hilo-hint-draw = A card from the pile promises about { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } on average.
hilo-hint-lay-off = This card helps you nowhere; rather see what you have.
hilo-hint-uncover = It brings you closer to the end, and it may surprise you.
hilo-hint-swap = A swap that brings you about { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
hilo-hint-harmless = It does the least harm.
hilo-hint-place = Here it brings about { $coins ->
    [one] one coin
   *[other] { $coins } coins
 }.
hilo-hint-now = Here it brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
 } at once.
hilo-hint-over-hidden = It takes the place of a card you do not know: you give up nothing sure.
hilo-hint-over-idle = The card there earns you nothing; this one may.
hilo-hint-end = It ends the game while you are ahead.
hilo-hint-end-behind = It ends the game, and your hidden cards may still turn it.

unstable-unicorns-hint-keep-neigh = Keep your Neigh for something that hurts more.
unstable-unicorns-hint-neigh = Stopping this is worth a Neigh.
unstable-unicorns-hint-draw = More cards are worth more than any you could play now.
unstable-unicorns-hint-unicorn = A unicorn more in your stable.
unstable-unicorns-hint-win = With this one you have enough to win!
unstable-unicorns-hint-hinder = It holds back somebody who is too close to winning.
unstable-unicorns-hint-effect = What this card does helps you most now.

analyse-running = Thinking it through
analyse-chances = Chance to win over time, as an onlooker would have seen it
analyse-turns = Where it turned
analyse-better = What would have been better
analyse-instead = better { $best }, { $cost } lost
analyse-flawless = Nothing to complain about.
analyse-shares = Luck and skill
analyse-player = Player
analyse-given-away = Given away
analyse-skill = Skill
analyse-luck = Luck
analyse-result = Result
analyse-note = Every decision is judged by what its player knew. Single losses that may well be chance are not listed; skill adds up all decisions.

bench-search = Searching, in multiples of { $peer }
bench-iterations = iterations/s

kill-the-unicorns-hint-bid = A good chance at this unicorn for { $cards ->
    [one] one card
   *[other] { $cards } cards
 }.
kill-the-unicorns-hint-save = Save your cards: better unicorns are to come.
kill-the-unicorns-hint-buy = It is worth its price for your herd.
kill-the-unicorns-hint-no-buy = Nothing at the market is worth the price now.
