# Tipps: die Gedanken hinter Zügen der Spiele und was die Seite dazu sagt.

web-hints-allow = Tipps: Wer am Zug ist, darf nach einem fragen
web-hint-stale = Inzwischen haben andere gezogen. Frag noch einmal nach.
kill-the-unicorns-hint-bid-points = Deiner Herde bringt dieses Einhorn { $points ->
    [one] etwa einen Punkt
   *[other] etwa { $points } Punkte
 }, und { $cards ->
    [one] eine Karte hat
   *[other] { $cards } Karten haben
 } gute Aussichten.
kill-the-unicorns-hint-bid-deny = Andere brauchen dieses Einhorn mehr als du: { $cards ->
    [one] Eine Karte hält
   *[other] { $cards } Karten halten
 } es von ihnen fern.
kill-the-unicorns-hint-bid-extra = Deine zusätzliche Karte könnte den Ausschlag geben.
kill-the-unicorns-hint-bid-cheap = Es kostet dich wenig, und manchmal reicht es.
kill-the-unicorns-hint-bid-lowest = Hier gewinnt die niedrigste Summe: Leg wenig.
kill-the-unicorns-hint-bid-second = Hier gewinnt die zweithöchste Summe: nicht zu viel.
kill-the-unicorns-hint-poor-prize = Dieses Einhorn bringt dir fast nichts.
kill-the-unicorns-hint-save-market = Behalte deine Karten: Auf dem Markt sind sie Geld.
kill-the-unicorns-hint-too-dear = Es würde mehr Karten kosten, als es wert ist.
kill-the-unicorns-hint-pick = Eine Fähigkeit, die dir in jeder Runde hilft.
kill-the-unicorns-hint-lay-off = Die andere Reinleg-Karte nützt dir mehr.
kill-the-unicorns-hint-lead = So eröffnet dein Team am besten.
kill-the-unicorns-hint-trap-own = Dieses Einhorn willst du selbst, samt der Reinleg-Karte.
kill-the-unicorns-hint-trap-rival = Dieses Einhorn wollen andere mehr: Sollen sie reinfallen.
kill-the-unicorns-hint-trap-twist = Eine Wendung hier kann dir das Einhorn billig einbringen.
kill-the-unicorns-hint-keep-power = Heb dir deine Fähigkeit für einen besseren Augenblick auf.
kill-the-unicorns-hint-peek = Gut, die Reinleg-Karte zu kennen, bevor du hier bietest.
kill-the-unicorns-hint-silence = Um dieses Einhorn streitet dann jemand weniger.
kill-the-unicorns-hint-fetch = Jag dieses, solange du noch die Karten dafür hast.
kill-the-unicorns-hint-announce = Die richtige Zahl von Karten für das, was das Einhorn wert ist.
kill-the-unicorns-hint-leave = Kein Tausch brächte dir mehr.
kill-the-unicorns-hint-overtake = Damit gehört das Einhorn dir.
kill-the-unicorns-hint-take-back = Das rettet dir eine bessere Karte für später.
kill-the-unicorns-hint-uncover = Von beiden Reinleg-Karten ist diese freundlicher zu dir.
kill-the-unicorns-hint-cancel = Diese Reinleg-Karte würde dir schaden.
kill-the-unicorns-hint-let-trap = Lass die Reinleg-Karte wirken: Dir schadet sie nicht.
kill-the-unicorns-hint-swap = Du bekommst, was deine Herde braucht, für etwas Entbehrliches.
kill-the-unicorns-hint-lose = Dieses fehlt deiner Herde am wenigsten.
kill-the-unicorns-hint-drop = Die Karte, auf die du am ehesten verzichten kannst.
kill-the-unicorns-hint-recover = Eine Karte zurück auf der Hand kann noch einmal gewinnen.
kill-the-unicorns-hint-buy-points = Das bringt deiner Herde etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
kill-the-unicorns-hint-target = Bei diesem Einhorn zählt es am meisten.
unstable-unicorns-hint-own-card = Es ist deine eigene Karte: Lass sie kommen.
unstable-unicorns-hint-neigh-back = Deine eigene Karte ist es wert, verteidigt zu werden.
unstable-unicorns-hint-neigh-win = Halt sie auf: Diese Karte würde das Spiel gewinnen.
unstable-unicorns-hint-unicorn-enters = Ein Einhorn mehr in deinem Stall, und was es beim Hereinkommen tut.
unstable-unicorns-hint-unicorn-stays = Ein Einhorn mehr in deinem Stall, und eines, das dir am Anfang deiner Züge helfen kann.
unstable-unicorns-hint-upgrade = Das hilft dir von nun an in jedem Zug.
unstable-unicorns-hint-stop = Heb deine anderen Karten für später auf.
unstable-unicorns-hint-swap = Mit dieser Hand ist wenig anzufangen.
unstable-unicorns-hint-use = Was es bringt, ist den Preis wert.
unstable-unicorns-hint-no-use = Es würde jetzt mehr kosten, als es bringt.
unstable-unicorns-hint-may = Es tut dir gut, also nimm es.
unstable-unicorns-hint-may-not = Ohne das stehst du besser da.
unstable-unicorns-hint-nothing = Nichts davon würde dir helfen.
unstable-unicorns-hint-either = Von beidem ist das jetzt besser für dich.
unstable-unicorns-hint-guard = Was dich schützt, ist weniger wert als das, was es rettet.
unstable-unicorns-hint-no-guard = Der Schutz ist mehr wert als das, was fallen würde.
unstable-unicorns-hint-player = Hier ist etwas zu holen.
unstable-unicorns-hint-player-favour = Hier schadet es dir wenig.
unstable-unicorns-hint-player-leader = Niemand sonst ist näher am Sieg.
unstable-unicorns-hint-player-weak = Niemand kann weniger damit anfangen.
unstable-unicorns-hint-player-self = Im eigenen Stall nützt es am meisten.
unstable-unicorns-hint-theirs = Dieser Verlust schmerzt am meisten.
unstable-unicorns-hint-give-up = Auf diese kannst du am ehesten verzichten.
unstable-unicorns-hint-bounce = Noch einmal gespielt, wirkt sie noch einmal.
unstable-unicorns-hint-discard = Deine Hand braucht diese am wenigsten.
unstable-unicorns-hint-bring = Das Beste, was deine Hand in den Stall schicken kann.
unstable-unicorns-hint-found = Das Beste von allem, was du bekommen kannst.

