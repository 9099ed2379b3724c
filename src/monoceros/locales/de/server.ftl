# What the server says: problems by their code, and what it prints when it starts.

## Starting

serve-stopped = Beendet. Beim nächsten Start gehen die Tische weiter, wo sie waren.
serve-ready = Monoceros ist bereit: { $address }
serve-network = Für andere in deinem Netz: { $address }
admin-closed = Tisch { $table } ist geschlossen.
admin-removed = Tisch { $table } ist gelöscht.
admin-blocked = Gesperrt: { $address }
admin-unblocked = Wieder zugelassen: { $address }
doctor-engine = Die Engine ist kompiliert.
doctor-engine-slow = Die Engine ist nicht kompiliert: Bots denken viel langsamer. Installiere einen C-Compiler und die Header von Python (unter Debian gcc und python3-dev), dann: { $command }
doctor-page = Die Seite ist gebaut.
doctor-page-missing = Die Seite fehlt. So kommt sie her: { $command }
doctor-files = { $limit } Dateien dürfen offen sein.
doctor-files-few = Nur { $limit } Dateien dürfen offen sein, und jeder Besuch braucht eine: Erhöhe LimitNOFILE oder `ulimit -n`.
doctor-disk = { $free } MiB Platz sind frei.
doctor-disk-full = Nur { $free } MiB Platz sind frei: Bald lässt sich kein Zug mehr speichern.
doctor-database = Die Datenbank arbeitet: Ein Commit dauert { $ms } ms.
doctor-database-slow = Die Datenbank arbeitet, aber ein Commit dauert { $ms } ms, und jeder Zug wartet auf einen: Nimm einen schnelleren Datenträger.
doctor-workers = Bots können in eigenen Prozessen denken.
doctor-workers-none = Bots haben keine Prozesse zum Denken: Lass den Server nach /dev/shm schreiben.
doctor-bus-silent = Redis antwortet nicht unter MONOCEROS_BUS: { $problem }. Server mit gemeinsamer Datenbank hören nichts voneinander.
doctor-setting-unknown = { $name } ist keine Einstellung des Servers. Meintest du { $nearest }?
doctor-figures-open = Wer { $host }, Port { $port }, erreicht, liest die Zahlen des Servers: Halte Fremde mit einer Firewall fern.
doctor-proxies-all = Allen wird geglaubt, für wen sie sprechen (MONOCEROS_PROXIES): Lass niemanden außer deinem Proxy zum Server.
backup-written = Nach { $file } geschrieben: { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }.
backup-restored = Zurückgespielt: { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }.
page-not-built = Der Server läuft, aber seine Seiten sind noch nicht gebaut. Führe im Projektordner „make play“ aus und starte ihn neu.
mistake-address-taken = Der Server kann nicht auf { $host }, Port { $port } lauschen: { $problem }.
    .way-out = Wähle mit --port einen anderen Port, oder beende, was diesen benutzt.
mistake-host-unusable = Der Server kann nicht auf { $host } lauschen: { $problem }.
    .way-out = Gib mit --host eine Adresse dieses Rechners an: 127.0.0.1 nur für dich, 0.0.0.0 für alle in deinem Netz.
mistake-setting-value = Eine Einstellung lässt sich nicht verwenden: { $problem }.
    .way-out = Einstellungen sind Umgebungsvariablen wie MONOCEROS_BOT_PAUSE=0.5.
mistake-database-kind = Mit einer Datenbank der Art „{ $kind }“ geht es nicht.
    .way-out = Nenne eine Datei oder postgresql://…
mistake-database-unusable = Die Datenbank lässt sich nicht verwenden: { $problem }.
    .way-out = Prüfe ihre Adresse und ob du hineinschreiben darfst.
mistake-database-newer = Die Datenbank hat Version { $found }, dieses Programm kennt nur bis { $known }.
    .way-out = Nimm die neuere Fassung von Monoceros, mit der sie angelegt wurde.
mistake-backup-exists = Die Datei { $file } gibt es schon.
    .way-out = Nenne eine andere Datei oder leg diese beiseite.
mistake-backup-unreadable = { $file } ist keine Sicherung von Monoceros: { $problem }
    .way-out = Nimm eine Datei, die `monoceros backup` geschrieben hat.
mistake-restore-not-empty = In dieser Datenbank stehen schon Tische.
    .way-out = Spiel die Sicherung in eine leere Datenbank zurück: Nenne mit --database eine neue.
mistake-database-older = Die Datenbank hat Version { $found }, dieses Programm sichert Version { $known }.
    .way-out = Starte den Server dieser Fassung einmal, er bringt sie auf den Stand; oder nimm die Fassung, von der sie stammt.
mistake-table-unknown = Es gibt keinen Tisch { $table }.
    .way-out = `monoceros admin list` zeigt, welche es gibt.
mistake-table-not-begun = Das Spiel an Tisch { $table } hat noch nicht begonnen.
    .way-out = Es gibt noch nichts zu exportieren.
mistake-address-unusable = { $address } ist keine Adresse.
    .way-out = Schreib eine Adresse wie 192.0.2.7 oder ein Netz wie 192.0.2.0/24.
mistake-address-not-blocked = { $address } ist nicht gesperrt.
    .way-out = Schreib sie so, wie sie gesperrt wurde.
