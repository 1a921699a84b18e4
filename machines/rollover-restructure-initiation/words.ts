import { ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const rolloverRestructureInitiationWords: MachineWords = {
  guards: {
    refusedByConfig: 'the lender’s config refuses it (1600001, 1600002)',
    rolloverWanted: 'a rollover is wanted',
  },
  actions: {
    keepOrderId: 'Take the id of the order',
    toastMessage: 'Show the lender’s message for a moment',
    withdraw: 'It ends: not offered',
  },
  services: {
    repayDeferralInitiate: worked('Starting the rollover'),
    repayRestructureInitiate: worked('Starting the restructure'),
    rolloverRestructureInitiation: ran('Starting it'),
  },
};
