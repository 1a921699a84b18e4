import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const loginWords: MachineWords = {
  guards: {
    fieldRefused: 'the lender says that what was typed is wrong',
    loginRefused: 'the lender refused it for another reason',
    methodIs: 'it is the other way',
    mobileKnown: 'the mobile number is known',
    mobileValid: 'the mobile number is valid',
    passwordComplete: 'username and password are typed',
    passwordRemembered: 'the password was used last time',
  },
  actions: {
    explainMobile: 'Say what is wrong with the mobile number',
    explainPassword: 'Say what is wrong with username and password',
    explainRefusal: 'Say at its box what the lender refused',
    explainUnknownMobile: 'Say that the mobile number is not known',
    revealPassword: 'Show or hide the password',
    trackLoginFail: 'Note for analytics that the login failed',
  },
  services: {
    login: ran('Logging in'),
    mobileExists: fetched('The answer whether the mobile is known'),
  },
};
