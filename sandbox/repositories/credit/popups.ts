import type { Homepage } from '#domain/loans/home.ts';
import { canBorrowNow, loanToRate, popupsBarred } from '#domain/credit/popups.ts';
import type { LoanWindows } from '#domain/operations/operation-config.ts';
import { popupRules } from '../../rules/popups.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { newCouponsOf } from './coupons.ts';
import { presentCredit } from './credit.ts';
import { homepageOf } from '../loans/homepage.ts';
import { benefitsNow } from './reoffers.ts';
import { hasOpenTicket } from '../service/tickets.ts';
import type { Work } from '../work.ts';
import { and, eq } from 'drizzle-orm';
import type { MethodData } from '#protocol/methods.ts';
import { ratings } from '../../database/account-tables.ts';

type Rating = MethodData<'userSubmitRating'>;

/** A second rating of a loan replaces the first. */
export async function keepRating(
  { tx, now }: Work,
  userId: string,
  { loanOrderId, stars, comment }: Rating,
): Promise<void> {
  const rating = { stars, comment, ratedAt: now };
  await tx
    .insert(ratings)
    .values({ userId, loanOrderId: loanOrderId ?? '', ...rating })
    .onConflictDoUpdate({ target: [ratings.userId, ratings.loanOrderId], set: rating });
}

async function isRated({ tx }: Work, userId: string, loanOrderId: string): Promise<boolean> {
  const rows = await tx
    .select({ stars: ratings.stars })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.loanOrderId, loanOrderId)));
  return rows.length > 0;
}

async function ratingDue(work: BorrowerWork, { loans }: Homepage): Promise<boolean> {
  const { userId } = work.borrower;
  const loan = loanToRate(loans);
  if (!loan || work.now > loan.statusSince + popupRules.ratingWindow) return false;
  return !(await isRated(work, userId, loan.loanOrderId));
}

/**
 * Better terms on a credit order; null unless it is the latest one, has such terms, and they may be
 * shown. An open ticket can be a complaint, so none are shown before it is resolved.
 */
export async function reofferFor(work: BorrowerWork, creditOrderId: string) {
  const { borrower } = work;
  const credit = await presentCredit(work, borrower.userId);
  if (credit?.creditOrderId !== creditOrderId) return null;
  if (await hasOpenTicket(work, borrower.userId)) return null;
  const home = await homepageOf(work);
  return popupsBarred(home) || !canBorrowNow(home) ? null : benefitsNow(work, credit);
}

export async function popupWindows(
  work: BorrowerWork,
): Promise<Pick<LoanWindows, 'rating' | 'reoffer' | 'coupon' | 'reofferQuietDays'>> {
  const { borrower } = work;
  const home = await homepageOf(work);
  const { quietDays: reofferQuietDays } = popupRules.reoffer;
  if (popupsBarred(home)) {
    return { rating: false, reoffer: false, coupon: false, reofferQuietDays };
  }
  const useful = canBorrowNow(home);
  const complains = await hasOpenTicket(work, borrower.userId);
  const credit = await presentCredit(work, borrower.userId);
  return {
    rating: !complains && (await ratingDue(work, home)),
    reoffer: useful && !complains && credit !== null && (await benefitsNow(work, credit)) !== null,
    coupon: useful && (await newCouponsOf(work)).length > 0,
    reofferQuietDays,
  };
}
