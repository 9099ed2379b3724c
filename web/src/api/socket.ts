// Made by "make types" from ed8cc90fcd238faa7292d4289053494d9b1d2619718bc2b05ba8b26be5a3aa9a

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Act
         * @description Play an action, decided while looking at version `n`.
         */
        Act: {
            action: number;
            /** @default  */
            id: string;
            n: number;
            /** @enum {unknown} */
            type: "act";
        };
        /**
         * AskHints
         * @description Ask for hints about one's decision at version `n`.
         */
        AskHints: {
            n: number;
            /** @enum {unknown} */
            type: "hint";
        };
        /**
         * AskKnown
         * @description Ask for the position behind one's decision at version `n`; for programs.
         */
        AskKnown: {
            n: number;
            /** @enum {unknown} */
            type: "know";
        };
        /**
         * ChangesMessage
         * @description What became of the seats so far, told before the history to whoever has just come, if anything did.
         */
        ChangesMessage: {
            changes: components["schemas"]["SeatChange"][];
            /** @enum {unknown} */
            type: "changes";
        };
        /**
         * ChatMessage
         * @description Somebody at the table said something.
         */
        ChatMessage: {
            at: string;
            from: number | null;
            nickname: string;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * ChatsMessage
         * @description The last things that were said.
         */
        ChatsMessage: {
            messages: components["schemas"]["ChatMessage"][];
            /** @enum {unknown} */
            type: "chats";
        };
        /**
         * Choice
         * @description One thing a seat may do now: its id, its notation, and what on the board it is about.
         *
         *         `about` names places (`A3`, `draw`, `discard`) in the order of the notation; a page highlights them.
         *         `leads` is for a choice that is only half of a move and can then no longer be taken back: the places the
         *         same seat has to choose from right afterwards, so that both halves can be thought over together.
         */
        Choice: {
            about: string[];
            action: number;
            /** @default [] */
            leads: string[];
            text: string;
            verb: string;
        };
        ClientMessage: components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["Say"] | components["schemas"]["ShowEmote"] | components["schemas"]["Why"] | components["schemas"]["AskHints"] | components["schemas"]["AskKnown"] | components["schemas"]["Ping"];
        /**
         * Clock
         * @description The time of each seat, for which of them it runs, and when the first of those runs out.
         */
        Clock: {
            deadline: string | null;
            running: number[];
            seat_seconds: {
                [key: string]: number;
            };
        };
        /**
         * DoneMessage
         * @description What was asked under this name is done, and kept.
         */
        DoneMessage: {
            id: string;
            /** @enum {unknown} */
            type: "done";
        };
        /**
         * EmoteMessage
         * @description Somebody at a seat makes a face. It is gone a moment later: nobody who comes then is told.
         */
        EmoteMessage: {
            /** @enum {unknown} */
            emote: "bravo" | "hello" | "laugh" | "oops" | "thanks" | "wow";
            from: number;
            /** @enum {unknown} */
            type: "emote";
        };
        /**
         * Held
         * @description The card somebody has taken or drawn and not yet laid; its kind only for those who may know.
         */
        Held: {
            card: string | null;
            seat: number;
            taken: boolean;
        };
        /**
         * HiloView
         * @description A table of HiLo as one viewer sees it. Cards are keys of the card pack, None is face down.
         *
         *         `step` says what is asked for: start, turn, taken, drawn, uncover, phoenix, cast or over. `chosen` are
         *         the start cards picked so far, `coins` what each layout's open cards are worth, `stock` how many
         *         cards of each kind the deck holds - public, it is printed in the rules.
         */
        HiloView: {
            active: number;
            chosen: (number | null)[];
            coins: number[];
            discard: (string | null)[];
            draw: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hilo";
            held: components["schemas"]["Held"] | null;
            layouts: (string | null)[][];
            n: number;
            seats: number;
            starter: number;
            step: string;
            stock: {
                [key: string]: number;
            };
            to_act: number[];
            you: number | null;
        };
        /**
         * Hint
         * @description A move worth considering: the chance to win found for it, how much speaks for it, and one thought why.
         *
         *         `chance` is None where nothing was thought through; `weight` is the share of all thinking it took, so
         *         that the weights of a full list add up to one. `key` and `params` make the sentence.
         */
        Hint: {
            action: number;
            chance: number | null;
            key: string;
            params: {
                [key: string]: string | number | (string | null)[] | null;
            };
            text: string;
            weight: number;
        };
        /**
         * HintsMessage
         * @description The moves worth considering at version `n`, best first, from the asking seat's knowledge.
         */
        HintsMessage: {
            hints: components["schemas"]["Hint"][];
            n: number;
            /** @enum {unknown} */
            type: "hints";
        };
        /**
         * HistoryMessage
         * @description What has happened so far, told to whoever has just come; `left_out` counts the news before that.
         */
        HistoryMessage: {
            left_out: number;
            past: components["schemas"]["Past"][];
            /** @enum {unknown} */
            type: "history";
        };
        /**
         * KillTheUnicornsView
         * @description A table of Kill the Unicorns as one viewer sees it.
         *
         *         `step` says what is asked for:
         *         `character` pick a character · `trap-discard` lay one drawn trap off (prototype) · `trap` set a trap ·
         *         `lead` which of the team opens · `before-lay` window before hunt cards are laid (princess, bard, black
         *         mage) · `announce` how many cards the teams lay · `lay` lay hunt cards or pass · `after-reveal` window
         *         before ties are struck out (wizard, thief) · `choose-trap` which of two traps to uncover ·
         *         `trap-revealed` window before the effect (shaman) · `trojan` choose the two unicorns to swap ·
         *         `zombicorn` choose the unicorn to lose · `bait` choose the hunt card to lose · `after-hunt` window
         *         (huntress) · `market` buy or pass · `target` choose the unicorn for what is being bought · `over`.
         *
         *         `round` counts from 1 and is 0 while characters are picked; `hunt` is the prize being hunted, from 1, and
         *         0 outside hunts. `marker` holds the first-player marker, `active` is whose turn it is: in a window the
         *         seat whose turn comes next, for the team decisions any of the two.
         *
         *         `teams` gives the herd of each seat: everybody their own, or two for each team; `order` are the seats in
         *         the order of turns, which teams drawn by lot take alternately. `powers` is `ready`,
         *         `used` (this round) or `off` for each seat; `edition` the rules that are played.
         *
         *         `hands`, `laid` and `discards` are hunt cards: held, laid for the prize being hunted, and spent this
         *         round. `totals` are what the hunters' open cards add up to, None for who lays nothing or still
         *         hidden; in the team game both of a team have the team's total. `tied` are hunters whose total is void.
         *         `needed` is how many cards have to be laid, 0 before somebody has opened. `passed` and
         *         `silenced` (by the bard) are seats. `winner` is the herd the prize goes to as things stand.
         *
         *         `trap_hands` are the traps drawn and not yet set, `trap_piles` counts what is still to be drawn,
         *         `trap_discards` run from bottom to top. `gone` are the unicorns discarded, `draw` the size of the deck.
         *
         *         `market` is what is for sale, `buying` the token somebody is about to lay on a unicorn, `shopped` the
         *         seats that have had their turn at the market in this round, `pates` the pâtés of each herd.
         *         `free` are the characters still to be picked.
         */
        KillTheUnicornsView: {
            active: number;
            buying: string | null;
            characters: (string | null)[];
            discards: (string | null)[][];
            draw: number;
            edition: string;
            free: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "kill-the-unicorns";
            gone: (string | null)[];
            hands: (string | null)[][];
            herds: components["schemas"]["Unicorn"][][];
            hunt: number;
            laid: (string | null)[][];
            marker: number;
            market: components["schemas"]["Stall"][];
            n: number;
            needed: number;
            order: number[];
            passed: number[];
            pates: string[][];
            powers: string[];
            round: number;
            rounds: number;
            row: components["schemas"]["Prize"][];
            seats: number;
            shopped: number[];
            shown_trap: components["schemas"]["ShownTrap"] | null;
            silenced: number[];
            step: string;
            tallies: components["schemas"]["Tally"][];
            teams: number[];
            tied: number[];
            to_act: number[];
            totals: (number | null)[];
            trap_discards: (string | null)[][];
            trap_hands: (string | null)[][];
            trap_piles: number[];
            winner: number | null;
            you: number | null;
        };
        /**
         * KnownMessage
         * @description All the asking seat knows at version `n`, as a position: what bots of this server are handed, too.
         */
        KnownMessage: {
            legal: number[];
            n: number;
            position: string;
            /** @enum {unknown} */
            type: "known";
        };
        /**
         * Loan
         * @description A unicorn that is lent until the end of the turn.
         */
        Loan: {
            borrower: number;
            card: string;
            home: number;
        };
        /**
         * News
         * @description An event as one viewer may know it, with the clause of the rulebook that made it happen.
         */
        News: {
            clause: string;
            key: string;
            params: {
                [key: string]: string | number | (string | null)[] | null;
            };
        };
        /**
         * OpenWindow
         * @description A reaction window at the table: what it is, and when whoever has not answered lets it go by.
         *
         *         Whoever is alone with bots keeps nobody waiting: there is no deadline then.
         */
        OpenWindow: {
            asked: number[];
            deadline: string | null;
            key: string;
            passing: number;
        };
        /**
         * Outcome
         * @description How a match ended: the seats that won, every score, and the clause that ended it.
         */
        Outcome: {
            reason: string;
            scores: components["schemas"]["Score"][];
            winners: number[];
        };
        /**
         * Pace
         * @description How long a move may take: as long as it wants, some seconds, or some days.
         *
         *         `reaction` is how many seconds a reaction window stays open; where a move has days, `reaction_hours` is
         *         how many hours, at most as long as a move.
         */
        Pace: {
            /** @default null */
            days: number | null;
            /**
             * @default none
             * @enum {unknown}
             */
            kind: "days" | "move" | "none";
            /** @default 12 */
            reaction: number;
            /** @default null */
            reaction_hours: number | null;
            /** @default null */
            seconds: number | null;
        };
        /**
         * Part
         * @description One line of a score: where points came from and which places of the board gave them.
         */
        Part: {
            key: string;
            /** @default {} */
            params: {
                [key: string]: string | number | (string | null)[] | null;
            };
            places: string[];
            points: number;
        };
        /**
         * Past
         * @description What an earlier action brought about, as one viewer may know it, who decided it, and when.
         */
        Past: {
            at: string;
            /** @enum {unknown} */
            by: "bot" | "clock" | "person";
            news: components["schemas"]["News"][];
        };
        /**
         * Ping
         * @description Are you still there? `hidden` tells that nobody looks at the page at the moment.
         */
        Ping: {
            /** @default false */
            hidden: boolean;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * Played
         * @description A card being played, or a Neigh card on top of it. `targets` are the seats named so far.
         *
         *         For an upgrade or a downgrade the one target is the stable it is played into.
         */
        Played: {
            card: string;
            seat: number;
            targets: number[];
        };
        /**
         * PongMessage
         * @description Still here.
         */
        PongMessage: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * PresenceMessage
         * @description Who looks at the table right now.
         */
        PresenceMessage: {
            connected: number[];
            onlookers: number;
            /** @enum {unknown} */
            type: "presence";
        };
        /**
         * Preview
         * @description What places would bring the seat that is asked, counted from what it knows and nothing else.
         *
         *         It is about the last of the places of `about`, once those before it are chosen. `key` and `params` make
         *         the sentence.
         */
        Preview: {
            about: string[];
            key: string;
            params: {
                [key: string]: string | number | (string | null)[] | null;
            };
            points: number;
        };
        /**
         * Prize
         * @description A place of the row. `card` is None once its unicorn was caught or has run away.
         *
         *         `above` and `below` are the two trap places; an edition with one trap for each unicorn uses `below`.
         */
        Prize: {
            above: components["schemas"]["SetTrap"] | null;
            below: components["schemas"]["SetTrap"] | null;
            card: string | null;
        };
        /**
         * Prompt
         * @description What is being asked for, of whom, and by which card.
         *
         *         `key` is one of
         *
         *         - `foal`: choose a foal to begin with
         *         - `use`: use a start effect, or end
         *         - `action`: play a card or draw (`end` after the first of two plays; `swap` in a party variant)
         *         - `neigh`: answer the card on top of the stack, or pass
         *         - `may`: yes or no to what the card offers
         *         - `player`: choose a player (`no` where the effect is optional and named in advance)
         *         - `card`: pick a card in the stable of `target`
         *         - `hand`: pick a card of your own hand to `do` something with
         *         - `found`: pick a card where `do` tells, or nothing
         *         - `either`: the first or the second of two steps of the card's program
         *         - `guard`: use a guard for `threatened`, or no
         *         - `limit`: discard down to the hand limit
         *         - `call`: name somebody, or no (party variants)
         *         - `over`: nothing any more
         *
         *         `do` is the verb of the program's step (`discard`, `sacrifice`, `destroy`, ...), `step` its number in the
         *         program of `card` at the moment `trigger` (`play`, `enter`, `turn_start`, `instant`). `left` counts how
         *         many cards are still owed. Where no card's effect asks, `card` is None.
         */
        Prompt: {
            card: string | null;
            do: string;
            key: string;
            left: number;
            step: number;
            target: number | null;
            threatened: string | null;
            trigger: string;
        };
        /**
         * RefusedMessage
         * @description What was asked cannot be done, or would not be: a code, the rule, and a sentence.
         */
        RefusedMessage: {
            clause: string | null;
            code: string;
            /** @default  */
            id: string;
            message: string;
            n: number;
            params: {
                [key: string]: string | number | (string | null)[] | null;
            };
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Say
         * @description Say something to the table. What is said twice with the same `id` is said once.
         */
        Say: {
            /** @default  */
            id: string;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * Score
         * @description What one seat scored, and its parts, which add up to the total.
         */
        Score: {
            parts: components["schemas"]["Part"][];
            seat: number;
            total: number;
        };
        /**
         * SeatChange
         * @description What became of a seat during the match: who was there before, and who has been since.
         *
         *         A `stand-in` plays for a person who left, a `bot` for itself.
         */
        SeatChange: {
            at: string;
            name_after: string;
            name_before: string;
            seat: number;
            /** @enum {unknown} */
            state_after: "bot" | "person" | "stand-in";
            /** @enum {unknown} */
            state_before: "bot" | "person" | "stand-in";
        };
        /**
         * SeatInfo
         * @description A seat as anybody may see it. `entropy_commitment` is SHA-256 of the entropy it is going to reveal.
         *
         *         From `warned_until` on a bot plays for somebody who lets everybody wait; `wants_seat` is the seat they
         *         would like to have instead; `beside` is the seat on whose device a guest plays.
         */
        SeatInfo: {
            avatar: string | null;
            beside: number | null;
            bot: string | null;
            connected: boolean;
            /** @enum {unknown} */
            entropy: "committed" | "none" | "owed" | "revealed";
            entropy_commitment: string | null;
            host: boolean;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            muted: boolean;
            nickname: string | null;
            ready: boolean;
            seat: number;
            stand_in: boolean;
            wants_seat: number | null;
            warned_until: string | null;
        };
        ServerMessage: components["schemas"]["TableMessage"] | components["schemas"]["ChatsMessage"] | components["schemas"]["UpdateMessage"] | components["schemas"]["ChangesMessage"] | components["schemas"]["HistoryMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["EmoteMessage"] | components["schemas"]["RefusedMessage"] | components["schemas"]["DoneMessage"] | components["schemas"]["HintsMessage"] | components["schemas"]["KnownMessage"] | components["schemas"]["PongMessage"];
        /**
         * SetTrap
         * @description A trap lying face down at a prize: who set it, and which it is for those who know.
         */
        SetTrap: {
            card: string | null;
            seat: number;
        };
        /**
         * ShowEmote
         * @description Make a face at one's seat for a moment.
         */
        ShowEmote: {
            /** @enum {unknown} */
            emote: "bravo" | "hello" | "laugh" | "oops" | "thanks" | "wow";
            /** @enum {unknown} */
            type: "emote";
        };
        /**
         * ShownTrap
         * @description The trap the winner has uncovered and whose effect is being carried out.
         */
        ShownTrap: {
            card: string;
            seat: number;
            side: string;
        };
        /**
         * Stall
         * @description A stall of the black market: the tokens left on it and what they cost, in the same order.
         *
         *         A token that is there more than once is listed as often.
         */
        Stall: {
            item: string;
            prices: number[];
            tokens: string[];
        };
        /**
         * TableInfo
         * @description A table as anybody may see it; `you` is the seat of whoever asked, `n` the table's version.
         *
         *         `yours` are all seats that play on the reader's device. Where those are several, nobody's cards are shown
         *         while the match goes on, and `you` is null, until the socket says in whose hands the device is.
         *
         *         `pack` names the cards as the record will, `own_pack` tells that they are of the host's own pack; `adult`
         *         that the table is for adults, and `forfeits` what its host wants to see when a party variant calls out.
         *         `room` is the room the table is in, and `next` the table of the next game there. While `revealing`, seats
         *         that have committed to their entropy are asked to reveal it; `deals` counts how often it was prepared.
         */
        TableInfo: {
            adult: boolean;
            code: string;
            commitment: string;
            created: string;
            deals: number;
            deck_language: string;
            edition: string;
            forfeits: string[];
            game: string;
            hints: boolean;
            id: string;
            n: number;
            next: string | null;
            options: {
                [key: string]: string;
            };
            own_pack: boolean;
            pace: components["schemas"]["Pace"];
            pack: string;
            public: boolean;
            result: string | null;
            revealing: boolean;
            room: string;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            starts: "full" | "host";
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            you: number | null;
            yours: number[];
        };
        /**
         * TableMessage
         * @description The table has changed: seats, status, or this is the beginning.
         */
        TableMessage: {
            table: components["schemas"]["TableInfo"];
            /** @enum {unknown} */
            type: "table";
        };
        /**
         * Tally
         * @description What a herd is worth as it lies: the lines of the score, and how its unicorns are best grouped.
         *
         *         `sets` and `rainbows` are points, `rainbow_count` the number of rainbows, `set_sizes` how many unicorns of
         *         each colour are counted outside rainbows. The lines add up to `total`.
         */
        Tally: {
            pates: number;
            rainbow_count: number;
            rainbows: number;
            set_sizes: {
                [key: string]: number;
            };
            sets: number;
            stars: number;
            tokens: number;
            total: number;
            traps: number;
        };
        /**
         * Undo
         * @description Take back one's last action, seen at version `n`.
         */
        Undo: {
            /** @default  */
            id: string;
            n: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * Unicorn
         * @description A unicorn of a herd and all that is attached to it.
         *
         *         `colour` is the colour it counts as now, None for none; `points` are its stars with its tokens and its
         *         trap; `tokens` are in the order they were laid; `trap` is the trap pinned to it.
         */
        Unicorn: {
            card: string;
            colour: string | null;
            points: number;
            tokens: string[];
            trap: string | null;
            twice: boolean;
        };
        /**
         * UnicornView
         * @description A table of Unstable Unicorns as one viewer sees it. Cards are keys of the card pack, None is unknown.
         *
         *         `phase` is setup, start, draw, action, end or over. Stables list their cards in the order they came,
         *         `unicorns` what they count against `goal`. Hands are sorted and tell nothing by their order. `deck` is how
         *         many cards are left, `top` what the viewer knows of them from the top down, cut off after the last known
         *         one. `discard` runs from bottom to top. `stack` is the card being played and the Neigh cards on it, bottom
         *         first. `waiting` are the start effects still to be used this turn. `plays` tells how many cards may still
         *         be played this turn and `played` how many have been, `skips` how many turns each seat will miss, `extra`
         *         how many extra turns follow for the active seat, `limits` the hand limits. `loan` is the lent unicorn that
         *         comes home first. `blank` and `cows` tell whose unicorns have no effect or are in costume, `strike`
         *         whether no foal can enter a stable. `swapped` tells who has used the party variant's new hand. `stock` is
         *         how many cards of each kind are in the game - public, it is printed in the rules.
         */
        UnicornView: {
            active: number;
            blank: boolean[];
            cows: boolean[];
            deck: number;
            discard: string[];
            extra: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "unstable-unicorns";
            goal: number;
            hands: (string | null)[][];
            limits: number[];
            loan: components["schemas"]["Loan"] | null;
            n: number;
            nursery: string[];
            party: string;
            phase: string;
            played: number;
            plays: number;
            prompt: components["schemas"]["Prompt"];
            seats: number;
            skip_action: boolean;
            skip_draw: boolean;
            skips: number[];
            stables: string[][];
            stack: components["schemas"]["Played"][];
            starter: number;
            stock: {
                [key: string]: number;
            };
            strike: boolean;
            swapped: boolean[];
            targeting: string;
            to_act: number[];
            top: (string | null)[];
            unicorns: number[];
            waiting: string[];
            you: number | null;
        };
        /**
         * UpdateMessage
         * @description All one viewer may know of the match at version `n`.
         *
         *         `by` tells who decided the action behind it: a person, a bot, or a stand-in when a clock ran out.
         */
        UpdateMessage: {
            by: ("bot" | "clock" | "person") | null;
            choices: components["schemas"]["Choice"][];
            clock: components["schemas"]["Clock"] | null;
            n: number;
            news: components["schemas"]["News"][];
            outcome: components["schemas"]["Outcome"] | null;
            previews: components["schemas"]["Preview"][];
            /** @enum {unknown} */
            type: "update";
            undo: boolean;
            view: components["schemas"]["View"];
            window: components["schemas"]["OpenWindow"] | null;
        };
        View: components["schemas"]["HiloView"] | components["schemas"]["KillTheUnicornsView"] | components["schemas"]["UnicornView"];
        /**
         * Why
         * @description Ask why an action, written as people write it (`place 3`), is not allowed now.
         */
        Why: {
            text: string;
            /** @enum {unknown} */
            type: "why";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
