# Przebieg i czat: kto odszedł, kto wrócił i kto może pisać.

web-log-you = Ty
web-log-times = ×{ $count }
web-log-left = { $was } odchodzi od stołu. Dalej gra bot.
web-log-back = { $now } wraca do stołu.
web-log-takes = { $now } gra teraz zamiast: { $was }.
web-log-bot-takes = { $was }: dalej gra bot.
web-chat-onlooker = Oglądasz grę: piszą tu tylko osoby przy stole.
problem-chat-onlooker = Na czacie piszą tylko osoby przy stole. Zajmij miejsce albo oglądaj.
