import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Coupon, Coupons } from '#domain/coupon.ts';
import { addDays, manilaDay } from '#domain/dates.ts';
import { coupons } from '../database/schema.ts';
import { type CouponRule, couponWords } from '../rules/coupon-words.ts';
import type { Borrower } from './borrowers.ts';
import { newId, type Work } from './work.ts';

/** A coupon as it is handed out; `validDays` from today. */
export type CouponGrant = Pick<Coupon, 'amount' | 'minLoanAmount'> & {
  rule: CouponRule;
  validDays: number;
};

/** Hands a coupon to a borrower. */
export async function grantCoupon(
  work: Work,
  userId: string,
  { validDays, ...coupon }: CouponGrant,
): Promise<void> {
  const couponId = newId(work, 'coupon');
  const expiresOn = addDays(manilaDay(work.now), validDays);
  await work.tx.insert(coupons).values({ couponId, userId, expiresOn, ...coupon });
}

/**
 * A borrower's coupons: those that can still be used, the soonest to expire first and the
 * smallest among them, and the rest. Their rules come in the borrower's language.
 */
export async function couponsOf(
  { tx, now }: Work,
  { userId, language }: Borrower,
): Promise<Coupons> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(eq(coupons.userId, userId))
    .orderBy(asc(coupons.expiresOn), asc(coupons.amount));
  const today = manilaDay(now);
  const isAvailable = ({ usedBy, expiresOn }: (typeof rows)[number]) =>
    usedBy === null && today <= expiresOn;
  const view = ({ userId: _, usedBy: __, rule, ...coupon }: (typeof rows)[number]): Coupon => ({
    ...coupon,
    rules: couponWords[language][rule],
  });
  return {
    available: rows.filter(isAvailable).map(view),
    unavailable: rows.filter((row) => !isAvailable(row)).map(view),
  };
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
