# What the board of Kill the Unicorns says in the browser. $name is a player, $card and $token are ready-made names
# of cards.

## The track

web-kill-the-unicorns-track = Na jakim etapie jest gra
web-kill-the-unicorns-round = Runda { $round } z { $rounds }
web-kill-the-unicorns-hunt = Polowanie { $hunt } z { $hunts }
web-kill-the-unicorns-phase-characters = Postacie
web-kill-the-unicorns-phase-traps = Pułapki
web-kill-the-unicorns-phase-hunt = Polowanie
web-kill-the-unicorns-phase-market = Rynek
web-kill-the-unicorns-marker-of = Pierwszy gracz: { $name }
web-kill-the-unicorns-has-marker = pierwszy gracz

## Players

web-kill-the-unicorns-running = Ile warte jest stado do tej pory
web-kill-the-unicorns-in-hand = Karty polowania na ręce
web-kill-the-unicorns-your-mate = Gra w twojej drużynie: stado na dole jest wasze wspólne.
web-kill-the-unicorns-shares-herd = Ma wspólne stado z: { $name }.

## Colours and cards

web-kill-the-unicorns-letter-pink = R
web-kill-the-unicorns-letter-blue = N
web-kill-the-unicorns-letter-green = Z
web-kill-the-unicorns-letter-yellow = Ż
web-kill-the-unicorns-no-colour = bez koloru
web-kill-the-unicorns-stars = { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
web-kill-the-unicorns-counts-as = liczy się jako: { $colour }

## The row

web-kill-the-unicorns-row = Jednorożce do upolowania
web-kill-the-unicorns-deck = { $cards ->
    [one] { $cards } jednorożec w stosie
    [few] { $cards } jednorożce w stosie
    [many] { $cards } jednorożców w stosie
   *[other] { $cards } jednorożca w stosie
}
web-kill-the-unicorns-prize = Jednorożec { $prize }
web-kill-the-unicorns-prize-hunted = Jednorożec { $prize }, trwa polowanie
web-kill-the-unicorns-prize-gone = już go nie ma
web-kill-the-unicorns-slot-above = Nad jednorożcem { $prize }
web-kill-the-unicorns-slot-below = Pod jednorożcem { $prize }
web-kill-the-unicorns-slot-empty = bez pułapki
web-kill-the-unicorns-trap-hidden = zakryta pułapka, zastawia { $name }
web-kill-the-unicorns-trap-known = { $card }, zastawia { $name }, znasz tę pułapkę
web-kill-the-unicorns-trap-by = zastawia { $name }

## The hunting ground

web-kill-the-unicorns-ground = Miejsce polowania
web-kill-the-unicorns-silenced = musi spasować
web-kill-the-unicorns-thinking = myśli…
web-kill-the-unicorns-laid-card = { $name }, położona karta { $nth }: { $card }
web-kill-the-unicorns-is-tied = skreślone przez remis
web-kill-the-unicorns-tied-why = Skreślone: ktoś inny ma taką samą sumę.
web-kill-the-unicorns-leads = wygrywa polowanie

## Your cards

web-kill-the-unicorns-hunt-hand = Twoje karty polowania
web-kill-the-unicorns-trap-hand = Twoje dwie pułapki
web-kill-the-unicorns-your-trap = Twoja pułapka: { $card }
web-kill-the-unicorns-hand-empty = W tej rundzie nie masz już kart polowania.
web-kill-the-unicorns-gathering = { $count ->
    [one] { $count } karta: razem { $total }
    [few] { $count } karty: razem { $total }
    [many] { $count } kart: razem { $total }
   *[other] { $count } karty: razem { $total }
}
web-kill-the-unicorns-spent = Wydane w tej rundzie: { $values }
web-kill-the-unicorns-spent-hidden = { $count ->
    [one] { $count } karta wydana w tej rundzie
    [few] { $count } karty wydane w tej rundzie
    [many] { $count } kart wydanych w tej rundzie
   *[other] { $count } karty wydanej w tej rundzie
}

## Herds

web-kill-the-unicorns-herd-of = Stado: { $name }
web-kill-the-unicorns-group = { $count } × { $colour }
web-kill-the-unicorns-set-of = zestaw { $count } jednorożców
web-kill-the-unicorns-sets = Zestawy +{ $points }
web-kill-the-unicorns-rainbows = { $count ->
    [one] Tęcza +{ $points }
    [few] { $count } tęcze +{ $points }
    [many] { $count } tęcz +{ $points }
   *[other] { $count } tęczy +{ $points }
}

## The market

web-kill-the-unicorns-market = Czarny rynek
web-kill-the-unicorns-purse = Kartami z ręki możesz zapłacić najwyżej { $coins }.
web-kill-the-unicorns-price = kosztuje { $price }
web-kill-the-unicorns-left = zostało: { $left }
web-kill-the-unicorns-too-dear = za drogo dla ciebie

## What you are asked for

web-kill-the-unicorns-ask-trap-trap = A gdzie ją zastawiasz?
web-kill-the-unicorns-ask-trap-slot = A którą pułapkę tam zastawiasz?
web-kill-the-unicorns-ask-before-lay-peek = Chcesz obejrzeć pułapkę przy tym jednorożcu?
web-kill-the-unicorns-ask-before-lay-silence = Chcesz kogoś zmusić do spasowania?
web-kill-the-unicorns-ask-before-lay-fetch = Chcesz zamienić tego jednorożca na innego z rzędu?
web-kill-the-unicorns-ask-lay-extra = { $needed ->
    [0] { $card }: połóż od 1 do 3 kart polowania, 4 dzięki swojej mocy, albo spasuj.
    [one] { $card }: połóż { $needed } kartę polowania, o jedną więcej dzięki swojej mocy, albo spasuj.
    [few] { $card }: połóż { $needed } karty polowania, o jedną więcej dzięki swojej mocy, albo spasuj.
    [many] { $card }: połóż { $needed } kart polowania, o jedną więcej dzięki swojej mocy, albo spasuj.
   *[other] { $card }: połóż { $needed } karty polowania, o jedną więcej dzięki swojej mocy, albo spasuj.
}
web-kill-the-unicorns-ask-lay-team = { $card }, liczba kart od każdej drużyny: { $needed }. Połóż swoją część, co najmniej jedną.
web-kill-the-unicorns-ask-after-reveal-exchange = Chcesz wymienić położoną kartę na kartę z ręki?
web-kill-the-unicorns-ask-after-reveal-steal = Chcesz zamienić swoją położoną kartę na cudzą?
web-kill-the-unicorns-ask-after-reveal-laid = A którą kartę chcesz zamiast niej?
web-kill-the-unicorns-ask-after-reveal-hand = A którą położoną kartę ma zastąpić?
web-kill-the-unicorns-ask-trap-revealed-cancel = Chcesz unieważnić tę pułapkę: { $card }?
web-kill-the-unicorns-ask-trojan-herd = A drugi jednorożec do zamiany?
web-kill-the-unicorns-ask-after-hunt-recover = Chcesz wziąć z powrotem jedną z położonych kart?
web-kill-the-unicorns-ask-target-pate = Który jednorożec trafi do masarni?
web-kill-the-unicorns-ask-target-soap = Którego jednorożca myjesz?

## What the others do

web-kill-the-unicorns-wait-character = { $name } wybiera postać.
web-kill-the-unicorns-wait-trap-discard = { $name } wybiera pułapkę.
web-kill-the-unicorns-wait-trap = { $name } zastawia pułapkę.
web-kill-the-unicorns-wait-lead = Drużyna ustala, kto otwiera: { $names }
web-kill-the-unicorns-wait-before-lay = Czy ktoś chce się wtrącić, zanim karty trafią na stół?
web-kill-the-unicorns-wait-announce = { $name } mówi, ile kart się kładzie.
web-kill-the-unicorns-wait-lay = { $name } wybiera karty polowania.
web-kill-the-unicorns-wait-after-reveal = Karty leżą odkryte. Czy ktoś chce się wtrącić?
web-kill-the-unicorns-wait-choose-trap = { $name } wybiera pułapkę do odkrycia.
web-kill-the-unicorns-wait-trap-revealed = Pułapka jest odkryta. Czy ktoś chce się wtrącić?
web-kill-the-unicorns-wait-trojan = { $name } wybiera dwa jednorożce do zamiany.
web-kill-the-unicorns-wait-zombicorn = { $name } wybiera jednorożca do oddania.
web-kill-the-unicorns-wait-bait = { $name } wybiera kartę polowania do oddania.
web-kill-the-unicorns-wait-after-hunt = Polowanie skończone. Czy ktoś chce się wtrącić?
web-kill-the-unicorns-wait-market = { $name } jest na rynku.
web-kill-the-unicorns-wait-target = { $name } wybiera jednorożca.

## What a choice does

web-kill-the-unicorns-do-pass = Nie teraz
web-kill-the-unicorns-do-pass-lay = Pas
web-kill-the-unicorns-do-pass-announce = Pas
web-kill-the-unicorns-do-pass-lead = Pas
web-kill-the-unicorns-do-pass-market = Nic nie kupuję
web-kill-the-unicorns-do-lay = { $count ->
    [one] Połóż { $count } kartę: { $total }
    [few] Połóż { $count } karty: { $total }
    [many] Połóż { $count } kart: { $total }
   *[other] Połóż { $count } karty: { $total }
}
web-kill-the-unicorns-do-lay-extra = Dzięki mocy: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, razem { $total }
web-kill-the-unicorns-do-on-pate = Do masarni trafi { $card }? Płacisz { $price }, dostajesz: { $token }. Jednorożec przepadnie na zawsze.
web-kill-the-unicorns-do-on-soap = Umyć za { $price } tego jednorożca: { $card }?
web-kill-the-unicorns-do-on-other = { $token } za { $price }: ma to dostać { $card }?
web-kill-the-unicorns-no-change = Wykładasz { $paid }, reszty nie dostajesz.
web-kill-the-unicorns-do-set-above = { $card }: zastaw nad jednorożcem { $prize }
web-kill-the-unicorns-do-set-below = { $card }: zastaw pod jednorożcem { $prize }

## First game

web-kill-the-unicorns-help-character = Każda postać ma moc, której można użyć raz w rundzie. Przeczytaj, co kto potrafi, i dotknij tej, która ci się podoba.
web-kill-the-unicorns-help-trap-discard = Masz dwie pułapki i zatrzymujesz jedną. Dotknij tej, której nie chcesz.
web-kill-the-unicorns-help-trap = Pułapki zaskakują tego, kto wygra jednorożca. Podłóż coś paskudnego tam, gdzie ci nie zależy, albo coś dobrego przy swoim.
web-kill-the-unicorns-help-lead = Gracie parami. Jedno z was otwiera polowanie i kładzie karty jako pierwsze.
web-kill-the-unicorns-help-before-lay = Krótka chwila dla tych, którzy mają moc. Jeśli nic nie chcesz, wybierz „Nie teraz”.
web-kill-the-unicorns-help-announce = Obie drużyny kładą tyle kart, ile powiesz, a każdy co najmniej jedną.
web-kill-the-unicorns-help-lay = Najwyższa suma wygrywa jednorożca, ale równe sumy się znoszą! Położone karty wrócą w następnej rundzie; tym, co zachowasz, zapłacisz na rynku.
web-kill-the-unicorns-help-after-reveal = Krótka chwila dla tych, którzy mają moc, zanim równe sumy zostaną skreślone.
web-kill-the-unicorns-help-choose-trap = Wygrana, ale są dwie pułapki. Odkrywa się tylko jedną: dotknij tej, na którą masz odwagę.
web-kill-the-unicorns-help-trap-revealed = Krótka chwila dla szamanki: może unieważnić pułapkę.
web-kill-the-unicorns-help-trojan = Twoja pułapka zadziałała: możesz zamienić jednego ze swoich jednorożców na jednego ze zwycięskiego stada.
web-kill-the-unicorns-help-zombicorn = Dotknij jednorożca, którego będzie ci najmniej brakować.
web-kill-the-unicorns-help-bait = Dotknij karty polowania, bez której obejdziesz się w tej rundzie.
web-kill-the-unicorns-help-after-hunt = Krótka chwila dla łowczyni: może wziąć kartę z powrotem.
web-kill-the-unicorns-help-market = To, co zostało ci na ręce, to twoje pieniądze. W rundzie kupujesz jedną rzecz, reszty nie wydają.
web-kill-the-unicorns-help-target = Zestawy w jednym kolorze i tęcze dają dużo punktów. Pokoloruj jednorożca tak, żeby pasował!

## The end

web-kill-the-unicorns-end-tied = Skreślone: ktoś ma tyle samo punktów.

## A new table

web-kill-the-unicorns-characters-pick = Każdy wybiera sobie
web-kill-the-unicorns-characters-random = Losowo
web-kill-the-unicorns-extra_characters-off = Bez nich
web-kill-the-unicorns-extra_characters-on = Z kupcem, złodziejką i czarnym magiem
web-kill-the-unicorns-expert-off = Odrzucone karty leżą odkryte
web-kill-the-unicorns-expert-on = Odrzucone karty leżą zakryte
web-kill-the-unicorns-beginner-off = Ze wszystkim
web-kill-the-unicorns-beginner-no-traps = Bez pułapek
web-kill-the-unicorns-beginner-no-powers = Bez mocy
web-kill-the-unicorns-beginner-no-traps-no-powers = Bez pułapek i mocy
web-kill-the-unicorns-teams-off = Każdy gra sam
web-kill-the-unicorns-teams-on = Dwoje na dwoje (cztery osoby)
web-kill-the-unicorns-start-random = Losowo
web-kill-the-unicorns-start-A = Zaczynam ja
web-kill-the-unicorns-no_winner_marker-stays = Zatrzymuje go ten, kto go ma
web-kill-the-unicorns-no_winner_marker-back = Wraca tam, gdzie był na początku
web-kill-the-unicorns-runaway_traps-hidden = Pozostają zakryte
web-kill-the-unicorns-runaway_traps-open = Są pokazywane
web-kill-the-unicorns-own_traps-shown = Stół ci je pokazuje
web-kill-the-unicorns-own_traps-remembered = Pamiętasz je samodzielnie
web-kill-the-unicorns-final_bicorn-twice = Liczy się podwójnie
web-kill-the-unicorns-final_bicorn-once = Liczy się raz
web-kill-the-unicorns-herds = Stada
