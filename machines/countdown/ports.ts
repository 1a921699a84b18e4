import type { Port } from '#machines/shared/ports.ts';

export type CountdownPorts = {
  /** The time by the server's clock, in milliseconds. */
  readServerClock: Port<void, { now: number }>;
};
