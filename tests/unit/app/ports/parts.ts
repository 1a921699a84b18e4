import { codes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { CreditCheckPorts } from '#machines/credit-check/credit-check.machine.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { phoneTime } from './page.ts';
import type { EffectRows, PortRows } from './table.ts';

export const notedPayment = (userKey: string) => ({
  [`draft/${userKey}/offlinePayment`]: {
    version: 1,
    loans: [
      {
        checkstand: checkstand({ numbers: [account()] }),
        accountNumber: account().accountNumber,
        notes: [paidNote()],
      },
    ],
  },
});

const expired = creditOrder({ creditOrderId: 'credit-7', expired: true });
const reviewing = creditOrder({ status: creditStatus.reviewing });

export const creditCheckRows: PortRows<CreditCheckPorts> = {
  queryCreditOrder: {
    'reads the credit order of an id': {
      input: { creditOrderId: 'credit-7' },
      calls: [['queryCreditOrder', { creditOrderId: 'credit-7' }, expired]],
      out: expired,
    },
    'reads the newest credit order without an id': {
      input: { creditOrderId: null },
      calls: [['queryCreditOrder', {}, reviewing]],
      out: reviewing,
    },
  },
};

export const nativePageRows: PortRows<Pick<HomePorts, 'openNativePage'>> = {
  openNativePage: {
    'opens a page of the native app': {
      input: { page: 'creditApplication' },
      shell: { openPage: { opened: true } },
      invokes: [['openPage', 'creditApplication']],
      out: { opened: true },
    },
  },
};

export const expiredCreditRows: PortRows<Pick<HomePorts, 'reportExpiredCredit'>> = {
  reportExpiredCredit: {
    'reports the expired credit to the native app': {
      input: { creditOrderId: 'credit-7' },
      shell: { expiredCreditOrRisk: { opened: true } },
      invokes: [['expiredCreditOrRisk', 'credit-7']],
      out: { opened: true },
    },
  },
};

export const creditCheckEffects: EffectRows = {
  'creditCheck.trackReceiveConfirmOverdue': {
    'logs the event `receive_confirm_overdue` (S4)': {
      invokes: [['track', 'receive_confirm_overdue']],
    },
  },
};

export function smsCodeRows(purpose: SmsPurpose): PortRows<SmsCodePorts> {
  const stored = (until: number, cooldown = 60_000, of = purpose) => ({
    [`draft/nobody/smsCooldown-${of}`]: { until, cooldown },
  });
  const input = { mobile: '+639181112222' };
  return {
    readCooldown: {
      'is 0 if no code was sent': { out: { cooldown: 0 } },
      'is the remaining time by the phone’s clock': {
        stored: stored(phoneTime + 20_000),
        out: { cooldown: 20_000 },
      },
      'is not longer than the lender’s if the phone’s clock was set back': {
        stored: stored(phoneTime + 3_660_000),
        out: { cooldown: 60_000 },
      },
      'is 0 after the cool-down': { stored: stored(phoneTime - 1), out: { cooldown: 0 } },
      'is 0 if the last code had another purpose': {
        stored: stored(phoneTime + 20_000, 60_000, purpose === 'login' ? 'deleteAccount' : 'login'),
        out: { cooldown: 0 },
      },
    },
    sendSmsCode: {
      'sends a code for its purpose, and stores when the next one may be sent': {
        input,
        calls: [['sendSmsCode', { ...input, purpose }, { cooldown: 45_000 }]],
        out: { cooldown: 45_000 },
        stores: stored(phoneTime + 45_000, 45_000),
      },
      'stores nothing if no code is sent': {
        input,
        calls: [['sendSmsCode', { ...input, purpose }, 4_711]],
        fails: { kind: 'business', code: 4_711, message: 'no' },
      },
    },
  };
}

const ofLoan = { input: { loanOrderId: 'loan-7' } };
const refusesInitiation = (method: 'repayDeferralInitiate' | 'repayRestructureInitiate') => ({
  ...ofLoan,
  calls: [[method, ofLoan.input, 4_711] as const],
  fails: { kind: 'business', code: 4_711, message: 'no' } as const,
});

export const initiationRows: PortRows<RolloverRestructureInitiationPorts> = {
  repayDeferralInitiate: {
    'V10: starts a rollover, and marks it as started beside a restructure': {
      ...ofLoan,

      stored: { rolloverOrRestructure: { rollover: false, restructure: true } },
      calls: [['repayDeferralInitiate', ofLoan.input, { deferralOrderId: 'deferral-7' }]],
      out: { deferralOrderId: 'deferral-7' },
      stores: { rolloverOrRestructure: { rollover: true, restructure: true } },
    },
    'V10: sets no mark if the lender refuses': refusesInitiation('repayDeferralInitiate'),
  },
  repayRestructureInitiate: {
    'V10: starts a restructure, and marks it as started': {
      ...ofLoan,

      calls: [['repayRestructureInitiate', ofLoan.input, { restructureOrderId: 'restructure-7' }]],
      out: { restructureOrderId: 'restructure-7' },
      stores: { rolloverOrRestructure: { rollover: false, restructure: true } },
    },
    'V10: sets no mark if the lender refuses': refusesInitiation('repayRestructureInitiate'),
  },
};

export const initiationEffects: EffectRows = {
  'rolloverRestructureInitiation.toastMessage': {
    'shows the lender’s own message': {
      params: {
        error: new ServiceFailure({
          kind: 'business',
          code: codes.deferralConfig,
          message: 'Not today.',
        }),
      },
      invokes: [['toast', 'Not today.']],
    },
  },
};
