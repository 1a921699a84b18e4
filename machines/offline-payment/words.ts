import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const offlinePaymentWords: MachineWords = {
  guards: {
    channelAvailable: 'the channel takes this amount now',
    expiresSoon: 'the number expires within 15 minutes',
    lookedWell: 'the last look came back',
    sumPaid: 'the chosen sum is paid',
    sumPaidQuietly: 'the chosen sum is paid, and the page has shown all posted money',
    moneyCame: 'a payment came in that was not shown yet',
    paymentOnItsWay: 'a payment is on its way that was not warned of',
    somethingKept: 'the phone has a number or a note',
    wasNoted: 'it was noted',
    noNumber: 'the channel gives no number now',
    noneAvailable: 'no channel takes this amount now',
    numberExpired: 'the number has expired',
    numberGone: 'the number is no longer in use',
    numberShown: 'a number is shown',
    otherLoan: 'the reply is for another loan',
    someAvailable: 'a channel takes this amount now',
    amountGone: 'the loan does not owe what was chosen',
  },
  actions: {
    chooseChannel: 'Take the chosen channel',
    forgetAmount: 'Forget what was chosen',
    keepCheckstand: 'Take the channels, numbers and payments',
    keepApps: 'Remember which payment apps can be opened',
    keepNotes: 'Take the notes of payments',
    keepRecalled: 'Take what the phone kept',
    notePaid: 'Note the number on screen as paid',
    noteUnpaid: 'Take the note of a payment back',
    payAgain: 'Remember that the warning was read',
    markSeen: 'Remember which payments were shown',
    refuseReply: 'Refuse a reply for another loan',
  },
  services: {
    fetchVirtualAccount: fetched('The channels and the number'),
    recall: fetched('What the phone kept'),
    notePayment: worked('Writing the note of a payment'),
    offlinePayment: ran('Paying at a store or e-wallet'),
  },
};
