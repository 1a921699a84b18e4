import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';

/**
 * The newest attempt on a subject; open until its outcome is known. `answer`: the server's
 * inconclusive answer; null if it sent none.
 */
export type JournalEntry = { intent: MoneyIntent; open: boolean; answer: MoneyAnswer | null };

/** A written intent, or the attempt that blocks it. */
export type Opening = { outcome: 'opened' } | { outcome: 'pending'; intent: MoneyIntent };

/**
 * Money attempts, written before their requests are sent. For each user and subject
 * (`subjectOfIntent`) the journal stores the newest attempt, also after it is closed.
 *
 * An attempt that this page closed counts as closed on this page, even if the write to disk failed;
 * reading the open intents repeats that write.
 *
 * Every function ends within the journal's time limit, and throws ServiceFailure `journal` if the
 * journal cannot be read or written.
 */
export type Journal = {
  newest: (userKey: string, subject: string) => Promise<JournalEntry | null>;
  /**
   * Writes an intent; resolves when it is on disk. Check and write are one transaction, so that
   * only one of two tabs succeeds. If the subject's newest attempt is open, or differs from the
   * intent's `previousAttemptId`, the result is that attempt as `pending`, and nothing is written.
   */
  open: (intent: MoneyIntent) => Promise<Opening>;
  /** The user's open intents, in any order. */
  openIntents: (userKey: string) => Promise<MoneyIntent[]>;
  /** Stores the server's answer to the given attempt, never to a newer one on its subject. */
  note: (intent: MoneyIntent, answer: MoneyAnswer) => Promise<void>;
  /**
   * Closes the given attempt, never a newer one on its subject. Returns the stored answer; null
   * without one, or if a newer attempt replaced it.
   */
  close: (intent: MoneyIntent) => Promise<MoneyAnswer | null>;
  /** Called when attempts are opened or closed by any page; returns the unsubscribe function. */
  onChange: (listener: () => void) => () => void;
};
