import { setTimeout } from 'node:timers/promises';

/** Waits for milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

export const systemWait: Wait = (milliseconds) =>
  setTimeout(milliseconds, undefined, { ref: false });
