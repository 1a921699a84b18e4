import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const accountDeletionWords: MachineWords = {
  guards: {
    accountDeleted: 'the account is deleted',
    blockersFound: 'something stands against it',
    isBlocked: 'something stands against it, or that is not known',
    nothingBlocks: 'nothing stands against it',
    reasonChosen: 'a reason is chosen',
  },
  actions: {
    explainReason: 'Say that the reason is missing',
    keepBlockers: 'Take what stands against it',
    keepNote: 'Take what was written beside it',
    keepReason: 'Take the reason',
  },
  services: {
    accountDeletion: ran('Deleting the account'),
    deletionBlockers: fetched('What stands against a deletion'),
  },
};
