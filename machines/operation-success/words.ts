import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const operationSuccessWords: MachineWords = {
  guards: {
    alreadyHeard: 'the lender knows already that it was seen',
    operationDone: 'it is done',
    operationNamed: 'the address names one',
  },
  actions: {
    keepOperation: 'Take what became of it',
    openRepayment: 'It ends: what is to be repaid opens',
  },
  services: {
    acknowledgeOperation: worked('Telling the lender that the end was seen'),
    operationSuccess: ran('The page of success'),
    queryOperation: fetched('What became of it'),
  },
};
