import type { Defects } from './defect.ts';

/** Defects against the principles of what a borrower is told: who has paid, what a total is, what still works. */
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
    seed: 38,
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
    seed: 38,
    told: 'home asks for',
  },
};
