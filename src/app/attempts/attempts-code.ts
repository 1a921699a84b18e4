import type { attemptsMachine } from '#machines/attempts/attempts.machine.ts';
import type { Runs } from '../flows/lazy-flow.ts';
import { createLazyCode, type LazyCode } from '../loading/lazy-code.ts';
import type { AttemptServices } from './provider.ts';

/** What finds out about open attempts beside the flows, ready to run. */
export type AttemptsCode = LazyCode<Runs<typeof attemptsMachine>>;

/** Its machine, and how it is told what became of money; fetched together. */
export const lazyAttempts = createLazyCode(() => import('./chunk.ts'));

/**
 * The code that finds out about open attempts: machines, screen and words, in chunks of their own.
 *
 * @param needTexts loads their words
 */
export const createAttemptsCode = (
  services: Omit<AttemptServices, 'journal'>,
  journal: LazyCode<AttemptServices['journal']>,
  needTexts: () => Promise<void>,
): AttemptsCode =>
  createLazyCode(async () => {
    const [{ provideAttempts }, there] = await Promise.all([
      lazyAttempts.load(),
      journal.load(),
      needTexts(),
    ]);
    return provideAttempts({ ...services, journal: there });
  });
