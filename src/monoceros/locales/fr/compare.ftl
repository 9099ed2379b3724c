# Deux versions d'un jeu comparées : les mêmes donnes pour les deux.

compare-title = { $game } : deux versions comparées
compare-lead = { $games } parties de chaque version à { $seats } places, avec les mêmes donnes, jouées par ces bots : { $bots }. Graine { $seed }.
compare-design = { $name } : édition { $edition }. { $made }
compare-length = { $how ->
    [more] Les parties durent plus longtemps : { $before } coups avec A, { $after } avec B, soit { $more }.
    [less] Les parties sont plus courtes : { $before } coups avec A, { $after } avec B, soit { $more }.
   *[same] Les parties durent à peu près autant : { $before } coups avec A, { $after } avec B, soit { $more }.
}
compare-points = { $how ->
    [more] Les gagnants ont plus de points : { $before } avec A, { $after } avec B, soit { $more }.
    [less] Les gagnants ont moins de points : { $before } avec A, { $after } avec B, soit { $more }.
   *[same] Les gagnants ont à peu près autant de points : { $before } avec A, { $after } avec B, soit { $more }.
}
compare-first = { $how ->
    [more] Qui commence gagne plus souvent : { $before } avec A, { $after } avec B, soit { $more } points de pourcentage.
    [less] Qui commence gagne moins souvent : { $before } avec A, { $after } avec B, soit { $more } points de pourcentage.
   *[same] Qui commence gagne à peu près aussi souvent : { $before } avec A, { $after } avec B, soit { $more } points de pourcentage.
}
compare-cards-changed = { $number ->
    [one] Une carte a changé de valeur : { $cards }.
   *[other] { $number } cartes ont changé de valeur, surtout celles-ci : { $cards }.
}
compare-cards-same = Aucune carte n’a changé de valeur au-delà du hasard.
compare-cards-alone = Une seule des versions a ces cartes, ou presque personne ne les a eues dans l’autre : { $cards }.
compare-judged = { $tests } différences ont été jugées ensemble ; { $telling } ressortent au-delà du hasard.
compare-endings = Comment finissent les parties
compare-cards = Ce que valent les cartes
compare-cards-note = De combien ceux qui ont eu une carte gagnent plus souvent, avec B par rapport à A, en points de pourcentage avec l’intervalle à 95 %. Celles-ci ressortent :
compare-cards-rest = { $cards ->
    [one] une carte qui n’a pas changé au-delà du hasard
   *[other] { $cards } cartes qui n’ont pas changé au-delà du hasard
}
compare-both = { $before } avec A, { $after } avec B
compare-method = Chaque donne a été jouée dans les deux versions par les mêmes bots aux mêmes places. Les différences sont prises entre les deux parties d’une paire, les intervalles viennent de l’écart entre les donnes, et tout est jugé ensemble (méthode de Holm) : le risque que ne serait-ce qu’une des différences marquées soit une fausse alerte est d’au plus 5 %.

## Erreurs

mistake-compare-designs = Il n’y a pas deux versions de { $game } à comparer.
    .way-out = Donne quelque chose qui diffère : --pack une ou deux fois, --edition deux fois, ou --option deux fois avec la même clé et deux valeurs.
mistake-compare-seats = Les deux versions se jouent à des tables de { $first } et de { $second } places.
    .way-out = Dis combien de places a la table : --seats NOMBRE
