# Indices : les idées derrière les coups des jeux, et ce que la page en dit.

web-hints-allow = Indices : permis à qui doit jouer
web-hint-stale = D’autres ont joué depuis. Redemande pour un nouvel avis.
kill-the-unicorns-hint-bid-points = Pour ton troupeau, cette licorne vaut { $points ->
    [one] environ un point
   *[other] environ { $points } points
 }, et { $cards ->
    [one] une carte a
   *[other] { $cards } cartes ont
 } de bonnes chances.
kill-the-unicorns-hint-bid-deny = D’autres ont plus besoin de cette licorne que toi : { $cards ->
    [one] une carte suffit
   *[other] { $cards } cartes suffisent
 } à les en priver.
kill-the-unicorns-hint-bid-extra = Ta carte en plus peut faire la différence.
kill-the-unicorns-hint-bid-cheap = Cela te coûte peu, et parfois cela suffit.
kill-the-unicorns-hint-bid-lowest = Ici, le plus petit total gagne : pose peu.
kill-the-unicorns-hint-bid-second = Ici, c’est le deuxième total qui gagne : pas trop.
kill-the-unicorns-hint-poor-prize = Cette licorne ne te rapporte presque rien.
kill-the-unicorns-hint-save-market = Garde tes cartes : au marché, c’est de l’argent.
kill-the-unicorns-hint-too-dear = Elle te coûterait plus de cartes qu’elle n’en vaut.
kill-the-unicorns-hint-pick = Un pouvoir qui t’aide à chaque manche.
kill-the-unicorns-hint-lay-off = L’autre ruse te sert davantage.
kill-the-unicorns-hint-lead = C’est la meilleure façon d’ouvrir pour ton équipe.
kill-the-unicorns-hint-trap-own = Cette licorne, tu la veux, ruse comprise.
kill-the-unicorns-hint-trap-rival = D’autres veulent plus cette licorne : la ruse sera pour eux.
kill-the-unicorns-hint-trap-twist = Un retournement ici peut te donner la licorne à bas prix.
kill-the-unicorns-hint-keep-power = Garde ton pouvoir pour un meilleur moment.
kill-the-unicorns-hint-peek = Mieux vaut connaître la ruse avant de miser ici.
kill-the-unicorns-hint-silence = Un rival de moins pour cette licorne.
kill-the-unicorns-hint-fetch = Chasse celle-ci tant que tu as encore les cartes.
kill-the-unicorns-hint-announce = Le bon nombre de cartes pour ce que vaut la licorne.
kill-the-unicorns-hint-leave = Aucun échange ne te rapporterait plus.
kill-the-unicorns-hint-overtake = Avec cela, la licorne est à toi.
kill-the-unicorns-hint-take-back = Cela te garde une meilleure carte pour plus tard.
kill-the-unicorns-hint-uncover = Des deux ruses, celle-ci t’est la plus favorable.
kill-the-unicorns-hint-cancel = Cette ruse te ferait du tort.
kill-the-unicorns-hint-let-trap = Laisse agir la ruse : elle ne te nuit pas.
kill-the-unicorns-hint-swap = Tu reçois ce qu’il faut à ton troupeau, contre ce dont il peut se passer.
kill-the-unicorns-hint-lose = C’est celle qui manquera le moins à ton troupeau.
kill-the-unicorns-hint-drop = La carte dont tu peux le mieux te passer.
kill-the-unicorns-hint-recover = Une carte reprise en main peut encore gagner.
kill-the-unicorns-hint-buy-points = Cela rapporte environ { $points ->
    [one] un point
   *[other] { $points } points
 } à ton troupeau.
