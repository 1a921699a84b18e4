import { hour } from '#domain/constants.ts';
import { manilaDay, restOfManilaDay } from '#domain/dates.ts';
import type { PageClock } from '#services/page-clock.ts';
import type { ServerClock } from '#services/server-clock.ts';

type DayContext<Id> = {
  clock: Pick<ServerClock, 'now'>;
  timers: Pick<PageClock<Id>, 'setTimeout'>;
  /** Called on a new day in Manila, or when the page is shown again on a new day. */
  passed: () => void;
};

/** Milliseconds after midnight: the server's `Date` header, and so its clock, may be behind. */
const margin = 5_000;

/**
 * Watches the day in Manila, because amounts, prices and due dates on a page are those of a day. A
 * reply may correct the clock, so the wait is an hour at most.
 */
export function watchDay<Id>({ clock, timers, passed }: DayContext<Id>): void {
  const now = () => clock.now() - margin;
  let day = manilaDay(now());
  function wait(): void {
    timers.setTimeout(look, Math.min(hour, restOfManilaDay(now())));
  }
  function look(): void {
    const today = manilaDay(now());
    if (today !== day) passed();
    day = today;
    wait();
  }
  wait();
}