mistake-process-failed = Prozess { $slot } endete, bevor jemand bei ihm spielen konnte (Status { $status }).
    .way-out = Sein Protokoll sagt, warum; „monoceros doctor“ findet, was an einer Einrichtung nicht stimmt.
mistake-processes-unix = Mehrere Prozesse gibt es nur unter Linux, macOS oder einem anderen Unix.
    .way-out = Lass --processes weg: Ohne die Option genügt ein Prozess.
mistake-bus-kind = Über „{ $kind }“ lassen sich keine Nachrichten austauschen.
    .way-out = Nimm redis://…, oder PostgreSQL als Datenbank, das die Nachrichten selbst überbringt.

## Problems

problem-allowed = Das ist erlaubt.
problem-analysis-busy = Zu viele Spiele warten schon auf ihre Analyse ({ $waiting }). Komm in ein paar Minuten wieder: Dieses Spiel bleibt hier.
problem-bad-entropy = Das taugt nicht als dein Anteil am Zufall: Leg dich mit seinem SHA-256 fest und zeig dann genau das, in höchstens 128 Buchstaben und Ziffern.
problem-bad-message = Diese Nachricht lässt sich nicht lesen.
problem-bad-pace = Der Uhr fehlt eine Zahl: Sekunden für jeden Zug oder Tage.
problem-bad-request = { $field ->
    [none] Was du geschickt hast, ist nicht lesbar.
   *[other] Das Feld „{ $field }“ fehlt, ist unbekannt oder nicht von der richtigen Art.
    }
problem-blocked = Wer diesen Server betreibt, hat deine Adresse gesperrt.
problem-chat-empty = In dieser Nachricht steht nichts.
problem-chat-too-fast = Schreib ein bisschen langsamer.
problem-emote-too-fast = Ein Gesicht nach dem anderen: Warte einen Augenblick.
problem-chat-too-long = Diese Nachricht ist zu lang: höchstens { $most } Zeichen.
problem-check-too-long = Das ist zu viel zum Lesen: Es hat länger als { $seconds } Sekunden gedauert. Schick etwas Kleineres oder Einfacheres.
problem-checks-busy = Gerade werden zu viele Kartensätze und Aufzeichnungen geprüft. Versuch es gleich noch einmal.
problem-entropy-not-asked = Danach wird gerade nicht gefragt: Dein Anteil am Zufall ist abgegeben, oder die Karten sind schon verteilt.
problem-flood = Das war zu viel auf einmal. Warte einen Moment.
problem-foreign-origin = Das dürfen nur die Seiten dieses Servers.
problem-future-version = So weit ist der Tisch noch nicht. Lade die Seite neu.
problem-hints-busy = Gerade denken zu viele nach. Versuch es gleich noch einmal.
problem-hints-off = An diesem Tisch gibt es keine Tipps: Wer ihn leitet, hat sie weggelassen.
problem-internal = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
problem-match-not-over = Das gibt es erst, wenn die Partie vorbei ist.
problem-match-over = Die Partie ist vorbei.
problem-method = Das geht an dieser Adresse nicht.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code.
problem-not-host = Das darf nur, wer den Tisch leitet.
problem-not-seated = Du schaust zu; das darf nur, wer einen Platz hat.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-your-turn = Du bist nicht am Zug.
problem-other-seat = Dieser Browser hat an diesem Tisch schon einen anderen Platz. Öffne den Link in einem anderen Browser oder einem privaten Fenster.
problem-record-unusable = Diese Aufzeichnung lässt sich nicht prüfen.
problem-refused = Das erlauben die Regeln nicht.
problem-seat-busy = Dieser Platz ist schon besetzt.
problem-seat-link = Dieser Platz-Link gilt nicht mehr.
problem-seat-present = Wer dort sitzt, ist am Tisch und spielt selbst. Ein Bot kann einspringen, wenn niemand mehr da ist.
problem-seats-open = Es sind noch Plätze frei.
problem-stale-version = Am Tisch ist es schon weitergegangen. Schau noch einmal hin, bevor du entscheidest.
problem-started = Die Partie hat schon begonnen.
problem-stood-in = Gerade spielt ein Bot für dich. Lade die Seite neu, um weiterzuspielen.
problem-storage = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
problem-table-crowded = An diesem Tisch schauen schon zu viele zu.
problem-table-full = An diesem Tisch sind alle Plätze besetzt.
problem-table-outdated = Diese Partie wurde mit einer älteren Fassung begonnen und kann hier nicht weitergehen.
problem-too-large = Das ist zu groß.
problem-undo-card-shown = Das kannst du nicht zurücknehmen: Eine Karte wurde gezeigt.
problem-undo-chance-spoke = Das kannst du nicht zurücknehmen: Der Zufall hat entschieden.
problem-undo-not-yours = Das kannst du nicht zurücknehmen: Der letzte Zug war nicht deiner.
problem-undo-nothing-played = Es gibt nichts zurückzunehmen.
problem-undo-others-asked = Das kannst du nicht zurücknehmen: Die anderen wurden auch gefragt.
problem-undo-turn-passed = Das kannst du nicht zurücknehmen: Jetzt ist jemand anderes dran.
problem-unknown-type = Diese Art von Nachricht kennt der Server nicht.
problem-viewer-unknown = Als „{ $viewer }“ sieht hier niemand die Partie.
