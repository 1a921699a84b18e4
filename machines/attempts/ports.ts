import type { MoneyIntent } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';

/** What finding out about open attempts asks of the world. */
export type AttemptsPorts = {
  /** The attempts whose outcome is not known. Throws where the phone can't say. */
  readOpenAttempts: Port<{ userKey: string }, { intents: readonly MoneyIntent[] }>;
};
