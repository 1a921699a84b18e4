import * as v from 'valibot';
import { applyOrder } from './money/apply-order.ts';
import { changeBankCard } from './money/change-bank-card.ts';
import { deleteAccount } from './money/delete-account.ts';
import type { moneyFlows } from './money/flows.ts';
import type { MoneyKindRow } from './money/kind.ts';
import { repayRestructureConfirm } from './money/repay-restructure-confirm.ts';
import { repayDeferralConfirm } from './money/repay-deferral-confirm.ts';
import { repaymentConfirm } from './money/repayment-confirm.ts';
import { serviceFeePayment } from './money/service-fee-payment.ts';
import { Id, Stamp } from './primitives.ts';

export type MoneyKind = keyof typeof moneyFlows;

const kinds = {
  applyOrder,
  repaymentConfirm,
  repayDeferralConfirm,
  repayRestructureConfirm,
  serviceFeePayment,
  changeBankCard,
  deleteAccount,
} satisfies Record<MoneyKind, unknown>;

type Types = {
  [Kind in MoneyKind]: (typeof kinds)[Kind] extends MoneyKindRow<infer One> ? One : never;
};

export type MoneyRequest<Kind extends MoneyKind = MoneyKind> = {
  [One in Kind]: { kind: One } & Types[One]['request'];
}[Kind];

/** The server's state before the attempt, to recognise the attempt's effect later. */
export type Baseline<Kind extends MoneyKind = MoneyKind> = {
  [One in Kind]: { kind: One } & Types[One]['baseline'];
}[Kind];

export type MoneyReceipt<Kind extends MoneyKind = MoneyKind> = {
  [One in Kind]: { kind: One } & Types[One]['receipt'];
}[Kind];

/**
 * One money attempt, journalled before its request is sent. The attempt must contain no card
 * numbers, codes or names.
 */
export const MoneyIntent = v.object({
  attemptId: Id,
  /** Hash of the user id. */
  userKey: v.string(),
  suffix: v.pipe(v.string(), v.regex(/^[a-z]{10}$/)),
  t: Stamp,
  baseline: v.union(Object.values(kinds).map(({ Baseline }) => Baseline)),
  /**
   * The newest attempt on the subject when the baseline was read. A different one at the time of
   * writing means that another page has acted.
   */
  previousAttemptId: v.nullable(Id),
});
export type MoneyIntent<Kind extends MoneyKind = MoneyKind> = Omit<
  v.InferOutput<typeof MoneyIntent>,
  'baseline'
> & { baseline: Baseline<Kind> };

const rows: { [Kind in MoneyKind]: MoneyKindRow<Types[Kind]> } = kinds;

/** The subject of a request; a user has at most one open attempt for a subject. */
export function subjectOfRequest<Kind extends MoneyKind>(request: MoneyRequest<Kind>): string {
  return `${request.kind}/${rows[request.kind].subjectOfRequest(request)}`;
}

export function subjectOfIntent({ baseline }: Pick<MoneyIntent, 'baseline'>): string {
  return subjectOfBaseline(baseline);
}

function subjectOfBaseline<Kind extends MoneyKind>(baseline: Baseline<Kind>): string {
  return `${baseline.kind}/${rows[baseline.kind].subjectOfBaseline(baseline)}`;
}
