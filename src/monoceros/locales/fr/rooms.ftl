# Des salons qui survivent à une partie : la suivante, le score de la soirée, les amis en retard.

web-next-game = Partie suivante
web-once-more = Encore une fois : { $game }
web-play-game = Jouer à { $game }
web-vote = Vote pour la suite
web-votes = { $count ->
    [one] { $count } voix
   *[other] { $count } voix
}
web-vote-all = Faire voter tout le monde
web-vote-host = C’est moi qui choisis
web-vote-host-note = L’hôte choisit à quoi l’on joue ensuite. Ton vote montre ce qui te plairait.
web-vote-all-note = On joue ce que veut la majorité.
web-evening = La soirée
web-evening-games = { $count ->
    [one] { $count } partie jusqu’ici
   *[other] { $count } parties jusqu’ici
}
web-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
web-wins-of = sur { $count }
web-want-seat = Jouer la prochaine partie
web-only-watch = Seulement regarder
web-wants-seat = Tu as une place pour la prochaine partie.
web-late-friends = En attente de la prochaine partie : { $names }
web-next-coming = Ensuite : { $game }. C’est parti…
web-stay-here = Rester ici
web-go-now = Y aller
web-room-link = On entre par ce lien, maintenant ou plus tard
web-rooms = Tes salons
web-turn-yours = À toi de jouer
web-turn-until = jusqu’au { $when }
web-room-playing = partie en cours
web-room-waiting = en attente de joueurs
web-room-between = entre deux parties
problem-no-such-room = Ce salon n’existe pas.
problem-room-crowded = { $most } personnes ont déjà demandé une place ici.
problem-room-full = Ce salon a déjà vu { $most } parties. Ouvre une nouvelle table pour la suivante.
problem-vote-open = Tout le monde n’a pas encore voté.
