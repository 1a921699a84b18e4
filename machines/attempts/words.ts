import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const attemptsWords: MachineWords = {
  guards: {
    attemptLeft: 'an attempt is open that the flow of the moment is not about',
    attemptTakenUp: 'that flow asks about it itself',
    deletionTaken: 'the account is deleted',
    newsUnread: 'an outcome is unread',
    newsRead: 'all are read',
  },
  actions: {
    forgetAttempt: 'Forget the attempt',
    keepAttempt: 'Note the attempt',
    addNews: 'Note what became of it',
    dropNews: 'Drop the news that was read',
    outdatePage: 'Have the page below look again',
  },
  services: {
    attempts: ran('Open attempts'),
    readOpenAttempts: fetched('The attempts that are open'),
  },
};
