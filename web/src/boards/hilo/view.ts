/** A table of HiLo as the server tells it. */

import type { View, ViewOf } from '../../api/types.ts';
import { viewOf } from '../views.ts';

export type HiloView = ViewOf<'hilo'>;

export function asHilo(view: View): HiloView {
  return viewOf('hilo', view);
}
