import * as v from 'valibot';
import { Id, Pesos } from '../primitives.ts';
import type { ServiceFeeRequest } from '../loans/service-fee.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('serviceFeePayment'),
  loanOrderId: Id,
  /** The fee paid apart from instalments, in pesos. A higher value proves the effect. */
  repaidServiceFee: Pesos,
  references: v.array(v.string()),
});

type Types = {
  request: ServiceFeeRequest;
  baseline: v.InferOutput<typeof Baseline>;
  /** `payment`: from the lender's ledger; null if not exactly one payment is new. */
  receipt: { loanOrderId: string; payment: { reference: string; amount: number } | null };
};

export const serviceFeePayment: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ loanOrderId }) => loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
