import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const loanStatusRoutingWords: MachineWords = {
  guards: {
    fromDetails: 'it is opened from a page of details',
  },
  services: {
    loanStatusRouting: ran('The choice of the loan’s page'),
    queryLoanOrderStatus: fetched('The loan’s status'),
  },
};
