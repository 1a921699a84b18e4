import { type CardId, cardIds } from './cards.ts';
import type { Endings } from './endings.ts';
import { handoversOf, mapOf } from './handovers.ts';
import { mapLayoutOf, type MapLayout } from './map-layout.ts';
import { signOf } from './sign.ts';
import { asksOn } from './taps.ts';

/** Cards of machines with a screen that has a logout button. */
const loggingOut = (): CardId[] =>
  cardIds.filter((card) => card !== 'root' && asksOn(card, 'logout.requested'));

export function flowMap(endings: Endings): MapLayout {
  const map = mapOf(handoversOf(endings));
  return mapLayoutOf(map, signOf(map, loggingOut()));
}
