# Das Formular für einen neuen Tisch: was jede Wahl bewirkt und warum manches nicht geht.

web-new-table = Neuer Tisch: { $game }
web-new-table-bots = Bots wählen: { $game }
web-more = Mehr einstellen
web-note-seats = { $count ->
    [one] Eine Person kann über den Link dazukommen.
   *[other] { $count } Leute können über den Link dazukommen.
}
web-note-alone = Du spielst gegen Bots: Es geht sofort los.
web-note-pace-none = Alle überlegen, so lange sie wollen.
web-note-pace-move = Wer länger braucht, für den zieht ein Bot.
web-note-pace-days = Fernpartie: Komm wieder, wenn du am Zug bist.
web-note-edition = Regeln und Karten wie in dieser Schachtel. Alle lesen trotzdem ihre eigene Sprache.
web-note-reaction = Wie lange andere eingreifen können, bevor es weitergeht.
web-note-hints = Wer fragt, bekommt gute Züge gezeigt.
web-note-listed = Sonst finden ihn nur Leute mit dem Link.
web-note-hilo-start = Wer zuerst am Zug ist.
web-note-kill-the-unicorns-characters = Wie alle zu ihrem Charakter kommen.
web-note-kill-the-unicorns-beginner = Für die ersten Spiele etwas weglassen.
web-note-kill-the-unicorns-expert = So merkt man sich schwerer, was schon weg ist.
web-note-kill-the-unicorns-extra_characters = Drei Charaktere mehr zur Wahl. Ihre Fähigkeiten sind unser Vorschlag.
web-note-kill-the-unicorns-teams = Zwei Teams mit gemeinsamer Herde, per Los.
web-note-kill-the-unicorns-start = Wer die erste Jagd eröffnet.
web-note-unstable-unicorns-targeting = Ob das Ziel einer Karte genannt wird, bevor andere wiehern können.
web-note-unstable-unicorns-party = Der Tisch sagt den Moment an, mehr nicht.
web-why-edition = Ausgegraut: nur in einer anderen Ausgabe.
web-why-teams = Zwei gegen zwei geht genau zu viert.
web-why-days = Tage für einen Zug gehen nur, wenn jemand mitspielt: Lass einen Platz frei.
