import { stateOf } from '../world/slot.ts';
import { headingOf } from './heading.ts';
import type { Slot } from '../world/slot.ts';
import type { PagePosition } from './recorded-event.ts';

/** Whether no journal operation of a phone and no history traversal of a tab is pending. */
export const isSettled = ({ phone, tab }: Slot, now: number): boolean =>
  phone.disk.freeAt <= now && tab.moving === 0;

/** Returns the current position of the page in a tab. */
export const standsOf = (slot: Slot, now: number): PagePosition => ({
  type: 'stands',
  state: stateOf(slot),
  title: slot.page?.document.title ?? '',
  heading: slot.page && headingOf(slot.page),
  isSettled: isSettled(slot, now),
});
