import { codes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CreditCheckPorts } from '#machines/credit-check/ports.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';
import type { SmsPurpose } from '#domain/account/sms-code.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';
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

export const creditCheckRows: PortRows<CreditCheckPorts> = {
  queryCreditOrder: [
    {
      title: 'reads the credit order of an id',
      input: { creditOrderId: 'credit-7' },
      lender: { queryCreditOrder: creditOrder({ creditOrderId: 'credit-7', expired: true }) },
      asks: [['queryCreditOrder', { creditOrderId: 'credit-7' }]],
      out: creditOrder({ creditOrderId: 'credit-7', expired: true }),
    },
    {
      title: 'reads the newest credit order without an id',
      input: { creditOrderId: null },
      lender: { queryCreditOrder: creditOrder({ status: creditStatus.reviewing }) },
      asks: [['queryCreditOrder', {}]],
      out: creditOrder({ status: creditStatus.reviewing }),
    },
  ],
};

const loan = loanOrder({ loanOrderId: 'loan-7', status: loanStatus.repaying, overdueDays: 3 });

export const loanStatusRows: PortRows<LoanStatusRoutingPorts> = {
  queryLoanOrderStatus: [
    {
      title: 'reads the loan order of an id',
      input: { loanOrderId: 'loan-7' },
      lender: { queryLoanOrderStatus: loan },
      asks: [['queryLoanOrderStatus', { loanOrderId: 'loan-7' }]],
      out: loan,
    },
  ],
};

export const nativePageRows: PortRows<Pick<HomePorts, 'openNativePage'>> = {
  openNativePage: [
    {
      title: 'opens a page of the native app',
      input: { page: 'creditApplication' },
      shell: { openPage: { opened: true } },
      hears: [['openPage', 'creditApplication']],
      out: { opened: true },
    },
  ],
};

export const expiredCreditRows: PortRows<Pick<HomePorts, 'reportExpiredCredit'>> = {
  reportExpiredCredit: [
    {
      title: 'reports the expired credit to the native app',
      input: { creditOrderId: 'credit-7' },
      shell: { expiredCreditOrRisk: { opened: true } },
      hears: [['expiredCreditOrRisk', 'credit-7']],
      out: { opened: true },
    },
  ],
};

export const creditCheckEffects: EffectRows = {
  'creditCheck.trackReceiveConfirmOverdue': [
    {
      title: 'logs the event `receive_confirm_overdue` (S4)',
      hears: [['track', 'receive_confirm_overdue']],
    },
  ],
};

export const smsCodeRows = (purpose: SmsPurpose): PortRows<SmsCodePorts> => ({
  readCooldown: [
    { title: 'is 0 if no code was sent', out: { cooldown: 0 } },
    {
      title: 'is the remaining time by the phone’s clock',
      stored: {
        [`draft/nobody/smsCooldown-${purpose}`]: { until: phoneTime + 20_000, cooldown: 60_000 },
      },
      out: { cooldown: 20_000 },
    },
    {
      title: 'is 0 after the cool-down',
      stored: {
        [`draft/nobody/smsCooldown-${purpose}`]: { until: phoneTime - 1, cooldown: 60_000 },
      },
      out: { cooldown: 0 },
    },
    {
      title: 'is 0 if the last code had another purpose',
      stored: {
        [`draft/nobody/smsCooldown-${purpose === 'login' ? 'deleteAccount' : 'login'}`]: {
          until: phoneTime + 20_000,
          cooldown: 60_000,
        },
      },
      out: { cooldown: 0 },
    },
  ],
  sendSmsCode: [
    {
      title: 'sends a code for its purpose, and stores when the next one may be sent',
      input: { mobile: '+639181112222' },
      lender: { sendSmsCode: { cooldown: 45_000 } },
      asks: [['sendSmsCode', { mobile: '+639181112222', purpose }]],
      out: { cooldown: 45_000 },
      stores: {
        [`draft/nobody/smsCooldown-${purpose}`]: { until: phoneTime + 45_000, cooldown: 45_000 },
      },
    },
    {
      title: 'stores nothing if no code is sent',
      input: { mobile: '+639181112222' },
      lender: { sendSmsCode: 4_711 },
      asks: [['sendSmsCode', { mobile: '+639181112222', purpose }]],
      fails: { kind: 'business', code: 4_711, message: 'no' },
    },
  ],
});

export const initiationRows: PortRows<RolloverRestructureInitiationPorts> = {
  repayDeferralInitiate: [
    {
      title: 'V10: starts a rollover, and marks it as started beside a restructure',
      input: { loanOrderId: 'loan-7' },
      stored: { rolloverOrRestructure: { rollover: false, restructure: true } },
      lender: { repayDeferralInitiate: { deferralOrderId: 'deferral-7' } },
      asks: [['repayDeferralInitiate', { loanOrderId: 'loan-7' }]],
      out: { deferralOrderId: 'deferral-7' },
      stores: { rolloverOrRestructure: { rollover: true, restructure: true } },
    },
    {
      title: 'V10: sets no mark if the lender refuses',
      input: { loanOrderId: 'loan-7' },
      lender: { repayDeferralInitiate: 4_711 },
      asks: [['repayDeferralInitiate', { loanOrderId: 'loan-7' }]],
      fails: { kind: 'business', code: 4_711, message: 'no' },
    },
  ],
  repayRestructureInitiate: [
    {
      title: 'V10: starts a restructure, and marks it as started',
      input: { loanOrderId: 'loan-7' },
      lender: { repayRestructureInitiate: { restructureOrderId: 'restructure-7' } },
      asks: [['repayRestructureInitiate', { loanOrderId: 'loan-7' }]],
      out: { restructureOrderId: 'restructure-7' },
      stores: { rolloverOrRestructure: { rollover: false, restructure: true } },
    },
    {
      title: 'V10: sets no mark if the lender refuses',
      input: { loanOrderId: 'loan-7' },
      lender: { repayRestructureInitiate: 4_711 },
      asks: [['repayRestructureInitiate', { loanOrderId: 'loan-7' }]],
      fails: { kind: 'business', code: 4_711, message: 'no' },
    },
  ],
};

export const initiationEffects: EffectRows = {
  'rolloverRestructureInitiation.toastMessage': [
    {
      title: 'shows the lender’s own message',
      params: {
        error: new ServiceFailure({
          kind: 'business',
          code: codes.deferralConfig,
          message: 'Not today.',
        }),
      },
      hears: [['toast', 'Not today.']],
    },
  ],
};
