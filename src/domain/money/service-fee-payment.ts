import * as v from 'valibot';
import { Id, Pesos } from '../primitives.ts';
import type { ServiceFeeRequest } from '../loans/service-fee.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('serviceFeePayment'),
  loanOrderId: Id,
  /** Pesos of the fee that were paid before; a higher sum later proves the attempt. */
  repaidServiceFee: Pesos,
  /** The references of all earlier fee payments, to distinguish the attempt's own payment. */
  references: v.array(v.string()),
});

type Types = {
  request: ServiceFeeRequest;
  baseline: v.InferOutput<typeof Baseline>;
  /**
   * The loan order whose fee was paid, and the payment in the lender's ledger; null if the ledger
   * has several matching payments.
   */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

/** Pays the unpaid part of a loan's service fee; its subject is the loan order. */
export const serviceFeePayment: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ loanOrderId }) => loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
