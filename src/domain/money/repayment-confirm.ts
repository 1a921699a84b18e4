import * as v from 'valibot';
import { Id } from '../primitives.ts';
import type { RepaymentRequest } from '../repayment.ts';
import type { MoneyKindRow } from './kind.ts';

const Baseline = v.object({
  kind: v.literal('repaymentConfirm'),
  loanOrderId: Id,
  /** Everything that was paid on the loan, in pesos. */
  paidAmount: v.number(),
});

type Types = {
  request: { repayment: RepaymentRequest };
  baseline: v.InferOutput<typeof Baseline>;
  /** The loan order that it was paid on. */
  receipt: { loanOrderId: string };
};

/** Repaying online; its subject is the loan order. */
export const repaymentConfirm: MoneyKindRow<Types> = {
  Baseline,
  subjectOfRequest: ({ repayment }) => repayment.loanOrderId,
  subjectOfBaseline: ({ loanOrderId }) => loanOrderId,
};
