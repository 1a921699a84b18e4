import * as v from 'valibot';
import { Id, Pesos } from '../primitives.ts';
import type { ServiceFeeRequest } from '../loans/service-fee.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('serviceFeePayment'),
  loanOrderId: Id,
  /** Pesos of the fee that were paid before; a higher sum afterwards proves the attempt. */
  repaidServiceFee: Pesos,
  /** The references of all payments of the fee, by which the attempt's own is told from them. */
  references: v.array(v.string()),
});

type Types = {
  request: ServiceFeeRequest;
  baseline: v.InferOutput<typeof Baseline>;
  /**
   * The loan order whose fee was paid, and the payment as the lender's books have it; null where
   * these don't tell it from another payment.
   */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

/** Paying what is unpaid of a loan's service fee; its subject is the loan order. */
export const serviceFeePayment: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ loanOrderId }) => loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
