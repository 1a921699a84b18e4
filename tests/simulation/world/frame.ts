import { AsyncLocalStorage } from 'node:async_hooks';
import type { SendForm } from '../phone/upload-request.ts';

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
  /** How it sends forms with files, once it has a line. */
  send?: SendForm;
};

export const frames = new AsyncLocalStorage<Frame>();
