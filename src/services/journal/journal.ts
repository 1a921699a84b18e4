import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';

/**
 * The newest attempt at a subject; open until its outcome is known. `answer`: what the server said to
 * it, where that proved nothing; null while nothing is known of an answer.
 */
export type JournalEntry = { intent: MoneyIntent; open: boolean; answer: MoneyAnswer | null };

/** An intent that was written, or the attempt that stands in its way. */
export type Opening = { outcome: 'opened' } | { outcome: 'pending'; intent: MoneyIntent };

/**
 * Attempts to move money, written down before their requests leave. Of each user and subject
 * (`subjectOfIntent`) it keeps the newest attempt, also when that is closed.
 *
 * An attempt that this page was told to close counts as closed on this page, also where the disk
 * failed to close it; reading the open intents has the disk try again.
 *
 * Everything here ends within the journal's time limit, and throws ServiceFailure `journal`
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
  /** Notes what the server said to the given attempt, never to a newer one of its subject. */
  note: (intent: MoneyIntent, answer: MoneyAnswer) => Promise<void>;
  /**
   * Closes the given attempt, never a newer one of its subject, and tells what is noted of it: null
   * where nothing is, or where a newer one took its place.
   */
  close: (intent: MoneyIntent) => Promise<MoneyAnswer | null>;
  /** Hears that attempts were opened or closed, by this page or another; returns how to stop. */
  onChange: (listener: () => void) => () => void;
};
