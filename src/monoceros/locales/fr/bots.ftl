## Bots, tournois, indices et analyse

tournament-title = { $game } : { $games } parties à { $seats } joueurs
tournament-rating = Cote
tournament-interval = Intervalle à 95 %
tournament-meeting = { $bot } finit devant { $other } dans { $rate } de leurs rencontres ({ $interval }, { $games } comptées)

solve-title = { $game }, édition { $edition } : { $deals } donnes, { $histories } déroulements, { $sets } ensembles d’information ({ $each })
solve-policy = Joué par
solve-worth = Valeur pour chaque place
solve-response = Meilleure réponse
solve-exploitability = Exploitabilité
solve-about = Exploitabilité : ce qu’une place gagne en moyenne en répondant au mieux ; 0 est un équilibre. La meilleure réponse connaît les habitudes des autres, jamais leurs cartes.
solve-written = Fichier écrit : { $file }

hint-thought-through = Tout bien réfléchi, c’est ce qui réussit le mieux.
hint-only-move = Tu ne peux rien faire d’autre.
hint-all-alike = Ici, tout se vaut : suis ton flair.
hilo-hint-take = La carte visible convient : environ { $coins ->
    [one] un écu
   *[other] { $coins } écus
 } de plus.
hilo-hint-draw = Une carte de la pioche promet en moyenne environ { $coins ->
    [one] un écu
   *[other] { $coins } écus
 }.
hilo-hint-lay-off = Cette carte ne t’aide nulle part ; regarde plutôt ce que tu as.
hilo-hint-uncover = Cela te rapproche de la fin, avec peut-être une surprise.
hilo-hint-swap = Un échange qui te rapporte environ { $coins ->
    [one] un écu
   *[other] { $coins } écus
 }.
hilo-hint-harmless = C’est ce qui te coûte le moins.
hilo-hint-place = Ici, elle rapporte environ { $coins ->
    [one] un écu
   *[other] { $coins } écus
 }.
hilo-hint-now = Ici, elle rapporte tout de suite { $coins ->
    [one] un écu
   *[other] { $coins } écus
 }.
hilo-hint-over-hidden = Elle remplace une carte que tu ne connais pas : tu ne renonces à rien de sûr.
hilo-hint-over-idle = La carte en place ne te rapporte rien ; celle-ci, peut-être.
hilo-hint-end = Cela termine la partie tant que tu es en tête.
hilo-hint-end-behind = Cela termine la partie, et tes cartes cachées peuvent encore tout changer.

unstable-unicorns-hint-keep-neigh = Garde ton hennissement pour quelque chose de plus grave.
unstable-unicorns-hint-neigh = Arrêter cela vaut bien un hennissement.
unstable-unicorns-hint-draw = Des cartes en plus valent mieux que tout ce que tu pourrais jouer.
unstable-unicorns-hint-unicorn = Une licorne de plus dans ton écurie.
unstable-unicorns-hint-win = Avec celle-ci, tu en as assez pour gagner !
unstable-unicorns-hint-hinder = Cela freine quelqu’un qui est trop près de la victoire.
unstable-unicorns-hint-effect = C’est l’effet de cette carte qui t’aide le plus maintenant.

analyse-running = Réflexion
analyse-chances = Chances de gagner au fil de la partie, vues par le public
analyse-turns = Là où tout a basculé
analyse-better = Ce qui aurait été mieux
analyse-instead = mieux : { $best }, { $cost } perdus
analyse-flawless = Rien à redire.
analyse-shares = Chance et talent
analyse-player = Qui
analyse-given-away = Laissé filer
analyse-skill = Talent
analyse-luck = Chance
analyse-result = Résultat
analyse-note = Chaque décision est jugée d’après ce qu’on savait alors. Une perte qui peut n’être que du hasard n’est pas citée ; le talent additionne toutes les décisions.

bench-search = Recherche, en multiples de { $peer }
bench-iterations = itérations/s

kill-the-unicorns-hint-bid = Une bonne chance d’avoir cette licorne pour { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 }.
kill-the-unicorns-hint-save = Garde tes cartes : de meilleures licornes arrivent.
kill-the-unicorns-hint-buy = Pour ton troupeau, cela vaut son prix.
kill-the-unicorns-hint-no-buy = Rien au marché ne vaut son prix maintenant.
