# What is shown of a link before anybody opens it, and where links end that lead nowhere.

preview-open = You are invited to { $game }
preview-playing = { $game } is being played
preview-over = A table of { $game }
preview-replay = A match of { $game } to watch again
preview-analysis = Where a match of { $game } turned
preview-lost = This link leads nowhere any more
preview-people = At the table: { $names }.
preview-free = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
}
preview-adult = For adults (18+).
preview-house = Unicorn card games in the browser. No account, nothing to install.

web-share-link = Share
web-share-words = Come and play { $game } with me.
web-dead-link = This link leads nowhere any more
web-dead-link-how = Perhaps it was cut short on its way, or nobody came to the table for a long time and it was cleared away. Ask whoever sent it, or open a table of your own.
web-code-how = Six letters and digits; capitals and spaces do not matter. There is no O, 0, I, 1 or L in a code.
web-title-table = Table: { $game }
web-title-replay = Replay: { $game }
web-title-analysis = Analysis: { $game }
