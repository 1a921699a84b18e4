import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Period, Pesos } from '../primitives.ts';

/** The states of an instalment, with the numbers of S4. */
export const instalmentStatus = { outstanding: 5, overdue: 10, settled: 15 } as const;

export const InstalmentStatus = v.picklist(Object.values(instalmentStatus));
export type InstalmentStatus = v.InferOutput<typeof InstalmentStatus>;

/** One instalment (S3). `repayDate` is the day it was settled, null until then. */
export const Instalment = v.object({
  period: Period,
  dueDate: IsoDate,
  principal: Pesos,
  interest: Pesos,
  overdueFee: Pesos,
  /**
   * The part of the processing fee that was not kept back at payout, in pesos: due with the last
   * instalment. Left out where there is none (the project's own addition).
   */
  serviceFee: v.optional(Pesos),
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

/**
 * What pays everything on the day of the reply: pesos, and how many fewer than the plan still asks,
 * since interest counts for the days until then only (the project's own addition).
 */
export const Settlement = v.object({ amount: Pesos, saves: Pesos });
export type Settlement = v.InferOutput<typeof Settlement>;

/** What an instalment still costs, in pesos. */
export function instalmentDue(instalment: Instalment): number {
  return Math.max(0, instalmentCost(instalment) - instalment.paidAmount);
}

/** Everything that an instalment costs, paid or not, in pesos. */
export function instalmentCost({ serviceFee = 0, ...parts }: Instalment): number {
  return parts.principal + parts.interest + parts.overdueFee + serviceFee;
}

/** What was paid of the processing fee in an instalment, in pesos: payments cover it last. */
export function serviceFeePaid({ serviceFee = 0, ...parts }: Instalment): number {
  const before = parts.principal + parts.interest + parts.overdueFee;
  return Math.min(serviceFee, Math.max(0, parts.paidAmount - before));
}

/**
 * What of a plan is to be paid first, in pesos: everything late, else the next instalment; 0 where
 * all is settled.
 */
export function dueFirst(installments: readonly Instalment[]): number {
  const late = installments.filter(({ status }) => status === instalmentStatus.overdue);
  const next = installments.filter(({ status }) => status !== instalmentStatus.settled).slice(0, 1);
  return instalmentTotals(late.length > 0 ? late : next).remaining;
}

/** What instalments come to together, in pesos. */
export type InstalmentTotals = {
  principal: number;
  interest: number;
  overdueFee: number;
  serviceFee: number;
  paid: number;
  remaining: number;
};

/** Adds up instalments: a whole plan, or what is left of it. */
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
