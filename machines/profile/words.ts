import { fetched, ran, type MachineWords } from '#machines/description/machine-words.ts';

/** Plain words for the names of the chart. */
export const profileWords: MachineWords = {
  guards: {
    accountSecurityAsked: 'account security was asked for',
    agreementListAsked: 'the agreement list was asked for',
    disclosureCame: 'it is a disclosure',
    opensAccountSecurity: 'it leads to account security',
    opensAgreementList: 'it leads to the agreement list',
    restructureCame: 'the agreement of a restructure came',
  },
  actions: {
    applyTheme: 'Show the page in the theme, and keep it on this phone',
    askForDocument: 'Remember which document is to be read',
    chooseTheme: 'Remember the theme',
    closeDocument: 'Close the document',
    forgetDocumentFailure: 'Forget why the document could not be opened',
    forgetOwnData: 'Forget the copy of the person’s data',
    keepDocumentFailure: 'Remember why the document could not be opened',
    keepOwnData: 'Take the copy of the person’s data',
    keepOwnDataFailure: 'Remember why the copy could not be had',
    keepSecurity: 'Take what is known of the account',
    keepSignedDocument: 'Take the text that was signed',
    keepTheme: 'Take the theme of this phone',
  },
  services: {
    exportOwnData: fetched('The copy of the person’s data'),
    getSecurity: fetched('What is known of the account'),
    getSignedDocument: fetched('The text that was signed'),
    signedLoans: ran('The list of what was signed'),
    profile: ran('The profile'),
    readTheme: fetched('The theme of this phone'),
  },
};
