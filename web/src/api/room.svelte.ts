/** A viewer's line to one table: what the server said last, and what we may say to it. Reconnects by itself. */

import { language } from '../texts/language.svelte.ts';
import { giveEntropy } from './http.ts';
import type {
  ChatLine,
  ClientMessage,
  Hints,
  History,
  Refused,
  ServerMessage,
  TableInfo,
  Update,
} from './types.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const HEARTBEAT = 25_000;

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

  constructor(
    id: string,
    onUpdate: (update: Update, first: boolean) => void,
    onHistory: (history: History) => void,
    onRefused: (refused: Refused) => void,
  ) {
    this.id = id;
    this.onUpdate = onUpdate;
    this.onHistory = onHistory;
    this.onRefused = onRefused;
    this.connect();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(
      `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}?lang=${language.current}`,
    );
    this.socket = socket;
    this.fresh = true;
    socket.addEventListener('open', () => {
      this.line = 'open';
      this.wait = FIRST_WAIT;
      clearInterval(this.beat);
      this.beat = window.setInterval(() => this.send({ type: 'ping' }), HEARTBEAT);
    });
    socket.addEventListener('message', (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage));
    socket.addEventListener('close', ({ reason }) => {
      if (this.socket !== socket) return;
      clearInterval(this.beat);
      this.waiting = false;
      this.hinting = false;
      if (this.closed || this.line === 'gone') return;
      if (reason === 'reseated') {
        // The line is fine: we sit somewhere else now, and are told anew what we may know.
        this.connect();
        return;
      }
      this.line = 'lost';
      this.retry = window.setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table;
        // Should that fail, the table is told again, or goes on without our share.
        giveEntropy(message.table).catch(() => null);
        break;
      case 'update':
        this.waiting = false;
        // What others do meanwhile leaves a decision as it is, as long as it is asked with the same choices.
        if (this.question !== choicesOf(message)) this.dropHints();
        this.latest = message;
        this.onUpdate(message, this.fresh);
        this.fresh = false;
        break;
      case 'history':
        this.onHistory(message);
        break;
      case 'hints':
        this.hinting = false;
        if (this.question !== '') this.hints = message;
        break;
      case 'refused':
        this.waiting = false;
        this.hinting = false;
        if (message.code === 'no-such-table') this.line = 'gone';
        this.onRefused(message);
        break;
      case 'chat':
        this.chats = [...this.chats, message];
        break;
      case 'chats':
        this.chats = message.messages;
        break;
      case 'presence':
        this.connected = message.connected;
        this.onlookers = message.onlookers;
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
    this.send({ type: 'act', n: this.latest.n, action });
  }

  undo(): void {
    if (!this.latest || this.waiting) return;
    this.waiting = true;
    this.send({ type: 'undo', n: this.latest.n });
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
    this.send({ type: 'chat', text });
  }

  /** Hang up and dial again at once: the seat of this browser has changed. */
  redial(): void {
    clearTimeout(this.retry);
    const old = this.socket;
    this.line = 'connecting';
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.socket?.close();
  }
}
