import type { Consent, AgreementDocument } from '#domain/loans/agreement.ts';
import { manilaDay } from '#domain/dates.ts';
import type { LoanChoice, CreditQuota, LoanOffer } from '#domain/loans/quota.ts';
import { languageOf, agreementOf, documentOf, disclosureText } from '../../rules/agreement.ts';
import { withoutCharges } from '../../rules/overdue.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import { spendCoupons, couponsOf } from './coupons.ts';
import { openLoan } from '../loans/loan-life.ts';
import { type Loan, loanAccountNow, unsettledLoansOf } from '../loans/loans.ts';
import { checkConsent, keepDocument } from '../loans/signed-documents.ts';
import { newId } from '../work.ts';
import { amountGrid, checkAmount } from '#domain/amount.ts';
import type { Coupon } from '#domain/credit/coupon.ts';
import { couponRefusals, couponTerms, couponTotal } from '#domain/credit/coupon-rules.ts';
import type { Language } from '#domain/language.ts';
import { publicAccount } from '../../rules/account.ts';
import { type Conditions, priceOf, termPricesOf } from '../../rules/pricing.ts';
import { isTerm, product, type Term, termsOf } from '../../rules/product.ts';
import { closedBorrowing, refusalOf } from '../loans/closed-borrowing.ts';
import { type CreditRow, lastDayOf, presentCredit } from './credit.ts';
import { refusalNamed } from '../refusal.ts';
import { termsNow } from './reoffers.ts';
import { creditInPesos } from '../payments/credit-on-loans.ts';

const isOpen = ({ state }: Loan) => !['rejected', 'cancelled', 'settled'].includes(state);

function usedCredit(loans: readonly Loan[], now: number): number {
  return loans
    .filter(isOpen)
    .reduce((sum, loan) => sum + loanAccountNow(loan, now).owedPrincipal, 0);
}

/** The quota of a credit order; null without a granted limit or a payout account. */
export async function quotaOf(
  work: BorrowerWork,
  credit: CreditRow | null,
): Promise<CreditQuota | null> {
  const { borrower } = work;
  const { account } = borrower;
  const validUntil = credit && lastDayOf(credit);
  if (!account || !validUntil) return null;
  const { temporaryCredit, conditions } = await termsNow(work, credit.creditOrderId);
  const totalLimit = (credit.totalLimit ?? 0) + temporaryCredit;
  const loans = await unsettledLoansOf(work, borrower.userId);
  const used = usedCredit(loans, work.now);
  const quota = {
    creditOrderId: credit.creditOrderId,
    minAmount: product.amounts.min,
    maxAmount: product.amounts.max + temporaryCredit,
    stepAmount: product.amounts.step,
    totalLimit,
    usedCredit: used,
    availableLimit: Math.max(0, totalLimit - used),
    validUntil,
    terms: termsOf(borrower.termRange).map((term) => term + conditions.freeDays),
    account: publicAccount(account),
  };
  return { ...quota, closed: await closedBorrowing(work, credit, loans, quota) };
}

/** @throws Refusal unless the borrower's present credit order has this id and a quota */
export async function quotaFor(work: BorrowerWork, creditOrderId: string): Promise<CreditQuota> {
  const quota = await quotaOf(work, await presentCredit(work, work.borrower.userId));
  if (quota?.creditOrderId !== creditOrderId) {
    throw refusalNamed('creditNotUsable');
  }
  return quota;
}

/** @throws Refusal if a coupon is not available or cannot be used on the loan */
async function chosenCoupons(
  work: BorrowerWork,
  { couponIds, loanAmount }: LoanChoice,
  term: Term,
  conditions: Conditions,
): Promise<Coupon[]> {
  const { available } = await couponsOf(work);
  const chosen = couponIds.map((id) => available.find(({ couponId }) => couponId === id));
  const found = chosen.filter((coupon) => coupon !== undefined);
  const today = manilaDay(work.now);
  const { schedule } = priceOf(loanAmount, term, 0, today, conditions);
  const refusals = couponRefusals(found, couponTerms(loanAmount, schedule, today));
  if (found.length < couponIds.length || refusals.length > 0) {
    throw refusalNamed('couponNotUsable');
  }
  return found;
}

type OfferOnConditions = { offer: LoanOffer; conditions: Conditions };

/**
 * Prices the borrower's choice as of today.
 *
 * @throws Refusal if the choice is not offered
 */
export async function offerFor(work: BorrowerWork, choice: LoanChoice): Promise<OfferOnConditions> {
  const { borrower } = work;
  const quota = await quotaFor(work, choice.creditOrderId);
  if (quota.closed) throw refusalOf(quota.closed);
  const grid = amountGrid(quota);
  const { conditions } = await termsNow(work, choice.creditOrderId);
  const { loanAmount } = choice;
  const term = choice.term - conditions.freeDays;
  const terms = termsOf(borrower.termRange);
  if (!isTerm(term) || !terms.includes(term) || !grid || !checkAmount(loanAmount, grid).ok) {
    throw refusalNamed('amountNotOffered');
  }
  const discount = couponTotal(await chosenCoupons(work, choice, term, conditions));
  const today = manilaDay(work.now);
  const price = priceOf(loanAmount, term, discount, today, conditions);
  const termPrices = termPricesOf(loanAmount, terms, today, conditions);
  const [first] = price.schedule;
  const credit = await creditInPesos(work, borrower.userId);
  const fromCredit = Math.min(credit, first ? first.principal + first.interest : 0);
  const offer = { choice, ...price, termPrices, ...(fromCredit > 0 && { fromCredit }) };
  return { offer, conditions };
}

export function agreementFor(
  { now, borrower: { name, account } }: BorrowerWork,
  { offer, conditions }: OfferOnConditions,
  language: Language,
): AgreementDocument {
  const agreed = {
    borrower: name,
    account: account ? publicAccount(account).maskedNumber : '',
    term: offer.choice.term,
    conditions,
    price: offer,
    on: manilaDay(now),
  };
  return agreementOf(agreed, language);
}

function disclosureFor(
  { now, borrower: { name } }: BorrowerWork,
  { offer }: OfferOnConditions,
  language: Language,
): AgreementDocument {
  return documentOf(disclosureText(name, offer, manilaDay(now), language));
}

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
