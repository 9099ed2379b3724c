// Made by "make types" from 4d241795f9ba30013ad0caac93427fc700390b45d34f332900e54980aa71acc7

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
         */
        Choice: {
            about: string[];
            action: number;
            text: string;
            verb: string;
        };
        ClientMessage: components["schemas"]["Act"] | components["schemas"]["Undo"] | components["schemas"]["Say"] | components["schemas"]["Why"] | components["schemas"]["AskHints"] | components["schemas"]["Ping"];
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
         */
        OpenWindow: {
            asked: number[];
            deadline: string;
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
         *         `reaction` is how many seconds a reaction window stays open, except where a move has days.
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
         * @description What an earlier action brought about, as one viewer may know it, and who decided it.
         */
        Past: {
            /** @enum {unknown} */
            by: "bot" | "clock" | "person";
            news: components["schemas"]["News"][];
        };
        /**
         * Ping
         * @description Are you still there?
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
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
         * RefusedMessage
         * @description What was asked cannot be done, or would not be: a code, the rule, and a sentence.
         */
        RefusedMessage: {
            clause: string | null;
            code: string;
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
         * @description Say something to the table.
         */
        Say: {
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
         * SeatInfo
         * @description A seat as anybody may see it.
         */
        SeatInfo: {
            bot: string | null;
            connected: boolean;
            host: boolean;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            nickname: string | null;
            seat: number;
            stand_in: boolean;
        };
        ServerMessage: components["schemas"]["TableMessage"] | components["schemas"]["ChatsMessage"] | components["schemas"]["UpdateMessage"] | components["schemas"]["HistoryMessage"] | components["schemas"]["PresenceMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["RefusedMessage"] | components["schemas"]["HintsMessage"] | components["schemas"]["PongMessage"];
        /**
         * TableInfo
         * @description A table as anybody may see it; `you` is the seat of whoever asked, `n` the table's version.
         *
         *         `pack` names the cards as the record will, `own_pack` tells that they are of the host's own pack; `adult`
         *         that the table is for adults, and `forfeits` what its host wants to see when a party variant calls out.
         */
        TableInfo: {
            adult: boolean;
            code: string;
            commitment: string;
            created: string;
            deck_language: string;
            edition: string;
            forfeits: string[];
            game: string;
            hints: boolean;
            id: string;
            n: number;
            options: {
                [key: string]: string;
            };
            own_pack: boolean;
            pace: components["schemas"]["Pace"];
            pack: string;
            public: boolean;
            rematch: string | null;
            result: string | null;
            seats: components["schemas"]["SeatInfo"][];
            /** @enum {unknown} */
            status: "open" | "over" | "playing";
            you: number | null;
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
         * Undo
         * @description Take back one's last action, seen at version `n`.
         */
        Undo: {
            n: number;
            /** @enum {unknown} */
            type: "undo";
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
            /** @enum {unknown} */
            type: "update";
            undo: boolean;
            view: unknown;
            window: components["schemas"]["OpenWindow"] | null;
        };
        /**
         * Why
         * @description Ask why an action is not allowed now.
         */
        Why: {
            action: number;
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
