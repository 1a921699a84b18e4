import type { AgreementDocument } from '#domain/agreement.ts';
import { amountGrid, checkAmount } from '#domain/amount.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Coupon } from '#domain/coupon.ts';
import { couponRefusals, couponTerms, couponTotal } from '#domain/coupon-rules.ts';
import { manilaDay } from '#domain/dates.ts';
import type { Language } from '#domain/language.ts';
import type { CreditQuota, LoanChoice, LoanOffer } from '#domain/quota.ts';
import { publicAccount } from '../rules/account.ts';
import { agreementOf } from '../rules/agreement.ts';
import { principalPaid } from '../rules/allocation.ts';
import { priceOf } from '../rules/pricing.ts';
import { isTerm, product, type Term, terms } from '../rules/product.ts';
import type { Borrower } from './borrowers.ts';
import { couponsOf } from './coupons.ts';
import { type CreditRow, hasLimit, presentCredit } from './credit.ts';
import { instalmentsNow, type Loan, loansOf } from './loans.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** States in which a loan takes up a part of the limit. */
const isOpen = ({ state }: Loan) => !['rejected', 'cancelled', 'settled'].includes(state);

/** The part of the limit that loans take up: the principal that is not paid back. */
function usedCredit(loans: readonly Loan[], now: number): number {
  return loans
    .filter(isOpen)
    .flatMap((loan) => instalmentsNow(loan, now))
    .reduce((sum, part) => sum + part.principal - principalPaid(part), 0);
}

/** The quota of a credit order; null where it has no limit that runs. */
export async function quotaOf(
  work: Work,
  borrower: Borrower,
  credit: CreditRow | null,
): Promise<CreditQuota | null> {
  const { account } = borrower;
  if (!credit || !account || credit.approvedAt === null || !hasLimit(credit, work.now)) return null;
  const totalLimit = credit.totalLimit ?? 0;
  const used = usedCredit(await loansOf(work, borrower.userId), work.now);
  return {
    creditOrderId: credit.creditOrderId,
    minAmount: product.amounts.min,
    maxAmount: product.amounts.max,
    stepAmount: product.amounts.step,
    totalLimit,
    usedCredit: used,
    availableLimit: Math.max(0, totalLimit - used),
    validUntil: manilaDay(credit.approvedAt + product.credit.validity),
    terms: [...terms],
    account: publicAccount(account),
  };
}

/**
 * The quota of the credit order that a request names.
 *
 * @throws Refusal unless it is the borrower's present one and its limit runs
 */
export async function quotaFor(
  work: Work,
  borrower: Borrower,
  creditOrderId: string,
): Promise<CreditQuota> {
  const quota = await quotaOf(work, borrower, await presentCredit(work, borrower.userId));
  if (quota?.creditOrderId !== creditOrderId) {
    throw new Refusal(assumedCodes.creditNotUsable, 'Your credit limit cannot be used now.');
  }
  return quota;
}

/** @throws Refusal when a coupon is not the borrower's or cannot be used on the loan */
async function chosenCoupons(
  work: Work,
  borrower: Borrower,
  { couponIds, loanAmount }: LoanChoice,
  term: Term,
): Promise<Coupon[]> {
  const { available } = await couponsOf(work, borrower.userId);
  const chosen = couponIds.map((id) => available.find(({ couponId }) => couponId === id));
  const found = chosen.filter((coupon) => coupon !== undefined);
  const today = manilaDay(work.now);
  const { schedule } = priceOf(loanAmount, term, 0, today);
  const refusals = couponRefusals(found, couponTerms(loanAmount, schedule, today));
  if (found.length < couponIds.length || refusals.length > 0) {
    throw new Refusal(assumedCodes.couponNotUsable, 'A coupon cannot be used on this loan.');
  }
  return found;
}

/** An offer with its term as one of the terms on offer. */
export type OfferWithTerm = { offer: LoanOffer; term: Term };

/**
 * The terms of what a borrower chose, as of today.
 *
 * @throws Refusal when the limit, the amount, the term or a coupon does not allow it
 */
export async function offerFor(
  work: Work,
  borrower: Borrower,
  choice: LoanChoice,
): Promise<OfferWithTerm> {
  const quota = await quotaFor(work, borrower, choice.creditOrderId);
  const grid = amountGrid(quota);
  const { loanAmount, term } = choice;
  if (!isTerm(term) || !grid || !checkAmount(loanAmount, grid).ok) {
    throw new Refusal(assumedCodes.amountNotOffered, 'This amount or term is not offered to you.');
  }
  const discount = couponTotal(await chosenCoupons(work, borrower, choice, term));
  const price = priceOf(loanAmount, term, discount, manilaDay(work.now));
  return { offer: { choice, ...price }, term };
}

/** The agreement of an offer made to a borrower today. */
export function agreementFor(
  { now }: Work,
  { name, account }: Borrower,
  { offer, term }: OfferWithTerm,
  language: Language,
): AgreementDocument {
  const agreed = {
    borrower: name,
    account: account ? publicAccount(account).maskedNumber : '',
    term,
    price: offer,
    on: manilaDay(now),
  };
  return agreementOf(agreed, language);
}
