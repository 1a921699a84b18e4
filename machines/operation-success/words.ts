import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const operationSuccessWords: MachineWords = {
  guards: {
    alreadyHeard: 'the completion was reported before',
    operationDone: 'it is completed',
    operationNamed: 'the address names an operation',
  },
  actions: {
    keepOperation: 'Take the lender’s reply',
    openRepayment: 'End: the repayment opens',
  },
  services: {
    acknowledgeOperation: worked(
      'Reporting to the lender that the borrower has seen the completion',
    ),
    operationSuccess: ran('The page of success'),
    queryOperation: fetched('The operation’s outcome'),
  },
};
