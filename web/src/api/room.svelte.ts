/** A viewer's line to one table: what the server said last, and what we may say to it. Reconnects by itself. */

import { language } from '../texts/language.svelte.ts';
import { giveEntropy } from './http.ts';
import type { Emote } from '../art/emotes.ts';
import type {
  ChatLine,
  ClientMessage,
  Hints,
  History,
  Refused,
  SeatChange,
  ServerMessage,
  TableInfo,
  Update,
} from './types.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
/** How often the server is asked whether it is there. Whoever has not answered by the next time is gone. */
const HEARTBEAT = 4000;
/** Refusals to something said twice that mean it had arrived the first time. */
const HAD_ARRIVED = ['stale-version', 'not-your-turn', 'match-over'];

/** Something said under a name of its own, until the server has answered it. */
interface Pending {
  message: ClientMessage & { id: string };
  again: boolean;
}

/** A name nobody else has given. Random bytes may be had on any page, ready-made names only on secure ones. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** End a line. One that is still being dialled is ended when somebody answers: browsers complain of any sooner. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
  else socket?.close();
}

/** What an update asks its viewer to choose from, in short. */
function choicesOf({ choices }: Update): string {
  return choices.map(({ action }) => action).join(' ');
}

export class Room {
  readonly id: string;
  table = $state.raw<TableInfo | null>(null);
  latest = $state.raw<Update | null>(null);
  chats = $state.raw<ChatLine[]>([]);
  connected = $state.raw<number[]>([]);
  onlookers = $state(0);
  line = $state<LineState>('connecting');
  /** True from sending an action until the server has answered it: a double click is one click. */
  waiting = $state(false);

  /** The hints to the decision at hand, and whether they are still being thought about. */
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  /** The choices hints were asked about; empty once that decision is made or gone. */
  private question = '';

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry = 0;
  private beat = 0;
  private closed = false;
  private readonly onUpdate: (update: Update, first: boolean) => void;
  private readonly onHistory: (history: History) => void;
  private readonly onRefused: (refused: Refused) => void;
  private fresh = true;
  /** In whose hands this device is, where several people play on it. */
  private readonly holder: number | null;
  private arriving = true;
  /** What became of the seats before the history that comes next. */
  changes: readonly SeatChange[] = [];
  private pending: Pending[] = [];
  /** Whether the last question has not been answered yet. */
  private asked = false;
  /** What was written to the chat and refused, to be mended and sent again. */
  returned = $state('');
  /** Hears of every face that is made at the table. */
  onEmote: (seat: number, emote: Emote) => void = () => undefined;

