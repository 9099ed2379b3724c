# What the server says: problems by their code, and what it prints when it starts.

## Starting

serve-stopped = Stopped. Tables go on where they were at the next start.
serve-ready = Monoceros is ready: { $address }
serve-network = For others on your network: { $address }
admin-closed = Table { $table } is closed.
admin-removed = Table { $table } is removed.
admin-blocked = Blocked: { $address }
admin-unblocked = Let in again: { $address }
doctor-engine = The engine is compiled.
doctor-engine-slow = The engine is not compiled: bots think much slower. Install a C compiler and the headers of Python (on Debian gcc and python3-dev), then: { $command }
doctor-page = The page is built.
doctor-page-missing = The page is missing. This brings it: { $command }
doctor-files = { $limit } files may be open.
doctor-files-few = Only { $limit } files may be open, and every visitor needs one: raise LimitNOFILE or `ulimit -n`.
doctor-disk = { $free } MiB of disk are free.
doctor-disk-full = Only { $free } MiB of disk are free: soon no move can be stored.
doctor-database = The database works: a commit takes { $ms } ms.
doctor-database-slow = The database works, but a commit takes { $ms } ms, and every move waits for one: use a faster disk.
doctor-workers = Bots can think in processes of their own.
doctor-workers-none = Bots have no processes to think in: let the server write to /dev/shm.
doctor-bus-silent = Redis does not answer at MONOCEROS_BUS: { $problem }. Servers that share a database hear nothing of each other.
doctor-setting-unknown = { $name } is no setting of the server. Did you mean { $nearest }?
doctor-figures-open = Whoever reaches { $host }, port { $port }, reads the figures of the server: let a firewall keep strangers from it.
doctor-proxies-all = Everybody is believed about whom they speak for (MONOCEROS_PROXIES): let nobody but your proxy reach the server.
backup-written = Written to { $file }: { $count ->
        [one] one table
       *[other] { $count } tables
    }.
backup-restored = Restored: { $count ->
        [one] one table
       *[other] { $count } tables
    }.
page-not-built = The server runs, but its pages have not been built. Run "make play" in the project folder and start it again.
mistake-address-taken = The server cannot listen on { $host }, port { $port }: { $problem }.
    .way-out = Choose another port with --port, or stop what is using this one.
mistake-host-unusable = The server cannot listen on { $host }: { $problem }.
    .way-out = Give --host an address of this machine: 127.0.0.1 for yourself, 0.0.0.0 for everyone on your network.
mistake-setting-value = A setting cannot be used: { $problem }.
    .way-out = Settings are environment variables such as MONOCEROS_BOT_PAUSE=0.5.
mistake-database-kind = There is no way to use a database of the kind "{ $kind }".
    .way-out = Name a file, or use postgresql://…
mistake-database-unusable = The database cannot be used: { $problem }.
    .way-out = Check its address and whether you may write to it.
mistake-database-newer = The database is of version { $found }, and this program knows up to { $known }.
    .way-out = Use the newer release of Monoceros it was made with.
mistake-backup-exists = There is a file { $file } already.
    .way-out = Name another file, or move that one away.
mistake-backup-unreadable = { $file } is no backup of Monoceros: { $problem }
    .way-out = Use a file `monoceros backup` has written.
mistake-restore-not-empty = There are tables in this database already.
    .way-out = Restore to an empty database: name a new file or database with --database.
mistake-database-older = The database is of version { $found }, and this program makes backups of version { $known }.
    .way-out = Start the server of this release once, which brings it up to date; or use the release it is from.
mistake-table-unknown = There is no table { $table }.
    .way-out = `monoceros admin list` shows the tables there are.
mistake-table-not-begun = The match at table { $table } has not begun.
    .way-out = There is nothing to export yet.
mistake-address-unusable = { $address } is no address.
    .way-out = Write an address such as 192.0.2.7, or a network such as 192.0.2.0/24.
