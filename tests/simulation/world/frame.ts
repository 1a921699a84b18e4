import { AsyncLocalStorage } from 'node:async_hooks';

/** A page whose code runs. Work that the page starts runs in its frame; the server has no frame. */
export type Frame = {
  alive: boolean;
  /** Time by the world's clock, milliseconds. */
  openedAt: number;
  /** Error of the phone's clock, milliseconds. */
  skew: () => number;
};

export const frames = new AsyncLocalStorage<Frame>();
