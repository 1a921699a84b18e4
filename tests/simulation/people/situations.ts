import { type Goal, goals } from './goals.ts';

/** Goals in situations that the other goals do not cover. */
export const situations = {
  borrowWhereClosed: {
    words: 'to borrow where nothing can be borrowed',
    scenarios: [
      'loan-15',
      'loan-60',
      'loan-65',
      'credit-expired',
      'upload-incomplete',
      'limit-used-up',
      'loan-75',
      'restructure-reviewing',
    ],
    steps: [/^home loan\.opened/, ...goals.borrow.steps],
  },
  creditBack: {
    words: 'to pay too much at a counter',
    scenarios: ['two-loans', 'overpaid'],
    steps: [
      /^offlinePayment channel\.chosen/,
      'goes to repayOffline',
      'repayment instalments.chosen (count: 2)',
      /^home loan\.opened/,
    ],
    paysAtCounter: 150,
  },
  payOperation: {
    words: 'to roll a loan over and pay for it at a counter',
    scenarios: ['rollover-offered', 'rollover-initiated', 'restructure-offered'],
    steps: [
      'repayment operation.requested (kind: rollover)',
      'repayment operation.requested (kind: restructure)',
      /^offlinePayment channel\.chosen/,
      'goes to repayOffline',
      /^home loan\.opened/,
    ],
    inAnyOrder: true,
    paysAtCounter: -2_000,
  },
  deleteWithCredit: {
    words: 'to delete the account after paying too much',
    scenarios: ['overpaid'],
    steps: goals.deleteAccount.steps,
  },
  payTwice: {
    words: 'to repay what was paid at a counter before',
    scenarios: ['paid-not-posted'],
    steps: [
      'goes to repayOffline',
      /^offlinePayment (channel\.chosen|channels\.opened)/,
      'repayment payAnyway.confirmed',
      'repayment payAnyway.requested',
      ...goals.repay.steps,
    ],
  },
} as const satisfies Record<string, Goal>;

export type SituationName = keyof typeof situations;
