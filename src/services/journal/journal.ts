import type { MoneyIntent } from '#domain/money.ts';

/** The newest attempt at a subject; open until its outcome is known. */
export type JournalEntry = { intent: MoneyIntent; open: boolean };

/** An intent that was written, or the attempt that stands in its way. */
export type Opening = { outcome: 'opened' } | { outcome: 'pending'; intent: MoneyIntent };

/**
 * Attempts to move money, written down before their requests leave. Of each user and subject
 * (`subjectOfIntent`) it keeps the newest attempt, also when that is closed.
 *
 * Everything here ends within the journal's time limit, and throws ServiceFailure `unexpected`
 * where the journal cannot be read or written.
 */
export type Journal = {
  newest: (userKey: string, subject: string) => Promise<JournalEntry | null>;
  /**
   * Writes an intent, and resolves only once it is on disk. Checks and writes in one step, so that
   * of two tabs one wins: where the subject's newest attempt is open, or is another than the
   * intent's `previousAttemptId`, that one is `pending` and nothing is written.
   */
  open: (intent: MoneyIntent) => Promise<Opening>;
  /** The user's open intents, in no order. */
  openIntents: (userKey: string) => Promise<MoneyIntent[]>;
  /** Closes the given attempt, never a newer one of its subject. */
  close: (intent: MoneyIntent) => Promise<void>;
};
