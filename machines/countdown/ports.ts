import type { Port } from '#machines/shared/ports.ts';

export type CountdownPorts = {
  /** In milliseconds. */
  readServerClock: Port<void, { now: number }>;
};
