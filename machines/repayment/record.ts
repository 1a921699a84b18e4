import * as v from 'valibot';
import { Id, Period } from '#domain/primitives.ts';

/** What survives a reload of the repayment flow: which loan, and up to which instalment is paid. */
export const RepaymentRecord = v.object({
  version: v.literal(1),
  loanOrderId: Id,
  checkedPeriod: Period,
});
export type RepaymentRecord = v.InferOutput<typeof RepaymentRecord>;
