import * as v from 'valibot';
import { IsoDate } from './dates.ts';
import { Period, Pesos } from './primitives.ts';

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
    paid: sum(({ paidAmount }) => paidAmount),
    remaining: sum(instalmentDue),
  };
}
