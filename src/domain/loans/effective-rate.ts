import { daysBetween, type IsoDate } from '../dates.ts';

export const daysOfRateMonth = 30;

export type CashFlow = { dueDate: IsoDate; amount: number };

/**
 * The effective monthly rate (RA 3765) as a fraction: it discounts the payments to the net
 * proceeds, with months of 30 days. Null if no such rate exists.
 */
export function effectiveMonthlyRate(
  netProceeds: number,
  from: IsoDate,
  payments: readonly CashFlow[],
): number | null {
  const flows = payments
    .filter(({ amount }) => amount > 0)
    .map(({ dueDate, amount }) => ({ amount, months: monthsBetween(from, dueDate) }));
  const immediate = flows.filter(({ months }) => months === 0);
  const upfront = immediate.reduce((sum, { amount }) => sum + amount, 0);
  if (flows.length === immediate.length || netProceeds <= upfront) return null;
  return Math.expm1(forceOfInterest(netProceeds, flows));
}

function monthsBetween(from: IsoDate, dueDate: IsoDate): number {
  return Math.max(0, daysBetween(from, dueDate)) / daysOfRateMonth;
}

type Flow = { amount: number; months: number };

/** `force` is the logarithm of 1 + rate. */
function presentValue(force: number, flows: readonly Flow[]): number {
  return flows.reduce((sum, { amount, months }) => sum + amount * Math.exp(-force * months), 0);
}

/**
 * The present value decreases as the force grows, so the solution is bracketed and then bisected.
 */
function forceOfInterest(netProceeds: number, flows: readonly Flow[]): number {
  let high = 1;
  while (presentValue(-high, flows) < netProceeds || presentValue(high, flows) > netProceeds) {
    high *= 2;
  }
  let low = -high;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (presentValue(middle, flows) > netProceeds) low = middle;
    else high = middle;
  }
}

export type InterestFlow = { dueDate: IsoDate; principal: number; interest: number };

/** Interest per peso of outstanding principal and 30 days; null if nothing is outstanding. */
export function nominalMonthlyRate(
  from: IsoDate,
  schedule: readonly InterestFlow[],
): number | null {
  const interest = schedule.reduce((sum, instalment) => sum + instalment.interest, 0);
  const pesoDays = schedule.reduce(
    (sum, { dueDate, principal }) => sum + principal * daysBetween(from, dueDate),
    0,
  );
  return pesoDays > 0 ? (interest * daysOfRateMonth) / pesoDays : null;
}
