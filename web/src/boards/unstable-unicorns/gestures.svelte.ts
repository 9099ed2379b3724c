/** Dragging at this table: a card of one's own hand is pulled up and let go over the table, or over whom it is for. */

import { Gestures } from '../../table/gestures.svelte.ts';

/** Nobody's place: the card is played, and who it is for is asked afterwards. */
const TABLE = 'table';

export class StableGestures extends Gestures {
  protected override draggable(place: string): boolean {
    return place.startsWith('hand/') && this.hands.can.has(place);
  }

  protected override landing(under: Element | null): string {
    if (!under || under.closest('[data-hand]')) return '';
    return (
      under.closest<HTMLElement>('[data-drop]')?.dataset['drop'] ?? (under.closest('.board') ? TABLE : '')
    );
  }

  protected override follows(): boolean {
    return true;
  }
}
