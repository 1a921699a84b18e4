import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The page whose code runs. Everything that a page starts, however late it comes, belongs to it; the
 * server's code runs outside of all pages.
 */
export type Frame = {
  /** False once its process died: nothing of it runs any more. */
  alive: boolean;
  /** When the page was opened, by the world's time. */
  openedAt: number;
  /** How far the phone's clock is off, in milliseconds. */
  skew: () => number;
};

export const frames = new AsyncLocalStorage<Frame>();
