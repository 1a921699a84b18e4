import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';

/** Milliseconds; `wall` may be wrong. */
export type DeviceClock = { monotonic: () => number; wall: () => number };

/** The server's time, from its replies. */
export type ServerClock = {
  /** Milliseconds; by the device's clock before the first reply. */
  now: () => number;
  /** False before the first reply, and once the wall clock has run ahead of the monotonic one. */
  isKnown: () => boolean;
  /** Called at the start of a request. The result takes the `Date` header of the reply. */
  track: () => (date: string | null) => void;
};

/** Milliseconds. A `Date` header has whole seconds and is delayed by the network. */
const tolerance = 2_000;

const browserClock: DeviceClock = { monotonic: () => performance.now(), wall: () => Date.now() };

export function createServerClock({ monotonic, wall }: DeviceClock = browserClock): ServerClock {
  const clockDifference = () => wall() - monotonic();
  let offset = clockDifference();
  let hasReply = false;
  /** Difference between the two device clocks, in milliseconds. */
  let lastDifference = offset;
  const now = () => Math.round(monotonic() + offset);
  return {
    now,
    // A sleeping phone may stop its monotonic clock, also between a request and its reply, so the
    // server's time is then unknown.
    isKnown: () => hasReply && clockDifference() - lastDifference <= tolerance,
    track() {
      const differenceAtRequest = clockDifference();
      return (date) => {
        const serverTime = date === null ? Number.NaN : Date.parse(date);
        if (!v.is(Instant, serverTime)) return;
        lastDifference = differenceAtRequest;
        if (hasReply && Math.abs(serverTime - now()) <= tolerance) return;
        offset = serverTime - monotonic();
        hasReply = true;
      };
    },
  };
}
