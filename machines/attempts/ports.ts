import type { MoneyIntent } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** A page of this phone opened or closed an attempt. */
export type AttemptsChanged = { type: 'attempts.changed' };

/** The ports of finding out about open attempts. */
export type AttemptsPorts = {
  /**
   * Attempts whose outcome is not known, and which the active flow of this page does not ask about:
   * also those of its kind that another page made. Throws where the phone can't say.
   */
  readOpenAttempts: Port<{ userKey: string }, { intents: readonly MoneyIntent[] }>;
  /** Tells of each change of the journal, by this page or another one. */
  watchAttempts: Watch<{ userKey: string }, AttemptsChanged>;
};
