import type { Consent } from '#domain/loans/agreement.ts';
import { manilaDay } from '#domain/dates.ts';
import type { LoanChoice } from '#domain/loans/quota.ts';
import { languageOf } from '../../rules/agreement.ts';
import { withoutCharges } from '../../rules/overdue.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { spendCoupons } from './coupons.ts';
import { openLoan } from '../loans/loan-life.ts';
import type { Loan } from '../loans/loans.ts';
import { agreementFor, disclosureFor, offerFor } from '../operations/offers.ts';
import { checkConsent, keepDocument } from '../loans/signed-documents.ts';
import { newId } from '../work.ts';

/** @throws Refusal if the application cannot be taken; nothing is stored then */
export async function applyForLoan(
  work: BorrowerWork,
  choice: LoanChoice,
  consent: Consent,
): Promise<Loan> {
  const { borrower } = work;
  const priced = await offerFor(work, choice);
  const language = languageOf(consent.language);
  const agreement = agreementFor(work, priced, language);
  checkConsent(consent, agreement);
  const { account } = borrower;
  if (!account) throw new Error(`${borrower.userId} has a limit but no account`);

  const { calculation, schedule } = priced.offer;
  const loanOrderId = newId(work, 'loan');
  await spendCoupons(work, borrower.userId, choice.couponIds, loanOrderId);
  const shown = disclosureFor(work, priced, language);
  const subject = { orderId: loanOrderId, loanOrderId };
  await keepDocument(work, { ...subject, kind: 'disclosure' }, shown, consent);
  await keepDocument(work, { ...subject, kind: 'agreement' }, agreement, consent);
  return openLoan(work, {
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
