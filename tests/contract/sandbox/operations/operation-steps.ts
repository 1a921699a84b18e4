import { afterAll } from 'vitest';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import type { FeedbackForm } from '#domain/service/feedback.ts';
import type { MethodData } from '#protocol/methods.ts';
import { borrowerOfMobile } from '#sandbox/repositories/account/borrowers.ts';
import { catchUp } from '#sandbox/repositories/catch-up.ts';
import { loansOf } from '#sandbox/repositories/loans/loans.ts';
import { post } from '#sandbox/repositories/payments/postings.ts';
import { newId } from '#sandbox/repositories/work.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import type { MadeBorrower } from '../wire-client.ts';
import { paymentPosted } from '#sandbox/repositories/operations/operations.ts';

type Options = { lang?: string };

/** By default for the amount due first on the oldest loan, at Cebuana. */
type NumberRequest = {
  loanOrderId?: string | undefined;
  channelId?: string | null;
  amount?: number | null;
  renew?: string | null;
};

type Choice = { loanAmount?: number; term?: number; couponIds?: string[]; lang?: string };

/** By default at noon, because the hour decides which channels are open. */
export async function openLender(at = '2026-11-22T12:00:00+08:00') {
  const world = await openSandbox(at);
  return { ...world, steps: operationSteps(world) };
}

export type Lender = Awaited<ReturnType<typeof openLender>>;

/** A lender for all tests of a file. */
export async function lenderOfFile() {
  const lender = await openLender();
  afterAll(() => lender.close());
  return lender;
}

/** The oldest loan, because the ids are newest first. */
export function lastLoanOf({ loanOrderIds }: Pick<MadeBorrower, 'loanOrderIds'>): string {
  const loanOrderId = loanOrderIds.at(-1);
  if (loanOrderId === undefined) throw new Error('The borrower has no loan.');
  return loanOrderId;
}

