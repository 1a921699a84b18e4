import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Period, Pesos } from '../primitives.ts';

/** Status numbers of an instalment (S4). */
export const instalmentStatus = { outstanding: 5, overdue: 10, settled: 15 } as const;

export const InstalmentStatus = v.picklist(Object.values(instalmentStatus));
export type InstalmentStatus = v.InferOutput<typeof InstalmentStatus>;

/** One instalment (S3). `repayDate`: the day of its settlement, null before. */
export const Instalment = v.object({
  period: Period,
  dueDate: IsoDate,
  principal: Pesos,
  interest: Pesos,
  overdueFee: Pesos,
  /**
   * The part of the processing fee that was not withheld at the payout, due with the last
   * instalment (the project's own addition).
   */
  serviceFee: v.optional(Pesos),
  paidAmount: Pesos,
  repayDate: v.nullable(IsoDate),
  status: InstalmentStatus,
});
export type Instalment = v.InferOutput<typeof Instalment>;

/** A loan's schedule (S3). */
export const RepaymentPlan = v.object({
  installments: v.array(Instalment),
  totalOrderAmount: Pesos,
  totalInterest: Pesos,
});
export type RepaymentPlan = v.InferOutput<typeof RepaymentPlan>;

/** The settlement of today. `saves`: the difference to the plan (the project's own addition). */
export const Settlement = v.object({ amount: Pesos, saves: Pesos });
export type Settlement = v.InferOutput<typeof Settlement>;

export function instalmentDue(instalment: Instalment): number {
  return Math.max(0, instalmentCost(instalment) - instalment.paidAmount);
}

export function instalmentCost({ serviceFee = 0, ...parts }: Instalment): number {
  return parts.principal + parts.interest + parts.overdueFee + serviceFee;
}

/** The part of the service fee that is paid; payments cover this fee last. */
export function serviceFeePaid({ serviceFee = 0, ...parts }: Instalment): number {
  const before = parts.principal + parts.interest + parts.overdueFee;
  return Math.min(serviceFee, Math.max(0, parts.paidAmount - before));
}

export function dueFirst(installments: readonly Instalment[]): number {
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue);
  const next = installments.filter(({ status }) => status !== instalmentStatus.settled).slice(0, 1);
  return instalmentTotals(late.length > 0 ? late : next).remaining;
}

/**
 * The last due date of the instalments that an amount pays in full, in order; null if it pays none.
 */
export function paidInFullTo(installments: readonly Instalment[], pesos: number): IsoDate | null {
  const unpaid = installments.filter(({ status }) => status !== instalmentStatus.settled);
  const paid = unpaid.filter(
    (_, at) => instalmentTotals(unpaid.slice(0, at + 1)).remaining <= pesos,
  );
  return paid.at(-1)?.dueDate ?? null;
}

export type InstalmentTotals = {
  principal: number;
  interest: number;
  overdueFee: number;
  serviceFee: number;
  paid: number;
  remaining: number;
};

export function instalmentTotals(installments: readonly Instalment[]): InstalmentTotals {
  const sum = (amountOf: (instalment: Instalment) => number) =>
    installments.reduce((total, instalment) => total + amountOf(instalment), 0);
  return {
    principal: sum(({ principal }) => principal),
    interest: sum(({ interest }) => interest),
    overdueFee: sum(({ overdueFee }) => overdueFee),
    serviceFee: sum(({ serviceFee = 0 }) => serviceFee),
    paid: sum(({ paidAmount }) => paidAmount),
    remaining: sum(instalmentDue),
  };
}
