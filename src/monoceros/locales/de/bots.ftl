## Bots, Turniere, Tipps und Analyse

tournament-title = { $game }: { $games } Partien an Tischen mit { $seats } Plätzen
tournament-rating = Wertung
tournament-interval = Intervall (95 %)
tournament-meeting = { $bot } landet in { $rate } der Begegnungen vor { $other } ({ $interval }, { $games } gezählt)
