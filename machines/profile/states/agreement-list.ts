import { tellingTheList } from '#machines/paged-list/tell.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { profileSetup } from '../profile.setup.ts';

const reading = { exit: 'closeDocument', on: { 'nav.back': 'listed' } } as const;

export const agreementListState = profileSetup.createStateConfig({
  description: 'The borrower’s signed documents, by loan.',
  meta: { label: 'Agreement list', page: 'agreementList' },
  invoke: {
    id: 'signedLoans',
    src: 'signedLoans',
    input: { filter: null },
    onError: 'setting',
  },
  initial: 'listed',
  exit: 'forgetDocumentFailure',
  states: {
    listed: {
      description: 'The page lists the loans; closing a document refreshes the list.',
      meta: { label: 'The list', shows: ['P2'] },
      entry: { type: 'tellList', params: { type: 'page.shown' } },
      on: {
        ...tellingTheList,
        'nav.back': '#profile.setting',
        'document.opened': { target: 'openingDocument', actions: withEvent('askForDocument') },
      },
    },
    openingDocument: {
      description: 'The app fetches a document’s text; the list stays.',
      meta: { label: 'Opening a document' },
      tags: 'busy',
      on: { 'nav.back': 'listed' },
      invoke: {
        id: 'getSignedDocument',
        src: 'getSignedDocument',
        input: ({ context }) => required(context.documentKey, 'document'),
        onDone: [
          {
            guard: withEvent('disclosureCame'),
            target: 'disclosure',
            actions: withEvent('keepSignedDocument'),
          },
          {
            guard: withEvent('restructureCame'),
            target: 'restructure',
            actions: withEvent('keepSignedDocument'),
          },
          { target: 'document', actions: withEvent('keepSignedDocument') },
        ],
        onError: { target: 'listed', actions: withEvent('keepDocumentFailure') },
      },
    },
    disclosure: {
      description: 'The page shows a signed disclosure, word for word.',
      meta: { label: 'A signed disclosure', page: 'agreement', title: 'disclosure' },
      ...reading,
    },
    restructure: {
      description: 'The page shows a signed restructure agreement, word for word.',
      meta: {
        label: 'A signed restructure',
        page: 'agreement',
        title: 'restructureAgreement',
      },
      ...reading,
    },
    document: {
      description: 'The page shows a signed agreement, word for word.',
      meta: { label: 'A signed agreement', page: 'agreement' },
      ...reading,
    },
  },
});
