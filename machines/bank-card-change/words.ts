import { fetched, ran, worked, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const bankCardChangeWords: MachineWords = {
  guards: {
    accountChanged: 'the account is changed',
    bankNeeded: 'it is a bank account',
    changeClosed: 'the account cannot be changed now',
    codeGiven: 'a code was given',
    faceNeeded: 'the lender asks for a face that was not seen yet',
    facePassed: 'the face was recognised',
    formReachable: 'forward leads to the form, and the code is whole',
  },
  actions: {
    clearSearch: 'Show all banks again',
    explainFace: 'Say how the look at the face ended',
    giveCode: 'Go on with the code',
    keepBank: 'Take the bank',
    keepChanged: 'Take the account that stands now; numbers and code are forgotten',
    keepFace: 'The face was seen',
    keepMethod: 'Take the kind of account',
    rememberOldAccount: 'Note the account before, masked',
    searchBanks: 'Search the banks',
    takeCodeBack: 'Back to the code',
  },
  services: {
    bankCardChange: ran('Changing the payout account'),
    checkFaceVerification: worked('The look at the face'),
    operationConfig: fetched('How the payout account stands'),
  },
};
