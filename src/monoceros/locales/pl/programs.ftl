# Miejsca dla cudzych programów.

problem-not-for-programs = Programy grają. Rozmowy, podpowiedzi i cofanie są dla ludzi.
problem-only-for-programs = Pozycje dostają tylko programy.
problem-program-away = { $name } to program, który jeszcze nie przyszedł.
problem-program-crowded = Ten program ma już tyle połączeń, ile może mieć: { $most }.
problem-wrong-token = Ten klucz nie otwiera żadnego miejsca przy tym stole.

web-level-program = Własny program
    .text = Gra z innego miejsca, z kluczem, który przekażesz.
web-program = Niech zagra program
web-program-note = Twój program albo program kogoś innego zajmie to miejsce i zobaczy to, co każdy by na nim widział.
web-program-name = Jak się nazywa?
web-program-make = Utwórz klucz
web-program-token = Klucz: { $name }
web-program-once = Skopiuj go teraz: widać go tylko raz. Kto go ma, gra na tym miejscu.
web-program-expected = jeszcze go nie ma

mistake-table-refused = Stół odmówił: { $message } ({ $reason })
    .way-out = `docs/outside-bots.md` wyjaśnia, czego stoły odmawiają i dlaczego.
