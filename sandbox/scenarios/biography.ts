import { createHash } from 'node:crypto';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { defaultLanguage } from '#domain/language.ts';
import { toWalletNumber } from '#domain/account/mobile.ts';
import type { OperationKind } from '#domain/operations/operation-offer.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import { applyForLoan } from '../repositories/credit/applications.ts';
import { changeBankCard } from '../repositories/account/bank-card.ts';
import { type Borrower, borrowerOfId, updateBorrower } from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import { holdOrders } from '../repositories/clocks.ts';
import { type PaidIn, payAtCounter } from '../repositories/payments/counter-payments.ts';
import { type CouponGrant, grantCoupon } from '../repositories/credit/coupons.ts';
import { type CreditRow, keepUpload, presentCredit } from '../repositories/credit/credit.ts';
import { pendingView, unpaidOf } from '../repositories/loans/loan-views.ts';
import { booksNow, type Loan, loanIdsOf, loansOf } from '../repositories/loans/loans.ts';
import { copySettledLoan } from '../repositories/loans/loan-copies.ts';
import { inboxOf, sendCode } from '../repositories/service/messages.ts';
import { unknownPhone } from '../repositories/account/sessions.ts';
import { agreementFor, offerFor } from '../repositories/operations/offers.ts';
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
import { product, type Term } from '../rules/product.ts';

type Answers = { monthlyIncome?: string; accountNumber?: string };

/** Creates a borrower's past with the lender's own functions. `ago`: milliseconds before now. */
export class Biography {
  readonly #present: Work;
  readonly #userId: string;

  constructor(present: Work, userId: string) {
    this.#present = present;
    this.#userId = userId;
  }

  async #back(ago: number): Promise<{ work: Work; borrower: Borrower }> {
    const work = { ...this.#present, now: this.#present.now - ago };
    const borrower = await borrowerOfId(work.tx, this.#userId);
    if (!borrower) throw new Error(`${this.#userId} is not registered`);
    await catchUp(work, borrower);
    return { work, borrower };
  }

  async fillForms(
    ago: number,
    answers: Answers = {},
    count: number = creditForms.length,
  ): Promise<void> {
    const { work } = await this.#back(ago);
    for (const form of creditForms.slice(0, count)) {
      const { borrower } = await this.#back(ago);
      await fillForm(work, borrower, form, readForm[form](sampleAnswers(borrower, answers)[form]));
    }
  }

  async beginApplication(ago: number): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    await openApplication(work, borrower);
  }

