import type { Port } from '#machines/shared/ports.ts';

/** The ports of a countdown. */
export type CountdownPorts = {
  /** The time by the server's clock, in milliseconds. */
  readServerClock: Port<void, { now: number }>;
};
