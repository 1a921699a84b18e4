import * as v from 'valibot';
import { IsoDate } from './dates.ts';
import { Period, Pesos } from './primitives.ts';

/** The states of an instalment, with the numbers of S4. */
export const instalmentStatus = { outstanding: 5, overdue: 10, settled: 15 } as const;

export const InstalmentStatus = v.enum(instalmentStatus);
export type InstalmentStatus = v.InferOutput<typeof InstalmentStatus>;

/** One instalment (S3). `repayDate` is the day it was settled, null until then. */
export const Instalment = v.object({
  period: Period,
  dueDate: IsoDate,
  principal: Pesos,
  interest: Pesos,
  overdueFee: Pesos,
  paidAmount: Pesos,
  repayDate: v.nullable(IsoDate),
  status: InstalmentStatus,
});
export type Instalment = v.InferOutput<typeof Instalment>;

/** A loan's schedule with its totals (S3). */
export const RepaymentPlan = v.object({
  installments: v.array(Instalment),
  totalOrderAmount: Pesos,
  totalInterest: Pesos,
});
export type RepaymentPlan = v.InferOutput<typeof RepaymentPlan>;

/** What an instalment still costs, in pesos. */
export function instalmentDue(instalment: Instalment): number {
  const { principal, interest, overdueFee, paidAmount } = instalment;
  return Math.max(0, principal + interest + overdueFee - paidAmount);
}
