import { createHash } from 'node:crypto';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { defaultLanguage } from '#domain/language.ts';
import { toWalletNumber } from '#domain/account/mobile.ts';
import type { AgreementDocument, Consent } from '#domain/loans/agreement.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { applyForLoan, agreementFor, offerFor } from '../repositories/credit/applications.ts';
import { changeBankCard } from '../repositories/account/bank-card.ts';
import {
  type Borrower,
  borrowerOfId,
  type BorrowerWork,
  updateBorrower,
} from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import { type PaidIn, payAtCounter } from '../repositories/payments/counter-payments.ts';
import { type CouponGrant, grantCoupon } from '../repositories/credit/coupons.ts';
import { type CreditRow, keepUpload, presentCredit } from '../repositories/credit/credit.ts';
import { pendingView, unpaidOf } from '../repositories/loans/loan-views.ts';
import { type Loan, loanAccountNow, loansOf } from '../repositories/loans/loans.ts';
import { copySettledLoan } from '../repositories/loans/loan-copies.ts';
import { inboxOf, sendCode } from '../repositories/service/messages.ts';
import { unknownPhone } from '../repositories/account/sessions.ts';
import { confirm } from '../repositories/operations/operation-confirmations.ts';
import { documentOf } from '../repositories/operations/operation-views.ts';
import { initiate } from '../repositories/operations/operations.ts';
import { repay } from '../repositories/payments/payments.ts';
import { refundOverpayment } from '../repositories/payments/refunds.ts';
import { offerBetterTerms } from '../repositories/credit/reoffers.ts';
import { deferServiceFee } from '../repositories/payments/service-fees.ts';
import {
  answerTicket,
  copyMessages,
  openTicket,
  readMessages,
  ticketsOf,
} from '../repositories/service/tickets.ts';
import { numberFor, type NumberRow } from '../repositories/payments/virtual-accounts.ts';
import type { Work } from '../repositories/work.ts';
import { type CreditForm, creditForms } from '../life-cycles/credit-order.machine.ts';
import { fillForm, openApplication, readForm, submitApplication } from '../native/application.ts';
import { missingOf } from '../rules/operation-pricing.ts';
import { product } from '../rules/product.ts';

/** A past action of a borrower or the lender, applied by the lender's own functions. */
type Step = (work: BorrowerWork) => Promise<unknown>;

/** The moments of a borrower's past, in milliseconds before now, and their steps. */
export type Past = readonly (readonly [ago: number, ...steps: Step[]])[];

/**
 * Returns the unit of work of a borrower at `ago` milliseconds before now, after everything that
 * was due by then has happened.
 */
export async function workAt(present: Work, userId: string, ago: number): Promise<BorrowerWork> {
  const borrower = await borrowerOfId(present.tx, userId);
  if (!borrower) throw new Error(`${userId} is not registered`);
  const work = { ...present, now: present.now - ago, borrower };
  await catchUp(work);
  return work;
}

export async function live(present: Work, userId: string, past: Past): Promise<void> {
  for (const [ago, ...steps] of past) {
    for (const step of steps) await step(await workAt(present, userId, ago));
  }
}

type Answers = { monthlyIncome?: string; accountNumber?: string };

export const beginApplication: Step = (work) => openApplication(work);

/** Fills in the first forms, by default all. */
export const fillForms =
  (count: number = creditForms.length, answers: Answers = {}): Step =>
  async (work) => {
    for (const form of creditForms.slice(0, count)) {
      await fillForm(work, form, readForm[form](sampleAnswers(work.borrower, answers)[form]));
    }
  };

export const uploadFiles: Step = async (work) => {
  const { creditOrderId } = await openApplication(work);
  for (const kind of documentKinds) {
    const sha256 = createHash('sha256').update(`${creditOrderId}/${kind}`).digest('hex');
    const file = { name: `${kind}.png`, type: 'image/png', size: 4_096, sha256 };
    await keepUpload(work, creditOrderId, kind, file);
  }
};

/** Applies for a limit. The review has ended by now if the moment is long enough ago. */
export const applyForLimit =
  (answers: Answers = {}): Step =>
  async (work) => {
    await fillForms(creditForms.length, answers)(work);
    await uploadFiles(work);
    await submitApplication(work);
  };

async function presentLimit(work: BorrowerWork): Promise<CreditRow> {
  const credit = await presentCredit(work, work.borrower.userId);
  if (!credit) throw new Error('the borrower has no limit');
  return credit;
}

const consentTo = ({ hash, version }: AgreementDocument, { now: agreedAt }: Work): Consent => ({
  hash,
  version,
  agreedAt,
  language: defaultLanguage,
});

/** Borrows for 61 days. A `coupon` is granted and used at once. */
export const borrow =
  (loanAmount: number, coupon?: CouponGrant): Step =>
  async (work) => {
    const couponIds = coupon ? [await grantCoupon(work, work.borrower.userId, coupon)] : [];
    const { creditOrderId } = await presentLimit(work);
    const choice = { creditOrderId, loanAmount, term: 61, couponIds };
    const agreement = agreementFor(work, await offerFor(work, choice), defaultLanguage);
    await applyForLoan(work, choice, consentTo(agreement, work));
  };

