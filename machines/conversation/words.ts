import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const conversationWords: MachineWords = {
  guards: {
    canSubmit: 'something is written, and its pictures are there',
    moreBefore: 'there are earlier messages',
  },
  actions: {
    explainMessage: 'Say why the message cannot be sent',
    keepConversation: 'Take the conversation',
    keepEarlier: 'Take the earlier messages, each once',
    keepNewest: 'Take the newest messages, each once',
    keepText: 'Take the typed message',
    lookForMessages: 'Have new messages looked for at once',
    noteEarlierFailed: 'Say that no earlier messages came',
    noteMissed: 'Say that new messages may be missing',
    noteUnsent: 'Say that the message did not go',
    queueMessage: 'Let the message wait until it is sent',
    removeMessage: 'Take the message away',
    takeMessage: 'Go on with the message that waits',
    takePictures: 'Tell the pictures that they were sent',
  },
  services: {
    conversation: ran('The conversation'),
    openConversation: fetched('The conversation'),
    getEarlier: fetched('The earlier messages'),
    createLeaveMessage: worked('Sending the message'),
    watchMessages: ran('Looking for new messages'),
  },
};