kill-the-unicorns-hint-target = C’est sur cette licorne que cela compte le plus.
unstable-unicorns-hint-own-card = C’est ta propre carte : laisse-la venir.
unstable-unicorns-hint-neigh-back = Ta propre carte mérite d’être défendue.
unstable-unicorns-hint-neigh-win = Arrête-la : cette carte gagnerait la partie.
unstable-unicorns-hint-unicorn-enters = Une licorne de plus dans ton écurie, et ce qu’elle fait en y entrant.
unstable-unicorns-hint-unicorn-stays = Une licorne de plus dans ton écurie, qui peut t’aider au début de tes tours.
unstable-unicorns-hint-upgrade = Cela t’aide à chaque tour désormais.
unstable-unicorns-hint-stop = Garde tes autres cartes pour plus tard.
unstable-unicorns-hint-swap = Cette main n’a pas grand-chose à offrir.
unstable-unicorns-hint-use = Ce que cela apporte vaut le prix.
unstable-unicorns-hint-no-use = Cela coûterait plus que cela n’apporte.
unstable-unicorns-hint-may = C’est bon pour toi, alors profites-en.
unstable-unicorns-hint-may-not = Tu t’en sors mieux sans.
unstable-unicorns-hint-nothing = Rien là-dedans ne t’aiderait.
unstable-unicorns-hint-either = Des deux, c’est ce qui t’arrange le plus.
unstable-unicorns-hint-guard = La protection vaut moins que ce qu’elle sauve.
unstable-unicorns-hint-no-guard = La protection vaut plus que ce qui tomberait.
unstable-unicorns-hint-player = Il y a quelque chose à gagner ici.
unstable-unicorns-hint-player-favour = Ici, cela te nuit peu.
unstable-unicorns-hint-player-leader = Personne d’autre n’est plus près de gagner.
unstable-unicorns-hint-player-weak = Personne n’en tirera moins.
unstable-unicorns-hint-player-self = C’est dans ton écurie que cela sert le plus.
unstable-unicorns-hint-theirs = C’est la perte qui leur fait le plus mal.
unstable-unicorns-hint-give-up = C’est celle qui te manquera le moins.
unstable-unicorns-hint-bounce = Rejouée, elle agira encore une fois.
unstable-unicorns-hint-discard = C’est celle dont ta main a le moins besoin.
unstable-unicorns-hint-bring = Le mieux que ta main puisse envoyer à l’écurie.
unstable-unicorns-hint-found = Le meilleur de ce que tu peux avoir.

## Ce qu’un choix rapporterait

hilo-preview-coins = { $way ->
    [less] { $coins ->
        [one] Un écu de moins ici.
       *[other] { $coins } écus de moins ici.
    }
   *[more] { $coins ->
        [one] Un écu de plus ici.
       *[other] { $coins } écus de plus ici.
    }
}
hilo-preview-take = À la meilleure place : { $coins ->
    [one] un écu de plus.
   *[other] { $coins } écus de plus.
}
kill-the-unicorns-preview-points = { $way ->
    [less] −{ $points } pour ton troupeau
   *[more] +{ $points } pour ton troupeau
}
kill-the-unicorns-preview-set = Agrandit une collection : +{ $bonus }. En tout { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-rainbow = Forme un arc-en-ciel : +{ $bonus }. En tout { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-breaks = Défait une collection : −{ $bonus }. En tout { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
unstable-unicorns-preview-unicorns = Ta licorne { $unicorns } sur { $goal }
unstable-unicorns-preview-win = Licorne { $unicorns } sur { $goal } : tu gagnes, si personne ne hennit.
hint-same-idea = { $behind ->
    [0] La même idée, à peu près aussi bonne.
    [one] La même idée, mais { $behind } partie gagnée de moins sur 100.
   *[other] La même idée, mais { $behind } parties gagnées de moins sur 100.
}
hint-same-again = { $behind ->
    [0] Encore une façon d’y arriver.
    [one] Encore une façon d’y arriver, mais { $behind } partie gagnée de moins sur 100.
   *[other] Encore une façon d’y arriver, mais { $behind } parties gagnées de moins sur 100.
}
