# Ce qu'on voit d'un lien avant de l'ouvrir, et où finissent les liens qui ne mènent nulle part.

preview-open = Tu es invité·e à { $game }
preview-playing = { $game } : partie en cours
preview-over = Une table de { $game }
preview-replay = Une partie de { $game } à revoir
preview-analysis = Là où une partie de { $game } a basculé
preview-lost = Ce lien ne mène plus nulle part
preview-people = À la table : { $names }.
preview-free = { $seats ->
    [one] Une place est libre.
   *[other] { $seats } places sont libres.
}
preview-adult = Pour adultes (18+).
preview-house = Des jeux de cartes pleins de licornes, dans le navigateur. Sans compte et sans installation.

web-share-link = Partager
web-share-words = Viens jouer à { $game } avec moi.
web-dead-link = Ce lien ne mène plus nulle part
web-dead-link-how = Peut-être a-t-il été coupé en route, ou personne n’est venu à la table depuis longtemps et elle a été supprimée. Demande à la personne qui l’a envoyé, ou ouvre ta propre table.
web-code-how = Six lettres et chiffres ; majuscules et espaces n’ont pas d’importance. Il n’y a ni O, ni 0, ni I, ni 1, ni L.
web-title-table = Table : { $game }
web-title-replay = Revoir : { $game }
web-title-analysis = Analyse : { $game }
