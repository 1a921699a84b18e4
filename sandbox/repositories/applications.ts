import type { Consent } from '#domain/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import { manilaDay } from '#domain/dates.ts';
import type { LoanChoice } from '#domain/quota.ts';
import { languageOf } from '../rules/agreement.ts';
import { untouched } from '../rules/overdue.ts';
import type { Borrower } from './borrowers.ts';
import { spendCoupons } from './coupons.ts';
import { type Loan, openLoan } from './loans.ts';
import { agreementFor, type OfferOnConditions, offerFor } from './offers.ts';
import { Refusal } from './refusal.ts';
import { newId, type Work } from './work.ts';

/** @throws Refusal when there is no consent to the agreement as it reads now */
function checkConsent(
  work: Work,
  borrower: Borrower,
  offer: OfferOnConditions,
  consent: Consent,
): void {
  if (consent.hash === '' || consent.version === '') {
    throw new Refusal(assumedCodes.consentMissing, 'Please agree the terms of the loan agreement');
  }
  const { hash, version } = agreementFor(work, borrower, offer, languageOf(consent.language));
  if (consent.hash !== hash || consent.version !== version) {
    throw new Refusal(assumedCodes.offerChanged, 'The terms have changed. Please read them again.');
  }
}

/**
 * Takes a loan application: everything that was shown is worked out and checked again.
 *
 * @throws Refusal, and then nothing was taken
 */
export async function applyForLoan(
  work: Work,
  borrower: Borrower,
  choice: LoanChoice,
  consent: Consent,
): Promise<Loan> {
  const priced = await offerFor(work, borrower, choice);
  checkConsent(work, borrower, priced, consent);
  const { account } = borrower;
  if (!account) throw new Error(`${borrower.userId} has a limit and no account`);

  const { calculation, schedule } = priced.offer;
  const loanOrderId = newId(work, 'loan');
  await spendCoupons(work, borrower.userId, choice.couponIds, loanOrderId);
  return openLoan(work, borrower, {
    loanOrderId,
    loanNumber: `HR${manilaDay(work.now).replaceAll('-', '')}${work.random.digits(6)}`,
    userId: borrower.userId,
    creditOrderId: choice.creditOrderId,
    appliedAt: work.now,
    loanAmount: calculation.loanAmount,
    term: choice.term,
    freeDays: priced.conditions.freeDays,
    lendingAmount: calculation.lendingAmount,
    processingFee: calculation.processingFee,
    interest: calculation.interest,
    account,
    consent,
    borrowed: calculation.loanAmount,
    plan: schedule.map((part) => ({ ...part, ...untouched })),
  });
}
