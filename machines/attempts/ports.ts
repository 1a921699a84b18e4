import type { MoneyIntent } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

export type AttemptsChanged = { type: 'attempts.changed' };

export type AttemptsPorts = {
  /**
   * Attempts with an unknown outcome that this page's active flow does not reconcile, other pages'
   * included. Throws if the journal is unreadable.
   */
  readOpenAttempts: Port<{ userKey: string }, { intents: readonly MoneyIntent[] }>;
  /** Emits at each change of the journal by any page. */
  watchAttempts: Watch<{ userKey: string }, AttemptsChanged>;
};
