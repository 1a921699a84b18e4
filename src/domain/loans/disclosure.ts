import * as v from 'valibot';
import { type CapHistory, capHistory, overCaps } from './caps.ts';
import { IsoDate } from '../dates.ts';
import { costOf } from './loan-cost.ts';
import { Period, Pesos } from '../primitives.ts';
import type { LoanPrice } from './quota.ts';

const Rate = v.nullable(v.pipe(v.number(), v.finite()));

/** One part of the finance charge; `other` is what the named parts do not explain. */
const Charge = v.object({
  kind: v.picklist(['interest', 'processingFee', 'other']),
  amount: v.pipe(v.number(), v.safeInteger()),
});
export type Charge = v.InferOutput<typeof Charge>;

/**
 * What a borrower is told in writing before a loan is made (RA 3765, BSP Circular 730). Amounts
 * in pesos, rates as unrounded fractions for a month of 30 days, null where none can be told.
 */
export const DisclosureStatement = v.object({
  /** The day on which the loan is counted from. */
  day: IsoDate,
  amountFinanced: Pesos,
  charges: v.array(Charge),
  financeCharge: v.pipe(v.number(), v.safeInteger()),
  /** Already taken off the interest. */
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
  /** The finance charge as a share of the amount financed. */
  costShare: Rate,
  overCaps: v.array(v.picklist(['nominal', 'effective', 'totalCost'])),
});
export type DisclosureStatement = v.InferOutput<typeof DisclosureStatement>;

/** The disclosure statement of an offer, as taken up on a day (Manila, by the server's time). */
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

/** The named charges, and whatever else a person would pay: nothing stays hidden. */
function chargesOf({ calculation }: LoanPrice, financeCharge: number): Charge[] {
  const { interest, processingFee } = calculation;
  const named: Charge[] = [
    { kind: 'interest', amount: interest },
    { kind: 'processingFee', amount: processingFee },
  ];
  const other = financeCharge - interest - processingFee;
  return other === 0 ? named : [...named, { kind: 'other', amount: other }];
}
