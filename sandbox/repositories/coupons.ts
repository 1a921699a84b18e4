import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Coupon, Coupons, UnavailableReason } from '#domain/coupon.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { coupons, loanOrders } from '../database/schema.ts';
import type { LoanState } from '../life-cycles/loan-order.machine.ts';
import { type CouponRule, couponWords } from '../rules/coupon-words.ts';
import { popupRules } from '../rules/popups.ts';
import type { Borrower } from './borrowers.ts';
import { newId, type Work } from './work.ts';

/** A coupon as it is handed out; `validDays` from today. */
export type CouponGrant = Pick<Coupon, 'amount' | 'minLoanAmount'> & {
  rule: CouponRule;
  validDays: number;
  /** Whether the lender tells of it: it is news for a while. */
  announced?: boolean;
};

/** Hands a coupon to a borrower; its id. */
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

/**
 * What has become of a coupon, by the loan that it was used on: it is used up only by a loan that
 * was paid out, and one that came to nothing gives it back.
 */
const fates: Record<LoanState, 'reserved' | 'used' | 'givenBack'> = {
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

/**
 * A borrower's coupons: those that can still be used, the soonest to expire first and the
 * smallest among them, and the rest with the reason. Their rules come in the borrower's language.
 */
export async function couponsOf(
  { tx, now }: Work,
  { userId, language }: Borrower,
): Promise<Coupons> {
  const rows = await tx
    .select({
      couponId: coupons.couponId,
      amount: coupons.amount,
      minLoanAmount: coupons.minLoanAmount,
      expiresOn: coupons.expiresOn,
      rule: coupons.rule,
      loanNumber: loanOrders.loanNumber,
      loanState: loanOrders.state,
    })
    .from(coupons)
    .leftJoin(loanOrders, eq(coupons.usedBy, loanOrders.loanOrderId))
    .where(eq(coupons.userId, userId))
    .orderBy(asc(coupons.expiresOn), asc(coupons.amount));
  const today = manilaDay(now);
  const known: Coupons = { available: [], unavailable: [] };
  for (const { rule, loanNumber, loanState, ...row } of rows) {
    const fate = loanState && fates[loanState];
    const coupon: Coupon = {
      ...row,
      rules: couponWords[language][rule],
      givenBackBy: fate === 'givenBack' ? loanNumber : null,
    };
    const unavailable = (reason: UnavailableReason, by: string | null) =>
      known.unavailable.push({ ...coupon, reason, loanNumber: by });
    if (fate === 'used' || fate === 'reserved') unavailable(fate, loanNumber);
    else if (today > row.expiresOn) unavailable('expired', null);
    else known.available.push(coupon);
  }
  return known;
}

/** The coupons that are news and can be used, as {@link couponsOf} has them. */
export async function newCouponsOf(work: Work, borrower: Borrower): Promise<Coupon[]> {
  const { available } = await couponsOf(work, borrower);
  const news = await work.tx
    .select({ couponId: coupons.couponId })
    .from(coupons)
    .where(
      and(
        eq(coupons.userId, borrower.userId),
        gt(coupons.announcedAt, work.now - popupRules.couponNews),
      ),
    );
  return available.filter(({ couponId }) => news.some((one) => one.couponId === couponId));
}

/** Marks coupons as used on a loan. */
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
