/** Clicks, drags, long presses and arrow keys on a board, told to the hands. Works on any `[data-place]`. */

import type { Hands } from './hands.svelte.ts';

const FAR = 9;
const LONG = 480;
const HOVER = 200;
/** A dropped card waits so long where it fell for its flight to begin. */
const SETTLES = 500;
/** Whoever has just read one card reads its neighbour at once. */
const NEIGHBOUR = 350;

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The name of the place something on the page belongs to; empty where it is none. */
export function placeOf(target: EventTarget | null): string {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return place?.dataset['place'] ?? '';
}

export class Gestures {
  /** The place whose card is shown large. */
  enlarged = $state('');
  /** Whether the large card was asked for by a finger, which may go on to play it. */
  reading = $state(false);
  /** The place the pointer or the keyboard is at. */
  pointed = $state('');
  /** Where the dragged card is. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  /** Where a card was let go of that is being played from there. */
  dropped = $state.raw<{ place: string; x: number; y: number } | null>(null);
  protected readonly hands: Hands;
  private start: { x: number; y: number; place: string; id: number } | null = null;
  private timer = 0;
  private swallow = false;
  private hovered = '';
  /** When a card was last shown large. */
  private read = -NEIGHBOUR;

  constructor(hands: Hands) {
    this.hands = hands;
  }

  down = (event: PointerEvent): void => {
    const place = placeOf(event.target);
    clearTimeout(this.timer);
    this.enlarged = '';
    this.reading = false;
    this.swallow = false;
    if (!place || event.button !== 0) return;
    this.start = { x: event.clientX, y: event.clientY, place, id: event.pointerId };
    if (event.pointerType !== 'mouse') {
      this.timer = window.setTimeout(() => {
        this.enlarged = place;
        this.swallow = true;
        this.start = null;
      }, LONG);
    }
  };

  move = (event: PointerEvent): void => {
    if (!this.start) {
      this.hover(event);
      return;
    }
    if (event.pointerId !== this.start.id) return;
    const away = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (!this.hands.dragged && away > FAR) {
      clearTimeout(this.timer);
      if (!this.draggable(this.start.place)) {
        this.start = null;
        return;
      }
      this.hands.dragged = this.start.place;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    if (this.hands.dragged) this.pointer = { x: event.clientX, y: event.clientY };
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.timer);
    const from = this.hands.dragged;
    this.start = null;
    this.drop();
    if (!from) return;
    this.swallow = true;
    const to = this.landing(document.elementFromPoint(event.clientX, event.clientY));
    if (!to || to === from) return;
    const able = this.hands.can.has(from);
    this.hands.drop(from, to, this.follows(from));
    if (!able || this.hands.offered || this.hands.choices.length > 0) return;
    this.dropped = { place: from, x: event.clientX, y: event.clientY };
    setTimeout(this.settled, SETTLES);
  };

  /** The dropped card is on its way, or was nowhere to go. */
  settled = (): void => {
    this.dropped = null;
  };

  /** Whether the card at a place is one of several that are gathered: they point at nothing. */
  gathers(place: string): boolean {
    return this.hands.gathers(place);
  }

  /** Whether the card at a place may be dragged. A board with ways of its own says so here and below. */
  protected draggable(place: string): boolean {
    return this.hands.drags.has(place);
  }

  /** The place a card was dropped on; none where nothing should happen. */
  protected landing(under: Element | null): string {
    return placeOf(under);
  }

  /** Whether a drag that takes two actions is gone through with. */
  protected follows(from: string): boolean {
    return from === 'discard';
  }

  cancel = (): void => {
    clearTimeout(this.timer);
    this.start = null;
    this.drop();
  };

  click = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    // A click without a pointer comes from the keyboard and always counts.
    const ended = this.swallow && event.detail !== 0;
    this.swallow = false;
    if (ended || !place) return;
    const reads = (event as PointerEvent).pointerType === 'touch' && this.reads(place);
    this.hands.touch(place, reads);
    if (!reads || !this.hands.picked.includes(place)) return;
    this.enlarged = place;
    this.reading = true;
  };

  /** The keyboard has come to a place. */
  focused = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      this.pointed = placeOf(event.target);
  };

  private reads(place: string): boolean {
    return this.hands.readsFirst(place) || (this.hands.offered?.about.includes(place) ?? false);
  }

  key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      this.enlarged = '';
      this.reading = false;
      this.hands.putDown();
      return;
    }
    const here = (event.target as Element | null)?.closest<HTMLElement>('[data-place]');
    if (!here) return;
    if (event.key === 'i') this.enlarged = this.enlarged ? '' : (here.dataset['place'] ?? '');
    const root = event.currentTarget as HTMLElement;
    const places = [...root.querySelectorAll<HTMLElement>('[data-place]')].filter(
      (place) => place.offsetParent !== null,
    );
    const direction = ARROWS[event.key];
    const next = direction
      ? nearest(here, places, direction)
      : event.key === 'Home' || event.key === 'End'
        ? this.nextChoice(here, places, event.key)
        : null;
    if (next) {
      event.preventDefault();
      this.focus(next);
    }
  };

  focus(place: HTMLElement): void {
    this.hands.rover = place.dataset['place'] ?? '';
    place.focus();
  }

  private nextChoice(here: HTMLElement, places: HTMLElement[], key: string): HTMLElement | null {
    const able = places.filter((place) => place === here || this.hands.can.has(place.dataset['place'] ?? ''));
    const at = able.indexOf(here) + (key === 'End' ? 1 : -1);
    return able[(at + able.length) % able.length] ?? null;
  }

  private hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    const place = placeOf(event.target);
    if (place === this.hovered) return;
    this.hovered = place;
    this.pointed = place;
    if (this.enlarged) this.read = event.timeStamp;
    this.enlarged = '';
    clearTimeout(this.timer);
    if (!place) return;
    if (event.timeStamp - this.read < NEIGHBOUR) this.enlarged = place;
    else this.timer = window.setTimeout(() => (this.enlarged = place), HOVER);
  }

  leave = (): void => {
    clearTimeout(this.timer);
    this.hovered = '';
    this.pointed = '';
    if (!this.reading) this.enlarged = '';
  };

  private drop(): void {
    this.hands.dragged = '';
    this.pointer = null;
  }
}

/** The nearest place in a direction: straight ahead counts more than near. */
function nearest(
  here: HTMLElement,
  places: HTMLElement[],
  [right, down]: readonly [number, number],
): HTMLElement | null {
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const place of places) {
    if (place === here) continue;
    const to = place.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const ahead = x * right + y * down;
    if (ahead < 6) continue;
    const aside = Math.abs(right ? y : x);
    const cost = ahead + aside * 2.5;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}
