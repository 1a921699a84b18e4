import * as v from 'valibot';
import { Id } from '../primitives.ts';
import type { RepaymentRequest } from '../payments/repayment.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repaymentConfirm'),
  loanOrderId: Id,
  /** The references of all payments on the loan: one that is not among them came afterwards. */
  references: v.array(v.string()),
});

type Types = {
  request: { repayment: RepaymentRequest };
  baseline: v.InferOutput<typeof Baseline>;
  /**
   * The loan order that it was paid on, and the payment as the lender's books have it; null where
   * these don't tell it from another payment.
   */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

/** Repaying online; its subject is the loan order. */
export const repaymentConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ repayment }) => repayment.loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
