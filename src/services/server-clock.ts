import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';

/** Readings of the device: `monotonic` never jumps, `wall` may be wrong. Both in milliseconds. */
export type DeviceClock = { monotonic: () => number; wall: () => number };

/** The server's time, as far as its replies have told it. */
export type ServerClock = {
  /** Milliseconds since 1970-01-01 UTC by the server; by the device until the first reply. */
  now: () => number;
  /**
   * Whether the server has told it: until then it is the device's. False again while the wall clock
   * has moved on further than the monotonic one, until the next reply.
   */
  isTold: () => boolean;
  /**
   * Tracks a request that leaves now. Call the result with the `Date` header of its reply; a date that
   * no page could show is ignored.
   */
  track: () => (date: string | null) => void;
};

/** A `Date` header says whole seconds and is as old as its way here: smaller differences say nothing. */
const tolerance = 2_000;

const browserClock: DeviceClock = { monotonic: () => performance.now(), wall: () => Date.now() };

/** A clock that follows the server's and moves on by the device's monotonic time. */
export function createServerClock({ monotonic, wall }: DeviceClock = browserClock): ServerClock {
  const apart = () => wall() - monotonic();
  let offset = apart();
  let heard = false;
  /** How far the two readings of the device were apart when the last request left, in milliseconds. */
  let apartThen = offset;
  const now = () => Math.round(monotonic() + offset);
  return {
    now,
    // A phone that sleeps may stop its monotonic clock, also between a request and its reply: the
    // server's time has then moved on unseen.
    isTold: () => heard && apart() - apartThen <= tolerance,
    track() {
      const apartAtRequest = apart();
      return (date) => {
        const told = date === null ? Number.NaN : Date.parse(date);
        if (!v.is(Instant, told)) return;
        apartThen = apartAtRequest;
        if (heard && Math.abs(told - now()) <= tolerance) return;
        offset = told - monotonic();
        heard = true;
      };
    },
  };
}