## Was eine Wahl bringen würde

hilo-preview-coins = { $way ->
    [less] { $coins ->
        [one] Hier ein Sterntaler weniger.
       *[other] Hier { $coins } Sterntaler weniger.
    }
   *[more] { $coins ->
        [one] Hier ein Sterntaler mehr.
       *[other] Hier { $coins } Sterntaler mehr.
    }
}
hilo-preview-take = An der besten Stelle: { $coins ->
    [one] ein Sterntaler mehr.
   *[other] { $coins } Sterntaler mehr.
}
kill-the-unicorns-preview-points = { $way ->
    [less] −{ $points } für deine Herde
   *[more] +{ $points } für deine Herde
}
kill-the-unicorns-preview-set = Passt in ein Set: +{ $bonus }. Insgesamt { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-rainbow = Ergibt einen Regenbogen: +{ $bonus }. Insgesamt { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
kill-the-unicorns-preview-breaks = Reißt ein Set auseinander: −{ $bonus }. Insgesamt { $way ->
    [less] −{ $points }
   *[more] +{ $points }
}
unstable-unicorns-preview-unicorns = Dein Einhorn { $unicorns } von { $goal }
unstable-unicorns-preview-win = Einhorn { $unicorns } von { $goal }: Du gewinnst, wenn niemand wiehert.
hint-same-idea = { $behind ->
    [0] Dieselbe Idee, etwa genauso gut.
    [one] Dieselbe Idee, gewinnt aber 1 von 100 Partien weniger.
   *[other] Dieselbe Idee, gewinnt aber { $behind } von 100 Partien weniger.
}
hint-same-again = { $behind ->
    [0] Noch ein Weg zum selben Ziel.
    [one] Noch ein Weg zum selben Ziel, gewinnt aber 1 von 100 Partien weniger.
   *[other] Noch ein Weg zum selben Ziel, gewinnt aber { $behind } von 100 Partien weniger.
}
