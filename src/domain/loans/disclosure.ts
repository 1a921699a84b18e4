import * as v from 'valibot';
import { type CapHistory, capHistory, overCaps } from './caps.ts';
import { IsoDate } from '../dates.ts';
import { costOf } from './loan-cost.ts';
import { Period, Pesos } from '../primitives.ts';
import type { LoanPrice } from './quota.ts';

const Rate = v.nullable(v.pipe(v.number(), v.finite()));

/** `other` is the rest of the finance charge. */
const Charge = v.object({
  kind: v.picklist(['interest', 'processingFee', 'other']),
  amount: v.pipe(v.number(), v.safeInteger()),
});
export type Charge = v.InferOutput<typeof Charge>;

/**
 * The written disclosure before a loan (RA 3765, BSP Circular 730), in pesos. Rates are fractions
 * for a month of 30 days, `costShare` is a fraction of the amount borrowed; null if they cannot be
 * computed.
 */
export const DisclosureStatement = v.object({
  day: IsoDate,
  amountFinanced: Pesos,
  charges: v.array(Charge),
  financeCharge: v.pipe(v.number(), v.safeInteger()),
  /** Already subtracted from the interest. */
  couponDiscount: Pesos,
  netProceeds: Pesos,
  schedule: v.array(
    v.object({
      period: Period,
      dueDate: IsoDate,
      principal: Pesos,
      interest: Pesos,
      amount: Pesos,
    }),
  ),
  totalToRepay: Pesos,
  nominalMonthlyRate: Rate,
  effectiveMonthlyRate: Rate,
  costShare: Rate,
  overCaps: v.array(v.picklist(['nominal', 'effective', 'totalCost'])),
});
export type DisclosureStatement = v.InferOutput<typeof DisclosureStatement>;

export function disclose(
  offer: LoanPrice,
  day: IsoDate,
  history: CapHistory = capHistory,
): DisclosureStatement {
  const { calculation, couponDiscount, schedule } = offer;
  const cost = costOf(offer, day);
  return {
    ...cost,
    day,
    amountFinanced: calculation.loanAmount,
    charges: chargesOf(offer, cost.financeCharge),
    couponDiscount,
    schedule: schedule.map(({ period, dueDate, principal, interest }) => ({
      period,
      dueDate,
      principal,
      interest,
      amount: principal + interest,
    })),
    overCaps: overCaps(offer, day, history),
  };
}

function chargesOf({ calculation }: LoanPrice, financeCharge: number): Charge[] {
  const { interest, processingFee } = calculation;
  const named: Charge[] = [
    { kind: 'interest', amount: interest },
    { kind: 'processingFee', amount: processingFee },
  ];
  const other = financeCharge - interest - processingFee;
  return other === 0 ? named : [...named, { kind: 'other', amount: other }];
}
