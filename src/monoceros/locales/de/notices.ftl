# Nachrichten auf die eigenen Geräte, wenn man am Zug ist, und wer auf der Seite am Zug ist.

push-turn = Du bist am Zug: { $game }
push-turn-guest = { $name } ist am Zug: { $game }
push-window = { $game }: Greifst du ein?
push-with = Mit { $names }.
push-until = Zeit bis { $when }.
push-try-title = So sieht das aus
push-try = So sagt dir Monoceros Bescheid, wenn du am Zug bist.

web-notices = Nachricht, wenn du am Zug bist
web-notices-how = In Partien, bei denen man für einen Zug Tage Zeit hat, kann dir dieses Gerät sagen, dass du am Zug bist, auch wenn die Seite geschlossen ist. Eine Nachricht pro Zug, keine, solange du auf den Tisch schaust. Spielen Gäste auf deinem Gerät mit, steht dabei, wer von ihnen am Zug ist.
web-notices-on = Mir auf diesem Gerät Bescheid sagen
web-notices-off = Auf diesem Gerät keine Nachrichten mehr
web-notices-here = Dieses Gerät sagt dir Bescheid, wenn du am Zug bist.
web-notices-devices = { $count ->
    [one] Eines deiner Geräte bekommt Nachrichten.
   *[other] { $count } deiner Geräte bekommen Nachrichten.
}
web-notices-try = Jetzt eine schicken
web-notices-tried = Ist unterwegs …
web-notices-denied = Dein Browser blockiert Nachrichten dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.
web-notices-cannot = Dieser Browser kann keine Nachrichten einer geschlossenen Seite zeigen. Auf einem iPhone oder iPad musst du die Seite zuerst auf den Home-Bildschirm legen.
web-notices-failed = Der Nachrichtendienst deines Browsers ist gerade nicht erreichbar. Versuch es später noch einmal.
web-quiet-how = In dieser Zeit kommt nichts; was gewartet hat, kommt danach.
web-quiet-on = Zu bestimmten Zeiten keine Nachrichten
web-quiet-from = von
web-quiet-to = bis
web-quiet-zone = Zeitzone { $zone }
web-notices-offer = Soll dieses Gerät dir Bescheid sagen, wenn du am Zug bist?
web-notices-later = Jetzt nicht
web-title-turns = ({ $count }) Du bist am Zug
web-reaction-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}

problem-push-endpoint = An dieses Gerät kann keine Nachricht gehen: Sein Nachrichtendienst ist nicht so angegeben, wie Browser es tun, oder liegt an einer Adresse, an die dieser Server nicht schreibt.
problem-push-off = Dieses Gerät bekommt keine Nachrichten. Schalte sie zuerst ein.
problem-quiet-hours = Diese Ruhezeit geht nicht: Sie braucht einen Anfang, ein anderes Ende und eine Zeitzone, die es gibt.
problem-reaction-too-long = Eingreifen darf höchstens so lange dauern wie ein Zug: { $most ->
        [one] { $most } Stunde
       *[other] { $most } Stunden
    }.
