# La page qui montre où une partie a basculé. $you vaut "yes" quand on parle de la personne qui lit.

web-analysis = Analyse
web-analysis-how = Toute la partie passée au crible : qui allait sans doute gagner, où tout a basculé, et ce qu’on aurait pu faire d’autre.
web-analysis-running = Réflexion en cours : { $done } coups sur { $actions }
web-analysis-queued = D’autres parties passent avant. La tienne a le numéro { $place } dans la file.
web-analysis-leave = Tu peux quitter cette page et revenir plus tard : le résultat est gardé.
web-analysis-failed = Cette analyse n’a pas abouti. Essaie encore une fois.
web-analysis-again = Réessayer
web-analysis-chances = Chances de gagner
web-analysis-chart = Les chances de chaque personne après chaque coup, telles que le public les aurait estimées. Les chiffres du haut marquent les tournants.
web-analysis-deal = La donne :
web-analysis-move = Coup { $n } :
web-analysis-moment = Coup { $n } : { $words }
web-analysis-quiet = { $name } laisse passer.
web-analysis-see = Revoir
web-analysis-in-chart = Montrer sur le graphique
web-analysis-shift = { $you ->
    [yes] Tes chances de gagner
   *[no] Chances de { $name }
 } : { $from } % → { $to } %
web-analysis-chosen = Choisi
web-analysis-better = Mieux
web-analysis-cost = Sur 100 parties de ce genre, on en gagne ainsi environ { $cost } de plus.
web-analysis-thought = « { $thought } »
web-analysis-all = { $count ->
    [one] Montrer
   *[other] Montrer les { $count }
 }
web-analysis-split = Le talent, c’est ce que valaient les décisions par rapport à celles des autres. La chance, c’est tout le reste du résultat. Le milieu correspond à une part égale ; 100 vaudrait une victoire entière.
web-analysis-won-lucky = { $you ->
    [yes] La chance a fait plus que ton jeu pour cette victoire.
   *[no] La chance a fait plus que la façon de jouer.
 }
web-analysis-won-better = { $you ->
    [yes] Bien joué : tes décisions t’ont fait gagner.
   *[no] Bien joué : la victoire tient à de bonnes décisions.
 }
web-analysis-lost-unlucky = { $you ->
    [yes] La faute aux cartes plus qu’à ton jeu.
   *[no] La faute aux cartes plus qu’à la façon de jouer.
 }
web-analysis-lost-worse = { $you ->
    [yes] Tes décisions t’ont coûté plus que les cartes.
   *[no] Ici, les décisions ont coûté plus que les cartes.
 }
web-analysis-even = { $you ->
    [yes] Exactement ce que valait ta place.
   *[no] Exactement ce que valait cette place.
 }
web-analysis-every = Coup par coup
web-analysis-show = Montrer la liste
web-analysis-hide = Cacher la liste
web-analysis-number = Coup
web-analysis-what = Ce qui s’est passé
web-analysis-share = Lien vers cette analyse
