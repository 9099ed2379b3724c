# Rapports d'équilibre, et ce qui peut clocher en chemin.

# How figures are written: what parts the thousands, what begins the decimals, and what follows a percentage.
report-thousands = { "\u202F" }
report-decimal = ,
report-percent = { "\u202F" }%

report-title = { $game } : rapport d’équilibre
report-made = Cartes : { $pack } ({ $provenance }). Options : { $options }. Graine { $seed }, Monoceros { $version }, version { $rules } des règles.
report-lead = { $games } parties à { $seats }, édition { $edition }, jouées par ces bots : { $bots }.
report-written = Le rapport est dans { $file }.

report-stands-out = Ce qui ressort
report-length = Durée d’une partie
report-length-told = Une partie compte le plus souvent { $median } actions, et neuf sur dix en comptent de { $low } à { $high } ({ $mean } en moyenne).
report-median = la moitié sont plus courtes : { $median }
report-order = Qui commence
report-order-note = À quelle fréquence chacun gagne, selon le moment où vient son premier tour. Une part égale serait de { $even }.
report-place = { $number ->
    [1] 1er à jouer
   *[other] { $number }e à jouer
}
report-seats = Où l’on est assis
report-seats-note = À quelle fréquence chaque place gagne, peu importe qui commence. Une part égale serait de { $even } ; tout autre chiffre serait un défaut du jeu ou de la façon de jouer.
report-seat = Place { $seat }
report-endings = Comment les parties finissent
report-parts = D’où viennent les points
report-winners = gagnants, en moyenne
report-others = tous les autres
report-cards = Quelles cartes font gagner
report-cards-note = De combien ceux qui ont eu une carte gagnent plus souvent que les autres à la même table, en points de pourcentage, avec l’intervalle à 95 %. Une flèche et des caractères gras signalent ce qui ressort ; la ligne pointillée marque l’absence de différence.
report-rests = Ces chiffres reposent sur des cartes en partie reconstituées : { $fields }. Si ta boîte diffère, refais l’étude avec un paquet à toi (--pack).
report-no-cards = Ces résultats ont été simulés sans leurs cartes (--no-cards). Relance sans cette option pour voir quelles cartes font gagner.
report-won = { $times ->
    [one] { $number } fois, victoires : { $rate }
   *[other] { $number } fois, victoires : { $rate }
}
report-more = { $cards ->
    [one] une carte entre les deux
   *[other] { $cards } cartes entre les deux
}
report-to = { $low } à { $high }

report-way-dealt = Distribuée
    .about = Elle était cachée dans le tableau au départ.
report-way-drawn = Piochée
    .about = Elle est venue de la pioche, ou avec la main de départ.
report-way-taken = Prise
    .about = Elle a été prise dans la défausse.
report-way-played = Jouée
    .about = Elle a été jouée ou posée.
report-way-held = Là à la fin
    .about = Elle était devant le joueur à la fin de la partie.
report-way-character = Personnage
    .about = Qui l’on est.
report-way-power = Pouvoir utilisé
    .about = Le pouvoir du personnage a servi au moins une fois.
report-way-starter = Première licorne
    .about = La licorne avec laquelle on commence.
report-way-caught = Capturée
    .about = La proie d’une chasse gagnée.
report-way-set = Ruse posée
    .about = On a posé cette ruse, qu’elle ait été révélée ou non.
report-way-sprung = Sa ruse révélée
    .about = La ruse qu’on avait posée a été révélée.
report-way-hit = Victime d’une ruse
    .about = Elle a été révélée au moment où l’on allait prendre la proie.
report-way-bought = Achetée
    .about = Elle a été achetée au Marché Noir.

report-behind-luck = Le hasard seul décide laquelle vient : les écarts entre cartes sont donc des écarts de valeur.
report-behind-choice = C’est en partie un choix : l’écart montre donc aussi qui pouvait se le permettre.
report-behind-end = C’est en partie une conséquence de la victoire, et donc pas une mesure de la carte seule.
report-within-character = Ce que le personnage gagne de toute façon ne compte pas.

