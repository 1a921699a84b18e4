import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';

/** Clocks of the device: `monotonic` never jumps, `wall` may be wrong. Both in milliseconds. */
export type DeviceClock = { monotonic: () => number; wall: () => number };

/** The server's time, derived from its replies. */
export type ServerClock = {
  /**
   * Milliseconds since 1970-01-01 UTC by the server's clock; by the device's clock before the first
   * reply.
   */
  now: () => number;
  /**
   * Whether the server's time is known; before, the device's time is used. False again if the wall
   * clock has advanced more than the monotonic one, until the next reply.
   */
  isKnown: () => boolean;
  /**
   * Tracks a request at its start. Call the result with the `Date` header of its reply; a date
   * outside the displayable years is ignored.
   */
  track: () => (date: string | null) => void;
};

/**
 * A `Date` header has whole seconds and is delayed by the network, so smaller differences are
 * ignored.
 */
const tolerance = 2_000;

const browserClock: DeviceClock = { monotonic: () => performance.now(), wall: () => Date.now() };

/** A clock that follows the server's clock and advances by the device's monotonic time. */
export function createServerClock({ monotonic, wall }: DeviceClock = browserClock): ServerClock {
  const clockDifference = () => wall() - monotonic();
  let offset = clockDifference();
  let hasReply = false;
  /** Difference between the two device clocks at the start of the last request, in milliseconds. */
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