export function operationSteps({ sandbox, wire, control }: InMemory) {
  const pending = async (borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) =>
    wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);

  const checkstand = async (borrower: MadeBorrower, request: NumberRequest = {}) => {
    const { loanOrderId = lastLoanOf(borrower), channelId = 'cebuana' } = request;
    const { amount = null, renew = null } = request;
    const data = { loanOrderId, channelId, amount, renew };
    return wire.call('fetchVirtualAccount', data, borrower);
  };

  async function numberOf(borrower: MadeBorrower, request: NumberRequest = {}) {
    const { number } = await checkstand(borrower, request);
    if (!number) throw new Error('no number was issued');
    return number;
  }

  async function codeFor(borrower: MadeBorrower, purpose: SmsPurpose): Promise<string> {
    await wire.call('sendSmsCode', { mobile: borrower.mobile, purpose }, borrower);
    const [sms] = await control.sms(borrower);
    return sms?.code ?? '';
  }

  const initiateRollover = async (borrower: MadeBorrower) =>
    wire.call('repayDeferralInitiate', { loanOrderId: lastLoanOf(borrower) }, borrower);

  const initiateRestructure = async (borrower: MadeBorrower) =>
    wire.call('repayRestructureInitiate', { loanOrderId: lastLoanOf(borrower) }, borrower);

  /** Returns the confirmation of a rollover at its present price. */
  async function rollOver(
    { token }: MadeBorrower,
    deferralOrderId: string,
    { lang = 'en' }: Options = {},
  ) {
    const order = await wire.call('repayDeferralDetail', { deferralOrderId }, { token, lang });
    const { hash, version } = order.disclosure;
    const payment =
      order.missing > 0 ? { amount: order.missing, cardNumber: order.cardNumber } : null;
    const agreement = { hash, version, agreedAt: order.initiatedAt, language: lang };
    return { deferralOrderId, agreement, payment };
  }

  /** Returns the confirmation of a restructure at its present price. */
  async function restructure({ token }: MadeBorrower, restructureOrderId: string) {
    const data = { restructureOrderId };
    const order = await wire.call('repayRestructureDetail', data, { token });
    const { hash, version } = await wire.call('repayRestructureContractPreview', data, { token });
    const payment =
      order.missing > 0 ? { amount: order.missing, cardNumber: order.cardNumber } : null;
    const agreement = { hash, version, agreedAt: order.initiatedAt, language: 'en' };
    return { restructureOrderId, agreement, payment };
  }

  return {
    pending,
    checkstand,
    numberOf,
    codeFor,
    initiateRollover,
    initiateRestructure,
    rollOver,
    restructure,

    async confirmRollover(borrower: MadeBorrower) {
      const { deferralOrderId } = await initiateRollover(borrower);
      const confirmation = await rollOver(borrower, deferralOrderId);
      await wire.call('repayDeferralConfirm', confirmation, borrower);
      return { deferralOrderId, confirmation };
    },

    async confirmRestructure(borrower: MadeBorrower) {
      const id = await initiateRestructure(borrower);
      const confirmation = await restructure(borrower, id.restructureOrderId);
      await wire.call('repayRestructureConfirm', confirmation, borrower);
      return id;
    },

    detail: async (borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) =>
      wire.call('queryRepayOrderDetail', { loanOrderId }, borrower),

    /** Posts a payment of any amount on a loan at once, without a channel or a number. */
    async pay({ mobile }: MadeBorrower, loanOrderId: string, amount: number): Promise<void> {
      await sandbox.work(mobile, async (unit) => {
        const borrower = await borrowerOfMobile(unit.tx, mobile);
        if (!borrower) throw new Error('the borrower does not exist');
        const work = { ...unit, borrower };
        await catchUp(work);
        const loans = await loansOf(work, borrower.userId);
        const loan = loans.find((one) => one.loanOrderId === loanOrderId);
        if (!loan) throw new Error('the loan does not exist');
        const paymentId = newId(work, 'payment');
        const paid = await post(work, loan, { paymentId, amount, centavos: 0, paidAt: work.now });
        await paymentPosted(work, paid.loan, paymentId);
      });
    },

    payAtCounter: async (
      borrower: MadeBorrower,
      amount: number,
      postAfter = '0s',
      request: NumberRequest = {},
    ) => {
      const { accountNumber } = await numberOf(borrower, request);
      return control.payAtCounter({ accountNumber, amount, postAfter });
    },

    payOnline: async (borrower: MadeBorrower, count = 1, loanOrderId = lastLoanOf(borrower)) => {
      const request = repaymentRequestOf(await pending(borrower, loanOrderId), count);
      if (!request.ok) throw new Error(request.reason);
      return wire.call('repaymentConfirm', request.value, borrower);
    },

    application: async (
      { token, creditOrderId }: Pick<MadeBorrower, 'token' | 'creditOrderId'>,
      { loanAmount = 5_000, term = 61, couponIds = [], lang = 'en' }: Choice = {},
    ) => {
      const choice = { creditOrderId, loanAmount, term, couponIds };
      const { version, hash } = await wire.call('loanContractPreview', choice, { token, lang });
      return { ...choice, agreement: { version, hash, agreedAt: 1_000, language: lang } };
    },

    /** Returns a change from the borrower's own GCash number to a PayMaya number. */
    cardChange: async (
      borrower: MadeBorrower,
      over: Partial<MethodData<'changeBankCard'>> = {},
    ) => ({
      accountType: payoutMethod.payMaya,
      bankCode: null,
      originalNumber: borrower.mobile.replace('+63', '0'),
      newNumber: '09189876543',
      holder: (await wire.call('operationConfig', {}, borrower)).bankCard?.account.holder,
      faceChecked: false,
      ...over,
      smsCode: over.smsCode ?? (await codeFor(borrower, 'changeBankCard')),
    }),

    ticket: (over: Partial<FeedbackForm> = {}): FeedbackForm => ({
      type: 'paymentNotPosted',
      loanOrderId: null,
      description: 'I paid at the store yesterday and nothing shows',
      receiverAccount: null,
      name: 'Maria Santos',
      mobile: '+639171234567',
      email: null,
      contactableTime: null,
      clientId: 'a'.repeat(32),
      imageIds: [],
      ...over,
    }),

    refusal: async ({ token }: MadeBorrower, method: string, data: unknown, lang = 'en') => {
      const { code, msg } = await wire.envelope([{ method, data }], { token, lang });
      return { code, msg };
    },

    /** Newest first, with plain spaces. */
    texts: async (borrower: Pick<MadeBorrower, 'mobile'>) =>
      (await control.sms(borrower)).map(({ text }) => text.replaceAll('\u{a0}', ' ')),
  };
}
