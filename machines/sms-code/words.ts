import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const smsCodeWords: MachineWords = {
  guards: {
    cooledDown: 'a new code can be sent',
  },
  actions: {
    countDown: 'Count one second down',
    keepNumber: 'Remember the number',
    startCooldown: 'Start the wait for a new code',
  },
  services: {
    readCooldown: fetched('How long no new code can be sent'),
    sendSmsCode: worked('Sending the code by SMS'),
    smsCode: ran('The code by SMS'),
  },
};
