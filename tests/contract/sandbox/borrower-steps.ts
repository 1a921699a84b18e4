import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import type { controlClient, MadeBorrower, wireClient } from './wire-client.ts';

type Clients = {
  wire: ReturnType<typeof wireClient>;
  control: ReturnType<typeof controlClient>;
};

/** A request for a number: by default for the amount due first on the last loan, at Cebuana. */
type NumberRequest = {
  loanOrderId?: string | undefined;
  channelId?: string;
  amount?: number | null;
};

/** A choice of loan terms. By default 5,000 pesos for 61 days, without coupons, in English. */
type Choice = { loanAmount?: number; term?: number; couponIds?: string[]; lang?: string };

/**
 * Returns the last loan in the list of a borrower: the oldest one, which the scenarios of
 * operations repay.
 */
export function lastLoanOf({ loanOrderIds }: Pick<MadeBorrower, 'loanOrderIds'>): string {
  const loanOrderId = loanOrderIds.at(-1);
  if (loanOrderId === undefined) throw new Error('The borrower has no loan.');
  return loanOrderId;
}

/** Returns the steps of a borrower that many tests take, by default on the borrower's last loan. */
export function borrowerSteps({ wire, control }: Clients) {
  const pending = async (borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) =>
    wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);

  /** Returns the valid number for a loan at a channel; throws without one. */
  async function numberOf(borrower: MadeBorrower, request: NumberRequest = {}) {
    const { loanOrderId = lastLoanOf(borrower), channelId = 'cebuana', amount = null } = request;
    const data = { loanOrderId, channelId, amount, renew: null };
    const { number } = await wire.call('fetchVirtualAccount', data, borrower);
    if (!number) throw new Error('no number');
    return number;
  }

  return {
    pending,
    numberOf,

    detail: async (borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) =>
      wire.call('queryRepayOrderDetail', { loanOrderId }, borrower),

    /** Pays an amount into the number of a request. The payment posts after a time. */
    payAtCounter: async (
      borrower: MadeBorrower,
      amount: number,
      postAfter = '0s',
      request: NumberRequest = {},
    ) => {
      const { accountNumber } = await numberOf(borrower, request);
      return control.payAtCounter({ accountNumber, amount, postAfter });
    },

    /** Pays the first `count` unpaid instalments of a loan online. */
    payOnline: async (borrower: MadeBorrower, count = 1, loanOrderId = lastLoanOf(borrower)) => {
      const request = repaymentRequestOf(await pending(borrower, loanOrderId), count);
      if (!request.ok) throw new Error(request.reason);
      return wire.call('repaymentConfirm', request.value, borrower);
    },

    /** Returns a choice and the consent to it, as the confirm page sends them. */
    application: async (
      { token, creditOrderId }: Pick<MadeBorrower, 'token' | 'creditOrderId'>,
      { loanAmount = 5_000, term = 61, couponIds = [], lang = 'en' }: Choice = {},
    ) => {
      const choice = { creditOrderId, loanAmount, term, couponIds };
      const { version, hash } = await wire.call('loanContractPreview', choice, { token, lang });
      return { ...choice, agreement: { version, hash, agreedAt: 1_000, language: lang } };
    },

    /** Returns the code of an SMS that the borrower requests. */
    codeFor: async (borrower: MadeBorrower, purpose: SmsPurpose): Promise<string> => {
      await wire.call('sendSmsCode', { mobile: borrower.mobile, purpose }, borrower);
      const [sms] = await control.sms(borrower);
      return sms?.code ?? '';
    },

    /** Returns the texts of a borrower's SMS, newest first. */
    texts: async (borrower: Pick<MadeBorrower, 'mobile'>) =>
      (await control.sms(borrower)).map(({ text }) => text),
  };
}
