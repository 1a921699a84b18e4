import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { amountGrid } from '#domain/amount.ts';
import type { Coupon, Coupons, UnavailableReason } from '#domain/credit/coupon.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { coupons, loanOrders } from '../../database/schema.ts';
import type { LoanState } from '../../life-cycles/loan-order.machine.ts';
import { couponWords } from '../../rules/coupon-words.ts';
import { popupRules } from '../../rules/popups.ts';
import { product } from '../../rules/product.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { newId, type Work } from '../work.ts';
import { presentCredit } from './credit.ts';
import { termsNow } from './reoffers.ts';

/** The coupon is valid for `validDays` from today. */
export type CouponGrant = Pick<Coupon, 'amount' | 'minLoanAmount'> & {
  validDays: number;
  announced?: boolean;
};

export async function grantCoupon(
  work: Work,
  userId: string,
  { validDays, announced = false, ...coupon }: CouponGrant,
): Promise<string> {
  const couponId = newId(work, 'coupon');
  const expiresOn = addDays(manilaDay(work.now), validDays);
  await work.tx.insert(coupons).values({
    couponId,
    userId,
    expiresOn,
    announcedAt: announced ? work.now : null,
    ...coupon,
  });
  return couponId;
}

const couponStates: Record<LoanState, 'reserved' | 'used' | 'givenBack'> = {
  beforeReview: 'reserved',
  reviewing: 'reserved',
  lending: 'reserved',
  repaying: 'used',
  overdue: 'used',
  settled: 'used',
  rejected: 'givenBack',
  disbursementFailed: 'givenBack',
  cancelled: 'givenBack',
};

/** The largest loan once no limit is in use, in pesos; null before a limit is granted. */
async function largestLoan(work: Work, userId: string): Promise<number | null> {
  const credit = await presentCredit(work, userId);
  if (credit === null || credit.totalLimit === null) return null;
  const { temporaryCredit } = await termsNow(work, credit.creditOrderId);
  const { min, max, step } = product.amounts;
  const grid = amountGrid({
    minAmount: min,
    maxAmount: max + temporaryCredit,
    stepAmount: step,
    availableLimit: credit.totalLimit + temporaryCredit,
  });
  return grid?.max ?? null;
}

export async function couponsOf(work: BorrowerWork): Promise<Coupons> {
  const { userId, language } = work.borrower;
  const { tx, now } = work;
  const largest = await largestLoan(work, userId);
  const rows = await tx
    .select({
      couponId: coupons.couponId,
      amount: coupons.amount,
      minLoanAmount: coupons.minLoanAmount,
      expiresOn: coupons.expiresOn,
      loanNumber: loanOrders.loanNumber,
      loanState: loanOrders.state,
    })
    .from(coupons)
    .leftJoin(loanOrders, eq(coupons.usedBy, loanOrders.loanOrderId))
    .where(eq(coupons.userId, userId))
    .orderBy(asc(coupons.expiresOn), asc(coupons.amount));
  const today = manilaDay(now);
  const known: Coupons = { available: [], unavailable: [] };
  for (const { loanNumber, loanState, ...row } of rows) {
    const couponState = loanState && couponStates[loanState];
    const coupon: Coupon = {
      ...row,
      rules: couponWords[language].oneLoan,
      givenBackBy: couponState === 'givenBack' ? loanNumber : null,
      ...(loanState === 'disbursementFailed' && { waitsForAccount: true }),
    };
    const unavailable = (reason: UnavailableReason, by: string | null) =>
      known.unavailable.push({ ...coupon, reason, loanNumber: by });
    const isOver = today > row.expiresOn;
    if (couponState === 'reserved') unavailable(isOver ? 'used' : couponState, loanNumber);
    else if (couponState === 'used') unavailable(couponState, loanNumber);
    else if (isOver) unavailable('expired', null);
    else if (largest !== null && row.minLoanAmount > largest) unavailable('aboveLimit', null);
    else known.available.push(coupon);
  }
  return known;
}

/** Usable coupons that the lender announced recently. */
export async function newCouponsOf(work: BorrowerWork): Promise<Coupon[]> {
  const { available } = await couponsOf(work);
  const news = await work.tx
    .select({ couponId: coupons.couponId })
    .from(coupons)
    .where(
      and(
        eq(coupons.userId, work.borrower.userId),
        gt(coupons.announcedAt, work.now - popupRules.couponNews),
      ),
    );
  return available.filter(({ couponId }) => news.some((one) => one.couponId === couponId));
}

export async function spendCoupons(
  { tx }: Work,
  userId: string,
  couponIds: readonly string[],
  loanOrderId: string,
): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedBy: loanOrderId })
    .where(and(eq(coupons.userId, userId), inArray(coupons.couponId, [...couponIds])));
}
