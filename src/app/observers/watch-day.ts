import { hour } from '#domain/constants.ts';
import { manilaDay, restOfManilaDay } from '#domain/dates.ts';
import type { PageClock } from '#services/page-clock.ts';
import type { ServerClock } from '#services/server-clock.ts';

type DayContext<Id> = {
  document: {
    readonly visibilityState: string;
    addEventListener: (type: 'visibilitychange', listener: () => void) => void;
  };
  clock: Pick<ServerClock, 'now'>;
  timers: Pick<PageClock<Id>, 'setTimeout'>;
  /** Called on a new day in Manila; not for a day that began while the page was hidden. */
  passed: () => void;
};

/** Milliseconds after midnight: the server's `Date` header, and so its clock, may be behind. */
const margin = 5_000;

/**
 * Watches the day in Manila, because amounts, prices and due dates on a page are those of a day. A
 * reply may correct the clock, so the wait is an hour at most.
 */
export function watchDay<Id>({ document, clock, timers, passed }: DayContext<Id>): void {
  const today = () => manilaDay(clock.now() - margin);
  let day = today();
  function wait(): void {
    timers.setTimeout(look, Math.min(hour, restOfManilaDay(clock.now() - margin)));
  }
  function look(): void {
    const before = day;
    day = today();
    if (day !== before) passed();
    wait();
  }
  // The page fetches its figures anew whenever it is shown.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') day = today();
  });
  wait();
}
