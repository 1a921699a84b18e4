import * as v from 'valibot';
import { addMonths, IsoDate } from '../dates.ts';
import { daysOfRateMonth } from './effective-rate.ts';
import { costOf, type PricedOffer } from './loan-cost.ts';
import { Pesos } from '../primitives.ts';
import { roundHalfUp } from '../rounding.ts';

const Rate = v.pipe(v.number(), v.finite(), v.minValue(0));

/**
 * Legal limits on charges. Rates are fractions for a month of 30 days; `totalCost`, with overdue
 * fees, is a fraction of the amount borrowed.
 */
export const Caps = v.object({
  /** The first day; null for the earliest known caps. */
  from: v.nullable(IsoDate),
  nominalMonthly: Rate,
  effectiveMonthly: Rate,
  penaltyMonthly: Rate,
  totalCost: Rate,
  /** Loans of up to this many pesos for up to this many months. */
  covers: v.object({ amount: Pesos, months: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
});
export type Caps = v.InferOutput<typeof Caps>;

function isOrdered(history: readonly Caps[]): boolean {
  return history.every(({ from }, index) => {
    const before = history[index - 1];
    return before === undefined || (from !== null && from > (before.from ?? ''));
  });
}

/** Earliest first; a deployment may configure its own. */
export const CapHistory = v.pipe(
  v.array(Caps),
  v.minLength(1),
  v.check((history) => isOrdered(history), 'not in the order of time'),
);
export type CapHistory = v.InferOutput<typeof CapHistory>;

const circularOf2022: Caps = {
  from: null,
  nominalMonthly: 0.06,
  effectiveMonthly: 0.15,
  penaltyMonthly: 0.05,
  totalCost: 1,
  covers: { amount: 10_000, months: 4 },
};

/** The caps of SEC MC 3 s.2022 and MC 14 s.2025 for unsecured loans. */
export const capHistory: CapHistory = [
  circularOf2022,
  { ...circularOf2022, from: '2026-04-01', effectiveMonthly: 0.12 },
];

export function capsOn(day: IsoDate, history: CapHistory = capHistory): Caps | null {
  return history.filter(({ from }) => from === null || from <= day).at(-1) ?? null;
}

const capNames = ['nominal', 'effective', 'totalCost'] as const;
export type CapName = (typeof capNames)[number];

/** Engines differ in the last digits of exponentials, so a rate at its cap may deviate slightly. */
const tolerance = 1e-9;

/** The caps that an offer exceeds on a day; a rate that cannot be computed exceeds its cap. */
export function overCaps(
  offer: PricedOffer,
  day: IsoDate,
  history: CapHistory = capHistory,
): CapName[] {
  const caps = capsOn(day, history);
  if (caps === null || !areCovering(caps, offer, day)) return [];
  const cost = costOf(offer, day);
  const rates: Record<CapName, { rate: number | null; cap: number }> = {
    nominal: { rate: cost.nominalMonthlyRate, cap: caps.nominalMonthly },
    effective: { rate: cost.effectiveMonthlyRate, cap: caps.effectiveMonthly },
    totalCost: { rate: cost.costShare, cap: caps.totalCost },
  };
  return capNames.filter((name) => {
    const { rate, cap } = rates[name];
    return rate === null || rate > cap + tolerance;
  });
}

function areCovering({ covers }: Caps, offer: PricedOffer, day: IsoDate): boolean {
  const lastDay = addMonths(day, covers.months);
  return (
    offer.calculation.loanAmount <= covers.amount &&
    offer.schedule.every(({ dueDate }) => dueDate <= lastDay)
  );
}

/** In pesos, rounded down. */
export function maxPenalty(amountDue: number, overdueDays: number, caps: Caps): number {
  const penalty = (amountDue * caps.penaltyMonthly * overdueDays) / daysOfRateMonth;
  return Math.floor(roundHalfUp(penalty, 6));
}
