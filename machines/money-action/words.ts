import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const moneyActionWords: MachineWords = {
  guards: {
    nothingSent: 'nothing was sent',
    openAttemptFound: 'an attempt is open already',
    serverAccepted: 'the lender took it',
    serverRefused: 'the lender refused it',
    serverTookIt: 'the lender took it',
  },
  actions: {
    adoptIntent: 'Follow the attempt that is already open',
    countReading: 'Count how often it was asked',
    keepAnswer: 'Remember what the lender answered',
    keepNotedAnswer: 'Remember what is noted of the lender’s answer',
    keepOwnIntent: 'The attempt is this page’s own',
  },
  services: {
    closeIntent: worked('Writing down that the attempt is over'),
    moneyAction: ran('Moving the money'),
    prepareAttempt: worked('Writing down the attempt'),
    reconcileMoney: fetched('The lender’s answer to “was it taken?”'),
    submitMoney: fetched('The lender’s answer to the attempt'),
  },
};
