## Bots, tournaments, hints and analysis

tournament-title = { $game }: { $games } matches at { $seats } seats
tournament-rating = Rating
tournament-interval = 95 % interval
tournament-meeting = { $bot } ends before { $other } in { $rate } of their meetings ({ $interval }, { $games } counted)
