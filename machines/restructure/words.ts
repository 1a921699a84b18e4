import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const restructureWords: MachineWords = {
  guards: {
    leadsToConfirmation: 'it leads to the consent',
    operationEnded: 'it can’t be agreed to any more',
    planChanged: 'it was refused because the plan is another',
    restructureTaken: 'it was confirmed',
  },
  actions: {
    dropRestructure: 'Throw away the plan and the agreement',
    keepEnding: 'Remember why it can’t be agreed to any more',
    keepRestructure: 'Take the restructure as it stands',
  },
  services: {
    previewRestructureAgreement: fetched('The agreement for this plan'),
    queryRestructure: fetched('How the restructure stands'),
    restructure: ran('Restructuring'),
  },
};