mistake-address-not-blocked = { $address } is not blocked.
    .way-out = Write it as it was blocked.
mistake-process-failed = Process { $slot } ended before it could serve (status { $status }).
    .way-out = Its log says why; “monoceros doctor” tells what is wrong with a set-up.
mistake-processes-unix = Several processes can only serve on Linux, macOS or another Unix.
    .way-out = Leave out --processes: one process serves without it.
mistake-bus-kind = There is no way to carry news by "{ $kind }".
    .way-out = Use redis://…, or PostgreSQL as the database, which carries news itself.

## Problems

problem-allowed = That is allowed.
problem-analysis-busy = Too many games are waiting to be analysed ({ $waiting }). Come back in a few minutes: this one stays here.
problem-bad-entropy = That cannot be used as your part of chance: commit to it by its SHA-256, then reveal just that, in up to 128 letters and digits.
problem-bad-message = That message cannot be read.
problem-bad-pace = The clock needs a number: seconds for each move, or days.
problem-bad-request = { $field ->
    [none] What you sent cannot be read.
   *[other] The field “{ $field }” is missing, unknown or not of the right kind.
    }
problem-blocked = Whoever runs this server has blocked your address.
problem-chat-empty = There is nothing to read in that message.
problem-chat-too-fast = Slow down a little with the chat.
problem-emote-too-fast = One face at a time: wait a moment.
problem-chat-too-long = That message is too long: at most { $most } characters.
problem-check-too-long = That is too much to read: it took longer than { $seconds } seconds. Send something smaller or simpler.
problem-checks-busy = Too many packs and records are being checked right now. Try again in a moment.
problem-entropy-not-asked = Nobody asks for that now: your part of chance is given, or the cards are dealt.
problem-flood = That was too much at once. Wait a moment.
problem-foreign-origin = Only the pages of this server may do that.
problem-future-version = The table has not come that far yet. Load the page again.
problem-hints-busy = Too many are thinking right now. Try again in a moment.
problem-hints-off = There are no hints at this table: its host left them out.
problem-internal = Something went wrong on the server. Try again.
problem-match-not-over = That is only there once the match is over.
problem-match-over = The match is over.
problem-method = That cannot be done at this address.
problem-no-such-page = There is nothing at this address.
problem-no-such-seat = This table has no such seat.
problem-no-such-table = There is no such table. Check the link or the code.
problem-not-host = Only the host of the table may do that.
problem-not-seated = You are watching; only those with a seat may do that.
problem-not-started = The match has not begun yet.
problem-not-your-turn = It is not your turn.
problem-other-seat = This browser has another seat at this table already. Open the link in another browser or a private window.
problem-record-unusable = That record cannot be checked.
problem-refused = The rules do not allow that.
problem-seat-busy = Somebody has that seat already.
problem-seat-link = This seat link does not work any more.
problem-seat-present = Whoever sits there is at the table and plays for themselves. A bot can stand in when they are gone.
problem-seats-open = There are still open seats.
problem-stale-version = The table has moved on. Look again before you decide.
problem-started = The match has already begun.
problem-stood-in = A bot is playing for you. Load the page again to take over.
problem-storage = The server cannot store anything right now. Try again in a moment.
problem-table-crowded = Too many are watching this table already.
problem-table-full = All seats at this table are taken.
problem-table-outdated = This match was begun with an older release and cannot go on here.
problem-too-large = That is too large.
problem-undo-card-shown = You cannot take that back: a card has been shown.
problem-undo-chance-spoke = You cannot take that back: chance has spoken.
problem-undo-not-yours = You cannot take that back: the last move was not yours.
problem-undo-nothing-played = There is nothing to take back.
problem-undo-others-asked = You cannot take that back: the others have been asked too.
problem-undo-turn-passed = You cannot take that back: it is somebody else's turn now.
problem-unknown-type = The server does not know this kind of message.
problem-viewer-unknown = Nobody here sees the match as "{ $viewer }".
