import { type Goal, goals } from './goals.ts';

/** What people come for in situations that no other goal begins with. */
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
    words: 'to see about money that was paid too much',
    scenarios: ['overpaid', 'deletable'],
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