/** Changes the payout account to another GCash number. */
export const changeAccount =
  (newNumber: string): Step =>
  async (work) => {
    const { mobile, account } = work.borrower;
    if (account === null) throw new Error('the borrower has no payout account');
    const { id: phone } = unknownPhone;
    const purpose = 'changeBankCard';
    await sendCode(work, { mobile, purpose, language: defaultLanguage, phone, isOwn: true });
    const [sms] = await inboxOf(work.tx, mobile);
    await changeBankCard(work, {
      smsCode: sms?.code ?? '',
      accountType: payoutMethod.gcash,
      bankCode: null,
      originalNumber: account.number,
      newNumber,
      holder: account.holder,
      faceChecked: false,
      phone,
    });
  };

async function lastLoan(work: BorrowerWork): Promise<Loan> {
  const [loan] = await loansOf(work, work.borrower.userId);
  if (!loan) throw new Error('the borrower has no loan');
  return loan;
}

export const begin =
  (kind: OperationKind): Step =>
  async (work) =>
    initiate(work, await lastLoan(work), kind);

/** Initiates a restructure and confirms it with the minimum payment. */
export const restructure: Step = async (work) => {
  const loan = await lastLoan(work);
  const row = await initiate(work, loan, 'restructure');
  const agreement = consentTo(await documentOf(work, loan, row, defaultLanguage), work);
  const payment = { amount: missingOf(row, 0), cardNumber: loan.account.number };
  await confirm(work, loan, row, { agreement, payment });
};

/** Pays the next instalments, by default all. */
export const pay =
  (count?: number): Step =>
  async (work) => {
    const loan = await lastLoan(work);
    const instalments = count ?? unpaidOf(loan, work.now).length;
    const request = repaymentRequestOf(pendingView(loan, work.now), instalments);
    if (!request.ok) throw new Error(request.reason);
    await repay(work, loan, request.value);
  };

export const hadLoansBefore =
  (count: number): Step =>
  async (work) =>
    copySettledLoan(work, await lastLoan(work), count);

async function numberAt(
  work: BorrowerWork,
  channelId: string,
  amount: number | null,
): Promise<NumberRow> {
  const request = { amount, renew: null, once: null };
  const number = await numberFor(work, await lastLoan(work), channelId, request);
  if (!number) throw new Error(`${channelId} issues no number`);
  return number;
}

/** Gets a number for the amount due first. */
export const getNumber =
  (channelId: string): Step =>
  (work) =>
    numberAt(work, channelId, null);

/** `amount` is the settlement by default. `more` pesos are paid above it. */
export const payInto =
  (
    channelId: string,
    { amount, more = 0, ...paid }: { amount?: number; more?: number } & Pick<PaidIn, 'postAfter'>,
  ): Step =>
  async (work) => {
    const { settlement } = loanAccountNow(await lastLoan(work), work.now);
    const number = await numberAt(work, channelId, amount ?? settlement.amount);
    await payAtCounter(work, number, { ...paid, amount: number.amount + more, paidAt: work.now });
  };

export const getRefund: Step = (work) => refundOverpayment(work);

export const deferFee: Step = (work) => deferServiceFee(work, work.borrower.userId);

/** Changes the lender's stored data about the borrower. */
export const become =
  (change: Pick<Partial<Borrower>, 'flagged' | 'priceList' | 'termRange'>): Step =>
  ({ tx, borrower }) =>
    updateBorrower(tx, borrower.userId, change);

export const getCoupon =
  (coupon: CouponGrant): Step =>
  (work) =>
    grantCoupon(work, work.borrower.userId, coupon);

export const getReoffer: Step = async (work) => offerBetterTerms(work, await presentLimit(work));

export const askAboutPayment: Step = async (work) => {
  const { userId, name, mobile } = work.borrower;
  const [loan] = await loansOf(work, userId);
  await openTicket(work, {
    type: 'paymentNotPosted',
    loanOrderId: loan?.loanOrderId ?? null,
    description: 'I paid at the store yesterday and nothing shows here.',
    receiverAccount: null,
    name,
    mobile,
    email: null,
    contactableTime: 'after 6 in the evening',
    clientId: work.random.hex(16),
    imageIds: [],
  });
};

async function newestTicket(work: BorrowerWork) {
  const [ticket] = await ticketsOf(work, work.borrower.userId);
  if (!ticket) throw new Error('the borrower has no ticket');
  return ticket;
}

export const answer =
  (text: string, resolve = false): Step =>
  async (work) =>
    answerTicket(work, await newestTicket(work), { text, resolve, at: work.now });

export const readAnswer: Step = async (work) =>
  readMessages(work, await newestTicket(work), undefined);

export const talkAtLength =
  (count: number): Step =>
  async (work) =>
    copyMessages(work, await newestTicket(work), count);

function sampleAnswers(
  { name, mobile }: Borrower,
  { monthlyIncome = '24000', accountNumber = toWalletNumber(mobile) }: Answers,
): Record<CreditForm, Record<string, string>> {
  return {
    basicInfo: {
      fullName: name,
      birthDate: '1994-06-12',
      gender: 'Female',
      civilStatus: 'Single',
      address: '24 Mabini Street, Quezon City',
    },
    workInfo: {
      employment: 'Employed',
      employer: 'Santos Bakery',
      monthlyIncome,
      payDay: 'Monthly',
    },
    emergencyContact: {
      contactName: 'Jose Santos',
      relation: 'Sibling',
      contactMobile: '09181234567',
    },
    identityAuth: { idType: 'PhilSys ID', idNumber: '1234-5678-9012-3456' },
    bindBankCard: { accountType: String(payoutMethod.gcash), holder: name, accountNumber },
  };
}

export const refusedAccount = `0917123${product.refusedAccountEnding}`;
