import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const rolloverWords: MachineWords = {
  guards: {
    canRenew: 'another price can be asked for',
    consentGiven: 'the consent is ticked, within what the law allows',
    consentGone: 'the consent holds no more',
    detailsWanted: 'the details were asked for',
    leadsToDisclosure: 'it leads to the disclosure',
    nothingPaid: 'nothing was paid for it',
    paidTooLittle: 'something was paid for it, and too little',
    rolloverConfirmed: 'it is confirmed',
    rolloverDone: 'it is done',
    rolloverTaken: 'it was taken',
  },
  actions: {
    keepDeferral: 'Take how the rollover stands; other terms need another consent',
    keepNewOrder: 'Go on with the new order',
    openSuccess: 'It ends: the page of success opens',
    untick: 'Take the tick away',
  },
  services: {
    repayDeferralDetail: fetched('How the rollover stands'),
    rollover: ran('The rollover'),
  },
};
