# Ses propres statistiques : comment ça s'est passé jusqu'ici. Personne d'autre ne les voit.

web-stats = Tes parties jusqu’ici
web-stats-how = Les parties que tu as jouées toi-même jusqu’au bout. Toi seul·e les vois.
web-stats-none = Tu n’as pas encore terminé de partie.
web-stats-games = Parties
web-stats-wins = Victoires
web-stats-streak = Victoires d’affilée
web-stats-best-streak = Plus longue série
web-stats-game = Jeu
web-stats-best = Meilleur score
web-stats-bots = Bots que tu as battus
web-stats-level = Niveau
web-stats-times = Fois
web-stats-favourites = Battus le plus souvent : { $names }
web-stats-favourite = { $name } ({ $count })
web-stats-since = Depuis le { $when }.
web-stats-delete = Effacer mes statistiques
web-stats-delete-title = Effacer tes statistiques ?
web-stats-delete-how = Ce que tu as joué jusqu’ici ne comptera plus. Les parties elles-mêmes restent. C’est définitif.
web-stats-delete-do = Oui, repartir de zéro
