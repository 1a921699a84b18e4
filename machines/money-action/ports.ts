import type { Failure } from '#domain/failure.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';

/**
 * An attempt made ready, or the open one that stands in its way. `taken`: the server shows the effect
 * already, by another page, device or payment, and would take nothing more.
 */
export type Preparation =
  | { outcome: 'ready' | 'pending'; intent: MoneyIntent }
  | { outcome: 'taken'; receipt: MoneyReceipt };

/**
 * What is certain after sending. `refused` is an allow-listed answer and nothing else; `notSent`
 * is certain that no byte left; `pending`: the journal holds an attempt of another page.
 */
export type Submission =
  | { outcome: 'ok'; receipt: MoneyReceipt }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'notSent'; failure: Failure }
  | { outcome: 'pending'; intent: MoneyIntent };

/** The server's state of an attempt at the time of the request. */
export type Reconciliation = { outcome: 'taken'; receipt: MoneyReceipt } | { outcome: 'notTaken' };

/**
 * What a money action asks of the world. Nothing here hangs: each call ends within its own time
 * limit, the journal's too.
 *
 * Who closes an intent: whoever holds the proof of its outcome, after the proof and never before.
 * That is `submitMoney` for an answer to the request, `reconcileMoney` for a reading that shows
 * the effect, and the chart (`closeIntent`) for a reading without it after the settle window.
 * The adapters close without waiting for it, so that the person hears of the outcome first: who
 * confirms in another tab before that finds the attempt open and learns its outcome, instead of
 * sending a second one. A result that nobody hears (`signal` aborted: its state was left, its actor
 * stopped) closes nothing. A crash between proof and close leaves the intent open: the next start
 * asks the server once more and learns the same. So a failed close changes no outcome. An intent
 * closed too early would be a loan twice. Closing touches the given attempt only, never a newer
 * one of its subject.
 *
 * The journal keeps the newest attempt of each subject, also when closed, so that
 * `previousAttemptId` can tell that another page has acted and ended meanwhile.
 */
export type MoneyActionPorts = {
  /**
   * First the journal: an open attempt on the subject is `pending`. Then the server, for what it
   * shows now, as the baseline: where that shows the effect already, the outcome is `taken`. Writes
   * and sends nothing; throws where either can't be read.
   */
  prepareAttempt: Port<{ userKey: string; request: MoneyRequest }, Preparation>;
  /**
   * Writes the intent if the subject's newest attempt is closed and is `previousAttemptId` (else
   * that one is `pending`), awaits the write, and sends once, at once. Resolves `notSent` if the
   * intent can't be written. Throws for everything that leaves the outcome unknown, once what the
   * server answered is noted beside the intent. An abort does not call money back.
   */
  submitMoney: Port<{ intent: MoneyIntent; request: MoneyRequest }, Submission>;
  /** Asks the server afresh, past every cache. Throws when it can't tell. */
  reconcileMoney: Port<{ intent: MoneyIntent }, Reconciliation>;
  /** Closes an attempt that was proven not taken; says what is noted of the server's answer to it. */
  closeIntent: Port<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>;
};
