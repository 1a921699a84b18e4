import * as v from 'valibot';
import { Id, Instant } from './primitives.ts';
import type { AgreementDocument } from './agreement.ts';
import type { LoanChoice } from './quota.ts';
import type { RepaymentRequest } from './repayment.ts';

/**
 * What moves money in one go and is never sent twice. The adapter that sends it adds to an
 * application the time and language of the consent.
 */
export type MoneyRequest =
  | {
      kind: 'applyOrder';
      choice: LoanChoice;
      agreement: Pick<AgreementDocument, 'version' | 'hash'>;
    }
  | { kind: 'repaymentConfirm'; repayment: RepaymentRequest };

export type MoneyKind = MoneyRequest['kind'];

/**
 * What the server showed of the subject before the attempt, by which the attempt is recognised
 * afterwards: the loan orders of this credit order, or what was paid on this loan.
 */
export const Baseline = v.variant('kind', [
  v.object({ kind: v.literal('applyOrder'), creditOrderId: Id, loanOrderIds: v.array(Id) }),
  v.object({ kind: v.literal('repaymentConfirm'), loanOrderId: Id, paidAmount: v.number() }),
]);
export type Baseline = v.InferOutput<typeof Baseline>;

/**
 * One attempt to move money, as journalled before its request leaves. Holds no card numbers,
 * codes or names, and nothing is ever re-sent from it.
 */
export const MoneyIntent = v.object({
  attemptId: Id,
  /** Hash of the user id: only the same user resumes it. */
  userKey: v.string(),
  suffix: v.pipe(v.string(), v.regex(/^[a-z]{10}$/)),
  t: Instant,
  baseline: Baseline,
  /**
   * The newest attempt on the same subject that the journal held when the baseline was read. If
   * the journal holds another one by the time this one is written, another page acted meanwhile.
   */
  previousAttemptId: v.nullable(Id),
});
export type MoneyIntent = v.InferOutput<typeof MoneyIntent>;

/** What the server did with an attempt: the loan order it made or was paid on. */
export type MoneyReceipt = { loanOrderId: string };

/** What an attempt is about: of one subject, at most one attempt is open at a time. */
export function subjectOf(of: MoneyRequest | Baseline): string {
  if (of.kind === 'applyOrder') {
    return `applyOrder/${'choice' in of ? of.choice.creditOrderId : of.creditOrderId}`;
  }
  return `repaymentConfirm/${'repayment' in of ? of.repayment.loanOrderId : of.loanOrderId}`;
}
