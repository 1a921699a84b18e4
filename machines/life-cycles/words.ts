import type { MachineWords } from '#machines/description/machine-words.ts';

export const lifeCyclesWords: MachineWords = {
  guards: {
    allFilesThere: 'all files are there',
    creditworthy: 'the borrower is creditworthy',
    flagged: 'a credit bureau lists the borrower',
    late: 'an instalment is overdue',
    paidBack: 'the loan is repaid',
    paidEarlier: 'the payment was made before the day of the price',
    payoutRefused: 'the account rejected the payout',
    belowPeso: 'the rest is below one peso',
    isReported: 'the channel reports the payment to the lender',
    enoughPaid: 'the minimum payment was received',
    rolloverPaid: 'the minimum payment of a rollover was received',
    debtPaid: 'the instalment of a rollover is paid, or nothing is overdue for a restructure',
    loanPaid: 'the loan is fully paid',
    takesOver: 'the order took over another order’s balance',
  },
};
