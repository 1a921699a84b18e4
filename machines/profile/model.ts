import { profileMachine } from '#machines/profile/profile.machine.ts';
import { profileFlow, selectProfileView } from '#machines/profile/view.ts';
import type { DocumentKey } from '#domain/loans/signed-documents.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { FlowModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures, onThePhone } from '#machines/samples/failures.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { sessionNamed, sessionOf } from '#machines/samples/people.ts';
import {
  firstSigned,
  noAccount,
  ownData,
  security,
  signedText,
} from '#machines/samples/profile.ts';
import { pictured, situation } from '#machines/walk/situation.ts';

const opens = (page: 'records' | 'agreementList' | 'accountSecurity' | 'accountDelete') => ({
  type: 'page.opened' as const,
  location: { page, query: {} },
});
const disclosure: DocumentKey = { orderId: 'loan-2', kind: 'disclosure' };
const agreement: DocumentKey = { orderId: 'loan-2', kind: 'agreement' };
const restructure: DocumentKey = { orderId: 'restructure-1', kind: 'restructure' };

const longName = 'Maria Guadalupe Concepcion Immaculada de los Reyes y Villanueva-Macapagal';

export const profileModel: FlowModel<typeof profileFlow> = {
  flow: profileFlow,
  machine: profileMachine,
  starts: {
    setting: { session: sessionNamed('Maria Santos'), page: 'setting' },
    agreementList: { session: sessionOf('juan'), page: 'agreementList' },
    accountSecurity: { session: sessionOf('juan'), page: 'accountSecurity' },
  },
  ends: {
    left: gives({ type: 'left' }),
    opens: gives({ type: 'opens', location: { page: 'coupons', query: {} } }),
  },
  links: {
    setting: ['customerCenter', 'service', 'privacy', 'logout'],
    accountSecurity: ['customerCenter'],
  },
  services: {
    readTheme: { system: gives('system'), dark: gives('dark'), ...onThePhone },
    hasUnreadMessage: {
      unread: gives({ unread: true }),
      allRead: gives({ unread: false }),
      ...failures,
    },
    signedLoans: { breaks },
    getSignedDocument: {
      to: ({ kind }) => ({ there: gives(signedText(kind)), ...failures }),
    },
    getSecurity: { account: gives(security), noAccount: gives(noAccount), ...failures },
    exportOwnData: { there: gives(ownData), ...failures },
  },
  childEvents: { signedLoans: { type: 'xstate.done.actor.getPage', output: firstSigned } },
  events: {
    'nav.forward': forwardTo('records', 'agreementList', 'accountSecurity', 'service'),
    'page.opened': [
      opens('records'),
      opens('agreementList'),
      opens('accountSecurity'),
      opens('accountDelete'),
    ],
    'theme.chosen': [
      { type: 'theme.chosen', theme: 'dark' },
      { type: 'theme.chosen', theme: 'system' },
    ],
    'document.opened': [
      { type: 'document.opened', document: disclosure },
      { type: 'document.opened', document: agreement },
      { type: 'document.opened', document: restructure },
    ],
  },
  offers(event, snapshot) {
    const view = selectProfileView(snapshot);
    switch (event.type) {
      case 'retry.pressed':
        return view.failed || view.stale || snapshot.matches('agreementList');
      // Account deletion opens from account security, and the other pages from the settings.
      case 'page.opened':
        return event.location.page === 'accountDelete'
          ? view.security !== null && !view.failed && !snapshot.matches('setting')
          : snapshot.matches('setting');
      default:
        return true;
    }
  },
  // The theme, the unread mark and `failure` are part of the key only on the page that shows them.
  key({ page, theme, unread, documentFailure, security: loadedSecurity, ownData: copy }, snapshot) {
    const { ownDataFailure, documentKey, failure } = snapshot.context;
    return {
      page: snapshot.matches('readingTheme') ? page : null,
      theme: snapshot.matches('setting') ? theme : null,
      unread: snapshot.matches('setting') && unread,
      document: documentKey?.kind,
      documentFailure: documentFailure?.kind,
      failure: snapshot.matches('accountSecurity') ? failure?.kind : null,
      security: loadedSecurity !== null,
      copy: copy !== null,
      ownDataFailure: ownDataFailure?.kind,
    };
  },
  invariants: {
    'P1: The chosen theme is the displayed one.'({ previous, step, snapshot }) {
      if (step?.type !== 'user' || !('theme' in step.event)) return true;
      if (!previous?.matches({ setting: 'choosingTheme' })) return true;
      return (
        snapshot.context.theme === step.event.theme || `the theme is ${snapshot.context.theme}`
      );
    },
    'P1: The profile opens only pages of other flows.'({ snapshot }) {
      const { outcome } = snapshot.context;
      const own = ['setting', 'agreementList', 'accountSecurity'];
      return (
        outcome?.type !== 'opens' ||
        !own.includes(outcome.location.page) ||
        'the opened page is the profile’s own'
      );
    },
    'P2: A document is loaded exactly while it is open.'({ snapshot }) {
      const read =
        snapshot.matches({ agreementList: 'disclosure' }) ||
        snapshot.matches({ agreementList: 'restructure' }) ||
        snapshot.matches({ agreementList: 'document' });
      return (
        (snapshot.context.document !== null) === read ||
        'a document is loaded while none is open, or the reverse'
      );
    },
    'P2: The open document is the tapped one.'({ snapshot }) {
      const { document, documentKey } = snapshot.context;
      return (
        !document || document.kind === documentKey?.kind || `the open document is ${document.kind}`
      );
    },
    'P3: Displayed account security stays on screen during a reload.'({ previous, snapshot }) {
      return (
        !previous?.context.security ||
        snapshot.context.security !== null ||
        'account security is gone'
      );
    },
    'P4: The exported data are cleared with their page.'({ snapshot }) {
      return (
        snapshot.context.ownData === null ||
        snapshot.matches('accountSecurity') ||
        'the exported data are still stored'
      );
    },
  },
  read: (snapshot) => selectProfileView(snapshot),
  situations: [
    {
      ...pictured('longName', 'A very long name, in full', 'longName/readTheme=system'),
      input: { session: sessionNamed(longName), page: 'setting' },
    },
    pictured(
      'unread',
      'Customer service answered, and the answer is unread',
      'setting/readTheme=system/hasUnreadMessage=unread',
    ),
    situation('noAccount', 'accountSecurity/readTheme=system/getSecurity=noAccount'),
    pictured(
      'copyReady',
      'A copy of the borrower’s data is ready to be saved',
      'accountSecurity/readTheme=system/getSecurity=account/export.requested/exportOwnData=there',
    ),
  ],
  words: {
    guards: {
      accountSecurityAsked: 'account security is requested',
      agreementListAsked: 'the agreement list is requested',
      disclosureCame: 'the document is a disclosure',
      opensAccountSecurity: 'the row leads to account security',
      opensAgreementList: 'the row leads to the agreement list',
      restructureCame: 'the document is the agreement of a restructure',
    },
    actions: {
      applyTheme: 'Apply the theme and save it on this phone',
      askForDocument: 'Store which document is requested',
      chooseTheme: 'Store the theme',
      closeDocument: 'Close the document',
      forgetDocumentFailure: 'Clear the document’s error',
      forgetOwnData: 'Clear the copy of the borrower’s data',
      keepDocumentFailure: 'Store why the document did not open',
      keepOwnData: 'Store the copy of the borrower’s data',
      keepOwnDataFailure: 'Store why the copy did not load',
      keepSecurity: 'Store the account’s data',
      keepSignedDocument: 'Store the signed document',
      keepTheme: 'Store the theme read from this phone',
    },
    services: {
      exportOwnData: fetched('The copy of the borrower’s data'),
      getSecurity: fetched('The account’s data'),
      getSignedDocument: fetched('The signed document'),
      signedLoans: ran('The list of signed documents'),
      profile: ran('The profile'),
      readTheme: fetched('The theme stored on this phone'),
    },
  },
};