  constructor(
    id: string,
    onUpdate: (update: Update, first: boolean) => void,
    onHistory: (history: History) => void,
    onRefused: (refused: Refused) => void,
    holder: number | null = null,
  ) {
    this.id = id;
    this.holder = holder;
    this.onUpdate = onUpdate;
    this.onHistory = onHistory;
    this.onRefused = onRefused;
    this.connect();
    document.addEventListener('visibilitychange', this.look);
    window.addEventListener('online', this.wake);
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const hands = this.holder === null ? '' : `&seat=${this.holder}`;
    const socket = new WebSocket(
      `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}?lang=${language.current}${hands}`,
    );
    this.socket = socket;
    this.fresh = true;
    this.arriving = true;
    this.asked = false;
    clearInterval(this.beat);
    // From the first moment: a line may be dead before it has said a word.
    this.beat = window.setInterval(() => this.listen(socket), HEARTBEAT);
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.line = 'open';
      this.wait = FIRST_WAIT;
      this.ping();
    });
    socket.addEventListener('message', (event) => {
      if (this.socket !== socket) return;
      this.asked = false;
      this.hear(JSON.parse(String(event.data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ reason }) => {
      if (this.socket !== socket) return;
      clearInterval(this.beat);
      this.hinting = false;
      if (this.closed || this.line === 'gone') return;
      if (reason === 'reseated') {
        // The line is fine: we sit somewhere else now, and are told anew what we may know.
        this.connect();
        return;
      }
      this.lose();
    });
  }

  private lose(): void {
    this.line = 'lost';
    clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** Ask whether anybody is there; a line on which the last question was not answered is dead, whatever it says. */
  private listen(socket: WebSocket): void {
    if (this.socket !== socket || this.closed || this.line === 'gone') return;
    if (!this.asked) {
      if (socket.readyState === WebSocket.OPEN) this.ping();
      else this.asked = true;
      return;
    }
    clearInterval(this.beat);
    this.socket = null;
    this.hinting = false;
    hangUp(socket);
    this.lose();
  }

  private ping(): void {
    this.asked = true;
    this.send({ type: 'ping', hidden: document.visibilityState === 'hidden' });
  }

  private readonly look = (): void => this.ping();
  private readonly wake = (): void => {
    if (this.line === 'lost') this.redial();
  };

  /** Say something under a name of its own; should the line break, it is said again on the next one. */
  private ask(message: ClientMessage & { id: string }): void {
    this.pending.push({ message, again: false });
    this.send(message);
  }

  /** On a new line: say again what has not been answered. The server does nothing twice. */
  private askAgain(): void {
    for (const one of this.pending) {
      one.again = true;
      this.send(one.message);
    }
  }

  /** Note that something was answered; what it was. */
  private settle(id: string): Pending | null {
    const found = this.pending.find(({ message }) => message.id === id) ?? null;
    if (found) this.pending = this.pending.filter((one) => one !== found);
    this.waiting = this.pending.some(({ message }) => message.type !== 'chat');
    return found;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        // Should that fail, the table is told again, or goes on without our share.
        giveEntropy(message.table).catch(() => null);
        break;
      case 'update':
        // What others do meanwhile leaves a decision as it is, as long as it is asked with the same choices.
        if (this.question !== choicesOf(message)) this.dropHints();
        this.latest = message;
        this.onUpdate(message, this.fresh);
        this.fresh = false;
        break;
      case 'changes':
        this.changes = message.changes;
        break;
      case 'history':
        this.onHistory(message);
        this.changes = [];
        break;
      case 'done':
        this.settle(message.id);
        break;
      case 'hints':
        this.hinting = false;
        if (this.question !== '') this.hints = message;
        break;
      case 'refused': {
        this.hinting = false;
        if (message.code === 'no-such-table') this.line = 'gone';
        const asked = message.id ? this.settle(message.id) : null;
        if (asked?.again && HAD_ARRIVED.includes(message.code)) break;
        if (asked?.message.type === 'chat') this.returned = asked.message.text;
        this.onRefused(message);
        break;
      }
      case 'chat':
        this.chats = [...this.chats, message];
        break;
      case 'chats':
        this.chats = message.messages;
        break;
      case 'presence':
        // The last word to whoever has just come.
        if (this.arriving) this.askAgain();
        this.arriving = false;
        this.connected = message.connected;
        // Who is there decides what comes next: whoever follows the room looks again.
        if (this.table?.status === 'over') this.table = { ...this.table };
        this.onlookers = message.onlookers;
        break;
      case 'emote':
        this.onEmote(message.from, message.emote);
        break;
      case 'pong':
        break;
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  act(action: number): void {
    if (!this.latest || this.waiting) return;
    this.waiting = true;
    this.dropHints();
    this.ask({ type: 'act', n: this.latest.n, action, id: newId() });
  }

  undo(): void {
    if (!this.latest || this.waiting) return;
    this.waiting = true;
    this.ask({ type: 'undo', n: this.latest.n, id: newId() });
  }

  /** Ask why an action, in its notation, cannot be played now. */
  why(text: string): void {
    this.send({ type: 'why', text });
  }

  askHints(): void {
    if (!this.latest || this.hinting) return;
    this.hinting = true;
    this.question = choicesOf(this.latest);
    this.send({ type: 'hint', n: this.latest.n });
  }

  dropHints(): void {
    this.hints = null;
    this.question = '';
  }

  chat(text: string): void {
    this.returned = '';
    this.ask({ type: 'chat', text, id: newId() });
  }

  emote(emote: Emote): void {
    this.send({ type: 'emote', emote });
  }

  /** Hang up and dial again at once: the seat of this browser has changed. */
  redial(): void {
    clearTimeout(this.retry);
    const old = this.socket;
    this.line = 'connecting';
    this.connect();
    hangUp(old);
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.look);
    window.removeEventListener('online', this.wake);
    clearTimeout(this.retry);
    clearInterval(this.beat);
    const last = this.socket;
    this.socket = null;
    hangUp(last);
  }
}