report-judged = Comment on juge
report-judged-points = Places et cartes sont comparées dans chaque partie : ceux qui ont eu une carte et ceux qui ne l’ont pas eue, à la même table. Une victoire partagée compte pour sa part.
report-judged-spread = Les intervalles contiennent la vraie valeur 95 fois sur 100. Leur largeur vient de la dispersion entre les donnes, car les joueurs d’une partie, et les parties d’une donne, ne sont pas indépendants.
report-judged-holm = { $tests } comparaisons ont été faites, et environ { $expected } sembleraient remarquables par le seul effet du hasard. On les juge donc ensemble (méthode de Holm) : la probabilité qu’il y ait ne serait-ce qu’une fausse alerte parmi les { $telling } marquées est d’au plus 5 %.
report-judged-bots = Ce sont des bots qui ont joué, pas des gens. Une carte qui demande un plan qu’ils n’ont pas paraît ici plus faible qu’elle ne l’est.
report-again = Les mêmes parties, encore une fois :

report-sum-first = { $how ->
    [more] Commencer est un avantage : { $rate } de victoires, une part égale serait de { $even }.
    [less] Commencer est un désavantage : { $rate } de victoires, une part égale serait de { $even }.
   *[even] Commencer ne change pas grand-chose : { $rate } de victoires, une part égale serait de { $even }.
}
report-sum-seats-even = Aucune place ne vaut mieux qu’une autre.
report-sum-seat = { $how ->
    [less] La place { $seat } est désavantagée : elle gagne { $rate } des parties au lieu de { $even }.
   *[more] La place { $seat } est avantagée : elle gagne { $rate } des parties au lieu de { $even }.
}
report-sum-ending = La fin la plus fréquente, avec { $share } des parties : { $ending }.
report-sum-parts = Les gagnants ont { $total } points en moyenne, qui viennent surtout de là : { $part } ({ $points }). Leur avance est la plus grande ici : { $gap } ({ $more } de plus que les autres).
report-sum-good = { $way } – victoires plus fréquentes : { $cards }.
report-sum-bad = { $way } – victoires moins fréquentes : { $cards }.
report-sum-nothing = { $way } : rien ne ressort.
report-sum-judged = { $tests } comparaisons ont été jugées ensemble ; { $telling } ressortent au-delà du hasard.

## Erreurs

mistake-extra-missing = Il manque { $module } pour cela.
    .way-out = Installe-le : { $command }
mistake-on-unknown = Une simulation ne peut pas tourner sur « { $on } ».
    .way-out = Écris --on ray pour cette machine, ou --on ray://HÔTE:PORT pour une grappe.
mistake-ray-refused = La grappe Ray { $on } répond, mais refuse : elle exige un jeton, et le tien manque ou est faux.
    .way-out = Mets son jeton dans RAY_AUTH_TOKEN ou ~/.ray/auth_token et règle RAY_AUTH_MODE=token.
mistake-ray-unreachable = Ray à { $on } ne répond pas : { $problem }
    .way-out = Vérifie l’adresse et si la grappe tourne, ou enlève --on pour jouer sur cette machine.
mistake-results-none = Il n’y a pas de résultats dans ce dossier.
    .way-out = Fais-en d’abord : monoceros simulate JEU --out DOSSIER
mistake-results-gone = Ce dossier n’existe pas, ou n’existe plus.
    .way-out = Vérifie son nom ; une simulation dont le dossier a été supprimé est à recommencer.
mistake-results-empty = Aucune partie n’est encore finie dans ce dossier.
    .way-out = Relance la même simulation ; elle reprend où elle s’est arrêtée.
mistake-results-damaged = Ce fichier de résultats est illisible.
    .way-out = Efface-le et relance la même simulation ; seul ce qui manque sera joué.
mistake-results-other-plan = Une autre simulation a été commencée dans ce dossier ; voici ce qui diffère : { $fields }.
    .way-out = Choisis un autre dossier avec --out, ou répète l’ancienne commande pour la continuer (son plan est dans plan.json).
mistake-results-other-game = Ce sont des résultats de { $found }, pas de { $game }.
    .way-out = Écris : monoceros report { $found } DOSSIER
mistake-decisions-nowhere = Les décisions se gardent avec les résultats, mais rien ne dit où.
    .way-out = Ajoute --out DOSSIER.
