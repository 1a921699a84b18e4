import type { Port } from '#machines/shared/ports.ts';

export type CountdownPorts = {
  /** `now`: the server's time in milliseconds. */
  readServerClock: Port<void, { now: number }>;
};
