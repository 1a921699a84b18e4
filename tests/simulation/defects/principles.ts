import type { Defects } from './defect.ts';

/** Defects against the principles of what a borrower is told: who has paid, what still works. */
export const principleDefects: Defects = {
  'home-forgets-money-on-its-way': {
    words: 'The lender does not tell home of money that is on its way.',
    changes: [
      {
        file: 'sandbox/repositories/homepage.ts',
        from: '...(await onItsWayView(work, loan)),',
        to: '',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    told: 'home does not say that ₱5,455.00 is on its way',
  },
  'asks-for-what-is-paid': {
    words: 'Pages ask for the instalments as they are before money on its way is posted.',
    changes: [
      {
        file: 'src/domain/on-its-way.ts',
        from: 'installments: loan.oncePosted ?? loan.installments,',
        to: 'installments: loan.installments,',
      },
    ],
    goal: 'payTwice',
    seed: 117,
    told: 'home asks for',
  },
  'failed-payout-closes-its-mending': {
    words: 'A payout that failed counts as under way, and bars the change of the account.',
    changes: [
      {
        file: 'sandbox/repositories/bank-card.ts',
        from: "if (loans.some(({ state }) => state === 'lending')) return { reason: 'payoutUnderWay' };",
        to: "if (loans.some(({ state }) => ['lending', 'disbursementFailed'].includes(state)))\n    return { reason: 'payoutUnderWay' };",
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 1994,
    told: 'and its way on leads to a page where',
  },
  'closed-without-a-way': {
    words: 'Home offers nothing where the limit has to be renewed.',
    changes: [
      {
        file: 'src/domain/closed-borrowing.ts',
        from: "return { type: 'renewal' };",
        to: 'return null;',
      },
    ],
    goal: 'borrowWhereClosed',
    seed: 790,
    told: 'and no way on is offered',
  },
};
