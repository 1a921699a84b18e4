import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';

/** `open` until the outcome is known. `answer`: the server's inconclusive one. */
export type JournalEntry = { intent: MoneyIntent; open: boolean; answer: MoneyAnswer | null };

export type Opening = { outcome: 'opened' } | { outcome: 'pending'; intent: MoneyIntent };

/**
 * Money attempts, written before their requests are sent: the newest for each user and subject,
 * also after it is closed. An attempt that this page closed counts as closed here, even if the
 * write to disk failed.
 *
 * @throws ServiceFailure `journal` if the journal cannot be read or written
 */
export type Journal = {
  newest: (userKey: string, subject: string) => Promise<JournalEntry | null>;
  /**
   * Resolves when the intent is on disk. Check and write are one transaction, so that only one of
   * two tabs succeeds. `pending`: the subject's newest attempt is open, or not the intent's
   * `previousAttemptId`.
   */
  open: (intent: MoneyIntent) => Promise<Opening>;
  openIntents: (userKey: string) => Promise<MoneyIntent[]>;
  /** A newer attempt on the subject stays unchanged. */
  note: (intent: MoneyIntent, answer: MoneyAnswer) => Promise<void>;
  /** Returns the stored answer. A newer attempt on the subject stays unchanged. */
  close: (intent: MoneyIntent) => Promise<MoneyAnswer | null>;
  /** Subscribes to attempts that any page opens or closes; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
};
