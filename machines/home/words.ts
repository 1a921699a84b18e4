import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const homeWords: MachineWords = {
  guards: {
    creditApplicable: 'a limit can be applied for, gone on with or renewed',
    lineDown: 'there is no line',
    limitRuns: 'there is a limit, and it need not be renewed first',
    loanShown: 'the loan is shown',
  },
  actions: {
    closeNotice: 'Close the notice',
    keepLastKnown: 'Take what was last known, as it can be said now',
    keepAttempts: 'Take the attempts that are open now',
    keepOverpaid: 'Take how the refund stands',
    lookAtLastKnown: 'Look what was last known',
    lookForAttempts: 'Look which attempts are open',
  },
  services: {
    getHomepageData: fetched('What home shows'),
    home: ran('Home'),
    openNativePage: worked('Opening the native application'),
    watchLastKnown: ran('The look-out for what was last known'),
  },
};
