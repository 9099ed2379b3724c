## Boty, turnieje, podpowiedzi i analiza

tournament-title = { $game }: partie: { $games }, graczy przy stole: { $seats }
tournament-rating = Ranking
tournament-interval = Przedział 95 %
tournament-meeting = { $bot } wyprzedza { $other } w { $rate } spotkań ({ $interval }, policzono { $games })
