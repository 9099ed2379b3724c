# What can be wrong with a card pack of Kill the Unicorns; as in mistakes.ftl, the place is put in front.

mistake-kill-pack-missing = Der Karte „{ $card }“ ({ $kind }) fehlt { $field }.
    .way-out = Gib ihr einen Wert für { $field }, wie ihn die anderen Karten der Art { $kind } haben.
mistake-kill-pack-extra = Die Karte „{ $card }“ ({ $kind }) kann kein { $field } haben.
    .way-out = Streich { $field } oder berichtige kind.
mistake-kill-pack-number = Bei der Karte „{ $card }“ steht { $field } = { $found }.
    .way-out = Möglich ist { $least } bis { $most }.
mistake-kill-pack-too-few-unicorns = Es gibt nur { $found } Einhörner zu jagen.
    .way-out = Vier Runden brauchen mindestens { $needed }, die Start-Einhörner nicht mitgezählt.
mistake-kill-pack-too-few-starters = Es gibt nur { $found } Start-Einhörner.
    .way-out = Für jeden der { $needed } Charaktere muss eins da sein.
mistake-kill-pack-colours = Die Farbe { $colour } hat { $found } Einhörner, die Farbe { $other } aber { $expected }.
    .way-out = Alle Farben haben gleich viele Einhörner, Start-Einhörner mitgezählt; berichtige copies.
mistake-kill-pack-uneven = Die { $copies } Karten „{ $card }“ lassen sich nicht auf { $characters } Charaktere verteilen.
    .way-out = Alle haben die gleichen Jagdkarten, also nimm ein Vielfaches von { $characters }.
mistake-kill-pack-hand = Die Jagdkarten ergeben Hände mit { $found } Karten.
    .way-out = Jeder Charakter hat { $expected }; berichtige copies.
mistake-kill-pack-owner = Die Reinleg-Karte „{ $card }“ soll zu „{ $found }“ gehören.
    .way-out = Zur Wahl stehen: { $known }.
mistake-kill-pack-decks = Von der Reinleg-Karte „{ $card }“ gibt es { $copies }, aber decks nennt { $decks } Charaktere.
    .way-out = Jede Karte gehört einem Charakter; nenne so viele, wie es Karten gibt.
mistake-kill-pack-trap-deck = Der Stapel von „{ $character }“ hat { $found } Reinleg-Karten.
    .way-out = Er braucht { $expected }: zwei für jede der vier Runden.
mistake-kill-pack-stall = Der Schwarzmarkt hat { $found } Stände für { $item }.
    .way-out = Es muss genau einer sein.
mistake-kill-pack-token-colour = Für { $item } gibt es { $found } Plättchen der Farbe { $colour }.
    .way-out = In jeder Farbe muss es genau eins geben.
mistake-kill-pack-tokens = Für { $item } gibt es nur { $found } Plättchen.
    .way-out = Ein voller Tisch braucht mindestens { $needed }.
mistake-kill-pack-power = „{ $other }“ und „{ $card }“ haben beide die Fähigkeit { $power }.
    .way-out = Jede Fähigkeit gehört zu genau einem Charakter. Noch frei: { $known }.
mistake-kill-pack-pinned = Bei der Reinleg-Karte „{ $card }“ mit der Wirkung { $effect } stimmt pinned oder points nicht.
    .way-out = Diese Wirkungen bleiben angesteckt (pinned = true) und dürfen die Punkte ändern: { $known }. Bei allen anderen gilt pinned = false und points = 0.
