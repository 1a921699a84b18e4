import { daysBetween, type IsoDate } from '../dates.ts';

/** The days of a month in which rates are quoted. */
export const daysOfRateMonth = 30;

/** Payments and their days. Amounts in pesos; fractions of a peso are allowed. */
export type CashFlow = { dueDate: IsoDate; amount: number };

/**
 * The effective monthly rate of a loan (RA 3765): the rate that discounts the payments to the net
 * proceeds, a month counting 30 days. A fraction, 0.06 for 6 %, not rounded. Null where no rate
 * does: nothing was received, nothing is paid back, or all of it on the first day.
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

/** Months of 30 days until a payment; what was due before counts as paid at once. */
function monthsBetween(from: IsoDate, dueDate: IsoDate): number {
  return Math.max(0, daysBetween(from, dueDate)) / daysOfRateMonth;
}

type Flow = { amount: number; months: number };

/** The present value of payments at a force of interest, which is the logarithm of 1 + rate. */
function presentValue(force: number, flows: readonly Flow[]): number {
  return flows.reduce((sum, { amount, months }) => sum + amount * Math.exp(-force * months), 0);
}

/** The worth of payments only falls as the force grows: bracket the one that fits, then halve. */
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

/** The parts of an instalment that {@link nominalMonthlyRate} reads. */
export type InterestFlow = { dueDate: IsoDate; principal: number; interest: number };

/**
 * The nominal monthly rate of a loan: interest for each peso of principal and month of 30 days
 * that it was outstanding. A fraction, not rounded; null where nothing is outstanding.
 */
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
