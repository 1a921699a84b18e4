import * as v from 'valibot';
import { Id } from '../primitives.ts';
import type { RepaymentRequest } from '../payments/repayment.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repaymentConfirm'),
  loanOrderId: Id,
  /** The references of the borrower's own payments for instalments; any other one is newer. */
  references: v.array(v.string()),
});

type Types = {
  request: { repayment: RepaymentRequest };
  baseline: v.InferOutput<typeof Baseline>;
  /**
   * The loan order, and the payment in the lender's ledger; null if the ledger has several matching
   * payments.
   */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

/** Repays online; its subject is the loan order. */
export const repaymentConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ repayment }) => repayment.loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
