import { eq } from 'drizzle-orm';
import { daysOfRateMonth } from '#domain/loans/effective-rate.ts';
import { rateOfMillionths, type ReofferBenefits } from '#domain/credit/reoffer.ts';
import { manilaDay } from '#domain/dates.ts';
import { reoffers } from '../../database/account-tables.ts';
import { popupRules } from '../../rules/popups.ts';
import { type Conditions, standardConditions, termPricesOf } from '../../rules/pricing.ts';
import { product, termsOf } from '../../rules/product.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import type { CreditRow } from './credit.ts';
import { record, type Work } from '../work.ts';

type ReofferRow = typeof reoffers.$inferSelect;

const perDay = (monthlyRate: number) => Math.round((monthlyRate / daysOfRateMonth) * 1_000_000);

const standardPerDay = perDay(standardConditions.monthlyRate);

/** Replaces an earlier re-offer. */
export async function offerBetterTerms(
  work: Work,
  { creditOrderId, userId }: CreditRow,
): Promise<void> {
  const { reoffer } = popupRules;
  const { higherLimit, lowerInterest, extraDays } = reoffer.holds;
  const row: ReofferRow = {
    creditOrderId,
    userId,
    offeredAt: work.now,
    temporaryCredit: reoffer.temporaryCredit,
    higherLimitUntil: work.now + higherLimit,
    dailyRate: Math.round(standardPerDay * (1 - reoffer.interestOff)),
    lowerInterestUntil: work.now + lowerInterest,
    freeDays: reoffer.freeDays,
    extraDaysUntil: work.now + extraDays,
  };
  await work.tx
    .insert(reoffers)
    .values(row)
    .onConflictDoUpdate({ target: reoffers.creditOrderId, set: row });
  await record(work, userId, 'reoffer.made', creditOrderId);
}

async function validParts({ tx, now }: Work, creditOrderId: string) {
  const [row] = await tx.select().from(reoffers).where(eq(reoffers.creditOrderId, creditOrderId));
  return {
    limit: row && now < row.higherLimitUntil ? row : null,
    interest: row && now < row.lowerInterestUntil ? row : null,
    days: row && now < row.extraDaysUntil ? row : null,
  };
}

export async function termsNow(
  work: Work,
  creditOrderId: string,
): Promise<{ temporaryCredit: number; conditions: Conditions }> {
  const { limit, interest, days } = await validParts(work, creditOrderId);
  return {
    temporaryCredit: limit?.temporaryCredit ?? 0,
    conditions: {
      monthlyRate: interest
        ? rateOfMillionths(interest.dailyRate * daysOfRateMonth)
        : standardConditions.monthlyRate,
      freeDays: days?.freeDays ?? 0,
    },
  };
}

/** The shortest term in days, and the repayment of the example amount over it, in pesos. */
function totalOn(
  { now, borrower: { termRange } }: BorrowerWork,
  conditions: Conditions,
): { days: number; total: number } {
  const amount = popupRules.reoffer.exampleAmount;
  const [shortest] = termPricesOf(amount, termsOf(termRange), manilaDay(now), conditions);
  if (!shortest) throw new Error('the borrower is offered no term');
  return {
    days: shortest.term,
    total: shortest.payments.reduce((sum, payment) => sum + payment, 0),
  };
}

export async function benefitsNow(
  work: BorrowerWork,
  { creditOrderId, totalLimit }: CreditRow,
): Promise<ReofferBenefits | null> {
  const { limit, interest, days } = await validParts(work, creditOrderId);
  if (!limit && !interest && !days) return null;
  const { conditions } = await termsNow(work, creditOrderId);
  const before = totalOn(work, standardConditions);
  const after = totalOn(work, conditions);
  const limitBefore = totalLimit ?? product.totalLimit;
  return {
    creditOrderId,
    higherLimit: limit && {
      before: limitBefore,
      after: limitBefore + limit.temporaryCredit,
      temporaryCredit: limit.temporaryCredit,
      expiresAt: limit.higherLimitUntil,
    },
    lowerInterest: interest && {
      before: standardPerDay,
      after: interest.dailyRate,
      expiresAt: interest.lowerInterestUntil,
    },
    extraDays: days && { before: before.days, after: after.days, expiresAt: days.extraDaysUntil },
    total: {
      loanAmount: popupRules.reoffer.exampleAmount,
      before: before.total,
      after: after.total,
    },
  };
}
