# Pokoje, które trwają dłużej niż jedna gra: następna gra, wynik wieczoru, spóźnieni przyjaciele.

web-next-game = Następna gra
web-once-more = Jeszcze raz: { $game }
web-play-game = Zagraj w { $game }
web-vote = Zagłosuj, co dalej
web-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[other] { $count } głosów
}
web-vote-all = Niech wszyscy głosują
web-vote-host = Ja wybieram
web-vote-host-note = Następną grę wybiera gospodarz. Twój głos pokazuje, na co masz ochotę.
web-vote-all-note = Zagracie w to, co wybierze większość.
web-evening = Ten wieczór
web-evening-games = { $count ->
    [one] na razie { $count } gra
    [few] na razie { $count } gry
   *[other] na razie { $count } gier
}
web-wins = { $count ->
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[other] { $count } wygranych
}
web-wins-of = na { $count }
web-want-seat = Zagram w następnej grze
web-only-watch = Tylko popatrzę
web-wants-seat = W następnej grze masz miejsce.
web-late-friends = W kolejce do następnej gry: { $names }
web-next-coming = Teraz: { $game }. Ruszamy…
web-stay-here = Zostań tutaj
web-go-now = Przejdź od razu
web-room-link = Przez ten link można wejść teraz albo później
web-rooms = Twoje pokoje
web-turn-yours = Twoja kolej
web-turn-until = do { $when }
web-room-playing = gra trwa
web-room-waiting = czeka na graczy
web-room-between = między grami
problem-no-such-room = Nie ma takiego pokoju.
problem-room-crowded = O miejsce poprosiło tu już { $most } osób.
problem-room-full = W tym pokoju rozegrano już { $most } gier. Na następną otwórz nowy stół.
problem-vote-open = Jeszcze nie wszyscy obecni zagłosowali.
