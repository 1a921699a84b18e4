import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const feedbackTicketsWords: MachineWords = {
  guards: {
    leadsToForm: 'it leads to the form',
    leadsToTicket: 'it leads to the request that was gone back from',
    formAsked: 'the form itself was asked for',
    listAsked: 'the list was asked for',
    picturesFailed: 'some pictures did not go',
    picturesUnderWay: 'some pictures are still on their way',
    refusedByLender: 'the lender refused it',
    ticketAsked: 'a request was asked for',
    wasSent: 'the form left the phone before',
  },
  actions: {
    chooseTicket: 'Remember which request is opened',
    clearFaults: 'Take what was wrong away',
    dropDraft: 'Throw the form on this phone away',
    forgetSubject: 'Begin with an empty form',
    keepFacts: 'Take what the form needs',
    keepTicket: 'Take the number of the request; the form is empty again',
    noteRefused: 'Say what the lender refused',
    tellConversation: 'Tell the conversation',
  },
  services: {
    feedbackTickets: ran('Requests to customer service'),
    ticketList: ran('The list of requests'),
    prepareForm: fetched('What the form needs'),
    saveFeedback: worked('Sending the request'),
  },
};
