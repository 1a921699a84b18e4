import { AsyncLocalStorage } from 'node:async_hooks';
import type { SendForm } from './sent-form.ts';

/**
 * The page whose code runs. All work that a page starts, even delayed work, runs in its frame. The
 * server's code runs outside all frames.
 */
export type Frame = {
  /** False after the page's process died. None of its code runs any more. */
  alive: boolean;
  /** Time at which the page was opened, by the world's clock, milliseconds. */
  openedAt: number;
  /** Error of the phone's clock, milliseconds. */
  skew: () => number;
  /** Sends forms with files; undefined until the host is created. */
  send?: SendForm;
};

export const frames = new AsyncLocalStorage<Frame>();
