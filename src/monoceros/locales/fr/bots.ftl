## Robots, tournois, conseils et analyse

tournament-title = { $game } : { $games } parties à { $seats } joueurs
tournament-rating = Cote
tournament-interval = Intervalle à 95 %
tournament-meeting = { $bot } finit devant { $other } dans { $rate } de leurs rencontres ({ $interval }, { $games } comptées)
