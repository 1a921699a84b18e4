import type { Failure } from '#domain/failure.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';

/** `pending`: an open attempt blocks this one. `taken`: the server already shows the effect. */
export type Preparation =
  | { outcome: 'ready' | 'pending'; intent: MoneyIntent }
  | { outcome: 'taken'; receipt: MoneyReceipt };

/**
 * `refused`: only an allow-listed answer. `notSent`: no byte was sent. `pending`: the journal has
 * an attempt of another page.
 */
export type Submission =
  | { outcome: 'ok'; receipt: MoneyReceipt }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'notSent'; failure: Failure }
  | { outcome: 'pending'; intent: MoneyIntent };

export type Reconciliation = { outcome: 'taken'; receipt: MoneyReceipt } | { outcome: 'notTaken' };

/**
 * An intent is closed only by the code that has the proof of its outcome: see
 * `machines/docs/closing-an-attempt.md`.
 */
export type MoneyActionPorts = {
  /**
   * Reads the journal, then the server's state as the baseline. Writes and sends nothing; throws if
   * either read fails.
   */
  prepareAttempt: Port<{ userKey: string; request: MoneyRequest }, Preparation>;
  /**
   * Writes the intent, waits for the write, and sends the request once; an abort does not undo the
   * action. `pending` if the subject's newest attempt is open or is not `previousAttemptId`. Throws
   * if the outcome is unknown, after storing the server's answer, if any.
   */
  submitMoney: Port<{ intent: MoneyIntent; request: MoneyRequest }, Submission>;
  /** Asks the server without any cache. Throws without a valid answer. */
  reconcileMoney: Port<{ intent: MoneyIntent }, Reconciliation>;
  /** Closes an attempt proven not taken; returns the server's stored answer, null without one. */
  closeIntent: Port<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>;
};
