# One's own statistics: how one has done so far. Nobody else sees them.

web-stats = Your games so far
web-stats-how = Games you played to the end yourself. Only you see this.
web-stats-none = You have not finished a game yet.
web-stats-games = Games
web-stats-wins = Wins
web-stats-streak = Wins in a row
web-stats-best-streak = Most in a row
web-stats-game = Game
web-stats-best = Best score
web-stats-bots = Bots you have beaten
web-stats-level = Level
web-stats-times = Times
web-stats-favourites = Beaten most often: { $names }
web-stats-favourite = { $name } ({ $count })
web-stats-since = Counted since { $when }.
web-stats-delete = Delete my statistics
web-stats-delete-title = Delete your statistics?
web-stats-delete-how = What you have played until now is counted no longer. The games themselves stay. This cannot be undone.
web-stats-delete-do = Yes, start again from zero
