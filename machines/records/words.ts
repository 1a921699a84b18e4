import { ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const recordsWords: MachineWords = {
  actions: {
    closeSheet: 'Close the figures of the loan',
    tellOrder: 'Tell the list how the loan stands',
    keepLoanFailure: 'Remember why the loan could not be opened',
  },
  services: {
    loanList: ran('The list of loans'),
    records: ran('The loan records'),
  },
};
