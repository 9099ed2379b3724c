# What can be wrong in a pack, a set-up, an action or a position of Unstable Unicorns, and the way out.

mistake-unstable-unicorns-program = Im Programm der Karte „{ $card }“ passt ein Wort nicht: „{ $word }“.
    .way-out = Versuch es mit: { $nearest }. Hier darf stehen: { $known }. docs/packs.md erklärt alle Wörter.
mistake-unstable-unicorns-pack-kinds = Es sind { $found } verschiedene Karten.
    .way-out = Platz ist für { $most }.
mistake-unstable-unicorns-pack-printed = Der gedruckte Name der Karte „{ $card }“ ({ $language }) ist leer oder enthält Zeichen, die sich nicht zeigen lassen.
    .way-out = Schreib den Namen so, wie er auf der Karte steht, oder lass ihn weg.
mistake-unstable-unicorns-pack-moment = Die Karte „{ $card }“ kann in diesem Moment nichts tun: „{ $moment }“.
    .way-out = Zauberkarten haben „play“, Sofortkarten „instant“, magische Einhörner „enter“ und „turn_start“, Auf- und Abwertungen „turn_start“.
mistake-unstable-unicorns-pack-no-effect = Die Karte „{ $card }“ tut nichts.
    .way-out = Schreib unter „{ $moment }“, was sie tut.
mistake-unstable-unicorns-program-long = Das Programm der Karte „{ $card }“ hat mehr als { $most } Schritte.
    .way-out = Sag es mit weniger Schritten oder verteile es auf mehrere Karten.
mistake-unstable-unicorns-pack-idle = Die Karte „{ $card }“ würde einem in jedem Zug das Ziehen und die Aktion nehmen.
    .way-out = Lass sie nur eins von beiden überspringen oder beginne mit „may“ oder „either ... or“.
mistake-unstable-unicorns-pack-endless = Die Karte „{ $card }“ würde einer Person für immer alle Züge geben.
    .way-out = Gib dem zusätzlichen Zug einen Preis („discard 2 then add turn“) oder beginne mit „may“.
mistake-unstable-unicorns-pack-foals = Die Anzahl der Fohlen reicht nicht: { $found }.
    .way-out = Alle beginnen mit einem, es müssen also mindestens { $needed } sein.
mistake-unstable-unicorns-pack-too-few = Die Anzahl der Karten ohne die Fohlen reicht nicht: { $found }.
    .way-out = Hände und Nachziehstapel brauchen mindestens { $needed }.
mistake-unstable-unicorns-pack-neighs = Die Karte „{ $card }“ fehlt, oder für ein Spiel zu zweit gibt es davon keine zwei.
    .way-out = Gib ihr mindestens 2 Exemplare und two_player = true: Beide beginnen mit einer.
mistake-unstable-unicorns-notation-card = In „{ $text }“ ist „{ $found }“ keine Karte dieses Spiels.
    .way-out = Meintest du: { $nearest }?
mistake-unstable-unicorns-notation-words = In „{ $text }“ passt die Anzahl der Wörter nach der Aktion nicht: Es sind { $found }, richtig wäre { $expected }.
    .way-out = Zum Beispiel: draw, play lucky_dip, player B, pick hay_catapult.
mistake-unstable-unicorns-party = Die Partyvariante „{ $party }“ ist für Erwachsene.
    .way-out = Setz adult=yes, wenn alle am Tisch erwachsen sind, oder lass die Variante weg.
mistake-unstable-unicorns-position = In der Stellung kann „{ $field }“ nicht „{ $found }“ sein.
    .way-out = Schreib es so, wie es in der Stellung einer Partie steht, oder lass das Feld weg.
mistake-unstable-unicorns-position-card = In der Stellung ist „{ $found }“ kein Kürzel einer Karte.
    .way-out = Meintest du: { $nearest }? „monoceros cards unstable-unicorns“ zeigt alle.
