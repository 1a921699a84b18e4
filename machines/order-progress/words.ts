import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const orderProgressWords: MachineWords = {
  guards: {
    cameFromSummary: 'the person came from the summary',
    detailsOpen: 'the details are open',
    leadsToLendingDetails: 'it leads to the details of the payout',
    leadsToRejectDetails: 'it leads to the details of the rejection',
    leadsToReviewDetails: 'it leads to the details of the review',
  },
  actions: {
    closeDetails: 'Close the details',
    keepQuota: 'Take the limit',
    keepRejection: 'Take the guide',
    keepReport: 'Take the status',
    openDetails: 'Open the details',
  },
  services: {
    orderProgress: ran('Following the order'),
    queryBorrowQuota: fetched('What can be borrowed'),
    querySubject: fetched('The order’s status'),
    rejectGuide: fetched('The guide after a rejection'),
  },
};
