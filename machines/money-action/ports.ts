import type { Failure } from '#domain/failure.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Port } from '#machines/shared/ports.ts';

/**
 * A prepared attempt, or the open one that blocks it. `taken`: the server already shows the effect,
 * by another page, device or payment, and needs no request.
 */
export type Preparation =
  | { outcome: 'ready' | 'pending'; intent: MoneyIntent }
  | { outcome: 'taken'; receipt: MoneyReceipt };

/**
 * The certain results of sending. `refused` is only an allow-listed answer; `notSent` means that no
 * byte was sent; `pending`: the journal has an attempt of another page.
 */
export type Submission =
  | { outcome: 'ok'; receipt: MoneyReceipt }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'notSent'; failure: Failure }
  | { outcome: 'pending'; intent: MoneyIntent };

/** The server's state of an attempt at the time of the request. */
export type Reconciliation = { outcome: 'taken'; receipt: MoneyReceipt } | { outcome: 'notTaken' };

/**
 * The ports of a money action. Every call ends within its own time limit, including the journal's.
 * An intent is closed only by the code that has the proof of its outcome: see
 * `machines/docs/closing-an-attempt.md`.
 */
export type MoneyActionPorts = {
  /**
   * Reads the journal first: an open attempt on the subject is `pending`. Then reads the server's
   * state as the baseline: if it already shows the effect, the outcome is `taken`. Writes and sends
   * nothing; throws if either read fails.
   */
  prepareAttempt: Port<{ userKey: string; request: MoneyRequest }, Preparation>;
  /**
   * Writes the intent if the subject's newest attempt is closed and is `previousAttemptId`
   * (otherwise that attempt is `pending`), waits for the write, and sends the request once,
   * immediately. Resolves `notSent` if the intent cannot be written. Throws if the outcome is
   * unknown, after the server's answer was stored beside the intent. An abort does not undo the
   * action.
   */
  submitMoney: Port<{ intent: MoneyIntent; request: MoneyRequest }, Submission>;
  /** Asks the server without any cache. Throws without a valid answer. */
  reconcileMoney: Port<{ intent: MoneyIntent }, Reconciliation>;
  /** Closes an attempt that was proven not taken; returns the stored server's answer. */
  closeIntent: Port<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>;
};
