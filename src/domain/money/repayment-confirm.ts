import * as v from 'valibot';
import { Id } from '../primitives.ts';
import type { RepaymentRequest } from '../payments/repayment.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repaymentConfirm'),
  loanOrderId: Id,
  /** The borrower's own payments for instalments before the attempt. */
  references: v.array(v.string()),
});

type Types = {
  request: { repayment: RepaymentRequest };
  baseline: v.InferOutput<typeof Baseline>;
  /** `payment`: from the lender's ledger; null if several payments are new. */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

export const repaymentConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ repayment }) => repayment.loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
