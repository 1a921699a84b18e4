import type { MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the lender's life cycles. */
export const lifeCyclesWords: MachineWords = {
  guards: {
    allFilesThere: 'all files are there',
    creditworthy: 'the borrower is creditworthy',
    flagged: 'the borrower is on a credit bureau’s list',
    late: 'an instalment is late',
    paidBack: 'everything is paid back',
    paidEarlier: 'it was paid on a day before the price was made',
    payoutRefused: 'the account did not take the money',
    belowPeso: 'it is less than a peso',
    isReported: 'the lender hears of it',
    enoughPaid: 'the minimum payment has come',
    instalmentPaid: 'the instalment that it puts off is paid',
    loanPaid: 'the whole loan is paid',
    caughtUp: 'nothing on the loan is late any more',
    takesOver: 'it is made of another order’s balance',
  },
};
