import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import type { controlClient, MadeBorrower, wireClient } from './wire-client.ts';

type Clients = {
  wire: ReturnType<typeof wireClient>;
  control: ReturnType<typeof controlClient>;
};

/** By default for the amount due first on the oldest loan, at Cebuana. */
type NumberRequest = {
  loanOrderId?: string | undefined;
  channelId?: string;
  amount?: number | null;
};

type Choice = { loanAmount?: number; term?: number; couponIds?: string[]; lang?: string };

/** The oldest loan, because the ids are newest first. */
export function lastLoanOf({ loanOrderIds }: Pick<MadeBorrower, 'loanOrderIds'>): string {
  const loanOrderId = loanOrderIds.at(-1);
  if (loanOrderId === undefined) throw new Error('The borrower has no loan.');
  return loanOrderId;
}

export function borrowerSteps({ wire, control }: Clients) {
  const pending = async (borrower: MadeBorrower, loanOrderId = lastLoanOf(borrower)) =>
    wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);

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

    codeFor: async (borrower: MadeBorrower, purpose: SmsPurpose): Promise<string> => {
      await wire.call('sendSmsCode', { mobile: borrower.mobile, purpose }, borrower);
      const [sms] = await control.sms(borrower);
      return sms?.code ?? '';
    },

    /** Newest first. */
    texts: async (borrower: Pick<MadeBorrower, 'mobile'>) =>
      (await control.sms(borrower)).map(({ text }) => text),
  };
}
