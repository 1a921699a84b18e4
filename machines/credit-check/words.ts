import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const creditCheckWords: MachineWords = {
  guards: {
    firstChange: 'the credit order changed for the first time',
    noOrder: 'there is no credit order',
    sameOrder: 'it is still the same credit order',
  },
  actions: {
    adoptOrderId: 'Go on with the newer credit order',
    trackReceiveConfirmOverdue: 'Note for analytics that the confirmation is overdue',
  },
  services: {
    creditCheck: ran('The credit check'),
    queryCreditOrder: fetched('The credit order'),
  },
};
