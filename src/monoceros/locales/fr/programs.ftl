# Des places pour les programmes des autres.

problem-not-for-programs = Les programmes jouent. Discuter, demander un indice et annuler un coup, c’est pour les humains.
problem-only-for-programs = Seuls les programmes reçoivent des positions.
problem-program-away = { $name } est un programme qui n’est pas encore arrivé.
problem-program-crowded = Ce programme est déjà connecté autant de fois que permis ({ $most }).
problem-wrong-token = Cette clé n’ouvre aucune place à cette table.

web-level-program = Un programme à soi
    .text = Il joue à distance, avec une clé que tu transmets.
web-program = Laisser jouer un programme
web-program-note = Ton programme, ou celui de quelqu’un d’autre, prend cette place et voit ce que n’importe qui y verrait.
web-program-name = Comment s’appelle-t-il ?
web-program-make = Créer sa clé
web-program-token = Clé de { $name }
web-program-once = Copie-la maintenant : elle n’est montrée qu’une fois. Quiconque la possède joue à cette place.
web-program-expected = encore attendu

mistake-table-refused = La table a refusé : { $message } ({ $reason })
    .way-out = `docs/outside-bots.md` explique ce que les tables refusent, et pourquoi.
