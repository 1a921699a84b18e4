import { type Goal, goals } from './goals.ts';

/** What people come for in situations that no other goal begins with. */
export const situations = {
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
