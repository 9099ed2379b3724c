# Seats for programs of others.

problem-not-for-programs = Programs play, and leave talking, hints and taking back to people.
problem-only-for-programs = Positions are told to programs only.
problem-program-away = { $name } is a program that has not come yet.
problem-program-crowded = This program is connected { $most } times already, which is the most it may be.
problem-wrong-token = This token opens no seat at this table.

web-level-program = A program of somebody’s own
    .text = It plays from elsewhere, with a token you hand on.
web-program = Let a program play
web-program-note = Your own program, or a friend’s, takes this seat and sees what anybody in it would see.
web-program-name = What is it called?
web-program-make = Make its token
web-program-token = Token of { $name }
web-program-once = Copy it now: it is shown only once. Whoever has it plays this seat.
web-program-expected = still expected

mistake-table-refused = The table has refused it: { $message } ({ $reason })
    .way-out = `docs/outside-bots.md` tells what tables refuse, and why.
