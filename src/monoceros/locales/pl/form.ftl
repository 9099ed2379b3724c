# Formularz nowego stołu: co robi każdy wybór i dlaczego niektórych nie można dokonać.

web-new-table = Nowy stół: { $game }
web-new-table-bots = Wybierz boty: { $game }
web-more = Więcej ustawień
web-note-seats = { $count ->
    [one] Jedna osoba może dołączyć przez link.
    [few] { $count } osoby mogą dołączyć przez link.
   *[many] { $count } osób może dołączyć przez link.
}
web-note-alone = Grasz z botami: gra rusza od razu.
web-note-pace-none = Każdy myśli tak długo, jak chce.
web-note-pace-move = Gdy czas minie, ruch wykona bot.
web-note-pace-days = Gra korespondencyjna: wróć, gdy będzie twój ruch.
web-note-edition = Zasady i karty z tego pudełka. Każdy i tak czyta w swoim języku.
web-note-reaction = Ile czasu inni mają na reakcję.
web-note-hints = Kto poprosi, zobaczy dobre ruchy.
web-note-listed = Inaczej znajdą go tylko osoby z linkiem.
web-note-hilo-start = Kto rusza pierwszy.
web-note-kill-the-unicorns-characters = Jak przydziela się postacie.
web-note-kill-the-unicorns-beginner = Na pierwsze gry coś można pominąć.
web-note-kill-the-unicorns-expert = Trudniej zapamiętać, czego już nie ma.
web-note-kill-the-unicorns-extra_characters = Trzy postacie więcej do wyboru. Ich moce to nasza propozycja.
web-note-kill-the-unicorns-teams = Dwie drużyny ze wspólnym stadem, losowane na początku.
web-note-kill-the-unicorns-start = Kto zaczyna pierwsze polowanie.
web-note-unstable-unicorns-targeting = Czy cel karty podaje się, zanim inni mogą zarżeć.
web-note-unstable-unicorns-party = Stół ogłasza tę chwilę, nic więcej.
web-why-edition = Wyszarzone: tylko w innym wydaniu.
web-why-teams = Dwoje na dwoje gra się dokładnie w cztery osoby.
web-why-days = Dni na ruch mają sens, gdy jest na kogo czekać: zostaw wolne miejsce.
