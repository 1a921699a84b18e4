import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const countdownWords: MachineWords = {
  guards: {
    over: 'nothing is left',
  },
  actions: {
    keepTimeLeft: 'Take the time that is left',
  },
  services: {
    countdown: ran('The time of the benefit'),
    readServerClock: fetched('The time by the server’s clock'),
  },
};