  async uploadFiles(ago: number): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const { creditOrderId } = await openApplication(work, borrower);
    for (const kind of documentKinds) {
      const sha256 = createHash('sha256').update(`${creditOrderId}/${kind}`).digest('hex');
      const file = { name: `${kind}.png`, type: 'image/png', size: 4_096, sha256 };
      await keepUpload(work, creditOrderId, kind, file);
    }
  }

  /** Applies for a limit. The review has ended by now if `ago` is long enough. */
  async applyForLimit(ago: number, answers: Answers = {}): Promise<void> {
    await this.fillForms(ago, answers);
    await this.uploadFiles(ago);
    const { work, borrower } = await this.#back(ago);
    await submitApplication(work, borrower);
  }

  async #limit(work: Work): Promise<CreditRow> {
    const credit = await presentCredit(work, this.#userId);
    if (!credit) throw new Error('the borrower has no limit');
    return credit;
  }

  async borrow(
    ago: number,
    loanAmount: number,
    term: Term,
    couponIds: string[] = [],
  ): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const { creditOrderId } = await this.#limit(work);
    const choice = { creditOrderId, loanAmount, term, couponIds };
    const offer = await offerFor(work, borrower, choice);
    const { hash, version } = agreementFor(work, borrower, offer, defaultLanguage);
    const consent = { hash, version, agreedAt: work.now, language: defaultLanguage };
    await applyForLoan(work, borrower, choice, consent);
  }

  /** Changes the payout account to another GCash number. */
  async changeAccount(ago: number, newNumber: string): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const { mobile, account } = borrower;
    if (account === null) throw new Error('the borrower has no payout account');
    const { id: phone } = unknownPhone;
    await sendCode(work, {
      mobile,
      purpose: 'changeBankCard',
      language: defaultLanguage,
      phone,
      isOwn: true,
    });
    const [sms] = await inboxOf(work.tx, mobile);
    await changeBankCard(work, borrower, {
      smsCode: sms?.code ?? '',
      accountType: payoutMethod.gcash,
      bankCode: null,
      originalNumber: account.number,
      newNumber,
      holder: account.holder,
      faceChecked: false,
      phone,
    });
  }

  async initiate(ago: number, kind: OperationKind): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    await initiate(work, borrower, await this.#lastLoan(work), kind);
  }

  /** Initiates a restructure and confirms it with the minimum payment. */
  async restructure(ago: number): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const loan = await this.#lastLoan(work);
    const row = await initiate(work, borrower, loan, 'restructure');
    const { hash, version } = await documentOf(work, borrower, loan, row, defaultLanguage);
    const agreement = { hash, version, agreedAt: work.now, language: defaultLanguage };
    const amount = missingOf(row, 0);
    const payment = { amount, cardNumber: loan.account.number };
    await confirm(work, borrower, loan, row, { agreement, payment });
  }

  async payBack(ago: number): Promise<void> {
    const { work } = await this.#back(ago);
    const unpaid = unpaidOf(await this.#lastLoan(work), work.now);
    await this.payInstalments(ago, unpaid.length);
  }

  async payInstalments(ago: number, count: number): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const loan = await this.#lastLoan(work);
    const request = repaymentRequestOf(pendingView(loan, work.now), count);
    if (!request.ok) throw new Error(request.reason);
    await repay(work, borrower, loan, request.value);
  }

  async hadLoansBefore(count: number): Promise<void> {
    const { work } = await this.#back(0);
    await copySettledLoan(work, await this.#lastLoan(work), count);
  }

  async #lastLoan(work: Work): Promise<Loan> {
    const [loan] = await loansOf(work, this.#userId);
    if (!loan) throw new Error('the borrower has no loan');
    return loan;
  }

  /** Gets a number for `amount` pesos, or (null) for the amount due first. */
  async getNumber(
    ago: number,
    channelId: string,
    amount: number | null = null,
  ): Promise<NumberRow> {
    const { work } = await this.#back(ago);
    const request = { amount, renew: null, once: null };
    const number = await numberFor(work, await this.#lastLoan(work), channelId, request);
    if (!number) throw new Error(`${channelId} issues no number`);
    return number;
  }

  /** `amount` is the settlement by default. `more` pesos are paid above it. */
  async payAtCounter(
    ago: number,
    channelId: string,
    {
      amount,
      more = 0,
      ...paid
    }: { amount?: number; more?: number } & Pick<PaidIn, 'postAfter'> = {},
  ): Promise<void> {
    const { work } = await this.#back(ago);
    const { settlement } = booksNow(await this.#lastLoan(work), work.now);
    const number = await this.getNumber(ago, channelId, amount ?? settlement.amount);
    await payAtCounter(work, number, { ...paid, amount: number.amount + more, paidAt: work.now });
  }

  async getRefund(ago: number): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    await refundOverpayment(work, borrower);
  }

  async deferServiceFee(ago: number): Promise<void> {
    const { work } = await this.#back(ago);
    await deferServiceFee(work, this.#userId);
  }

  /** Changes what the lender has stored about the borrower. */
  async become(
    change: Pick<Partial<Borrower>, 'flagged' | 'priceList' | 'termRange'>,
  ): Promise<void> {
    await updateBorrower(this.#present.tx, this.#userId, change);
  }

  async getCoupon(ago: number, coupon: CouponGrant): Promise<string> {
    const { work } = await this.#back(ago);
    return grantCoupon(work, this.#userId, coupon);
  }

  async getReoffer(ago: number): Promise<void> {
    const { work } = await this.#back(ago);
    await offerBetterTerms(work, await this.#limit(work));
  }

  async openTicket(ago: number, description: string): Promise<void> {
    const { work, borrower } = await this.#back(ago);
    const [loan] = await loansOf(work, this.#userId);
    const { name, mobile } = borrower;
    await openTicket(work, borrower, {
      type: 'paymentNotPosted',
      loanOrderId: loan?.loanOrderId ?? null,
      description,
      receiverAccount: null,
      name,
      mobile,
      email: null,
      contactableTime: 'after 6 in the evening',
      clientId: work.random.hex(16),
      imageIds: [],
    });
  }

  async answerTicket(
    ago: number,
    text: string,
    { resolve = false, read = false }: { resolve?: boolean; read?: boolean } = {},
  ): Promise<void> {
    const { work } = await this.#back(ago);
    const ticket = await this.#newestTicket(work);
    await answerTicket(work, ticket, { text, resolve, at: work.now });
    if (read) await readMessages(work, ticket, undefined);
  }

  async talkedAtLength(count: number): Promise<void> {
    const { work } = await this.#back(0);
    const ticket = await this.#newestTicket(work);
    await copyMessages(work, ticket, count);
    await readMessages(work, ticket, undefined);
  }

  async #newestTicket(work: Work) {
    const [ticket] = await ticketsOf(work, this.#userId);
    if (!ticket) throw new Error('the borrower has no ticket');
    return ticket;
  }

  /** Ends the past and holds its orders: real time that passes does not move them. */
  async end(): Promise<{
    creditOrderId: string | null;
    loanOrderIds: string[];
    ticketIds: string[];
  }> {
    const { work } = await this.#back(0);
    const credit = await presentCredit(work, this.#userId);
    await holdOrders(work, this.#userId);
    return {
      creditOrderId: credit?.creditOrderId ?? null,
      loanOrderIds: await loanIdsOf(work, this.#userId),
      ticketIds: (await ticketsOf(work, this.#userId)).map(({ ticketId }) => ticketId),
    };
  }
}

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
