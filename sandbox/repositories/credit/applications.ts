import type { AgreementDocument, Consent } from '#domain/loans/agreement.ts';
import { assumedCodes } from '#domain/codes.ts';
import { manilaDay } from '#domain/dates.ts';
import type { LoanChoice } from '#domain/loans/quota.ts';
import { languageOf } from '../../rules/agreement.ts';
import { withoutCharges } from '../../rules/overdue.ts';
import type { Borrower } from '../account/borrowers.ts';
import { spendCoupons } from './coupons.ts';
import { openLoan } from '../loans/loan-life.ts';
import { type Loan } from '../loans/loans.ts';
import {
  agreementFor,
  disclosureFor,
  type OfferOnConditions,
  offerFor,
} from '../operations/offers.ts';
import { Refusal } from '../refusal.ts';
import { keepDocument } from '../loans/signed-documents.ts';
import { newId, type Work } from '../work.ts';

/** @throws Refusal if the consent is missing or is to another text */
function agreedText(
  work: Work,
  borrower: Borrower,
  offer: OfferOnConditions,
  consent: Consent,
): AgreementDocument {
  if (consent.hash === '' || consent.version === '') {
    throw new Refusal(assumedCodes.consentMissing, 'Please agree the terms of the loan agreement');
  }
  const agreement = agreementFor(work, borrower, offer, languageOf(consent.language));
  const { hash, version } = agreement;
  if (consent.hash !== hash || consent.version !== version) {
    throw new Refusal(assumedCodes.offerChanged, 'The terms have changed. Please read them again.');
  }
  return agreement;
}

/** @throws Refusal if the application cannot be taken; nothing is stored then */
export async function applyForLoan(
  work: Work,
  borrower: Borrower,
  choice: LoanChoice,
  consent: Consent,
): Promise<Loan> {
  const priced = await offerFor(work, borrower, choice);
  const agreement = agreedText(work, borrower, priced, consent);
  const { account } = borrower;
  if (!account) throw new Error(`${borrower.userId} has a limit but no account`);

  const { calculation, schedule } = priced.offer;
  const loanOrderId = newId(work, 'loan');
  await spendCoupons(work, borrower.userId, choice.couponIds, loanOrderId);
  const shown = disclosureFor(work, borrower, priced, languageOf(consent.language));
  const subject = { orderId: loanOrderId, loanOrderId };
  await keepDocument(work, { ...subject, kind: 'disclosure' }, shown, consent);
  await keepDocument(work, { ...subject, kind: 'agreement' }, agreement, consent);
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
    plan: schedule.map((part) => ({ ...part, ...withoutCharges })),
  });
}
