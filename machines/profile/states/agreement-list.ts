import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { profileSetup } from '../profile.setup.ts';

/** A document that is open: the reader goes back to the list, which looks again. */
const reading = {
  exit: 'closeDocument',
  on: { 'nav.back': 'showing.refreshing' },
} as const;

/** `/mine/agreement_list`: what the borrower signed, by loan, page by page; each to be read again. */
export const agreementListState = profileSetup.createStateConfig({
  description: 'What the borrower signed, by loan, and reading it again.',
  meta: { label: 'Agreement list', page: 'agreementList' },
  initial: 'loading',
  exit: 'forgetDocumentFailure',
  states: {
    loading: {
      description: 'The first page of the list is being fetched.',
      meta: { label: 'Loading' },
      tags: 'busy',
      on: { 'nav.back': '#profile.setting' },
      invoke: {
        id: 'getSignedLoans',
        src: 'getSignedLoans',
        input: { cursor: null },
        onDone: { target: 'showing', actions: { type: 'keepLoans', params: ({ event }) => event } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The first page could not be fetched.',
      meta: { label: 'Could not load' },
      on: {
        'nav.back': '#profile.setting',
        ...retryTo('loading'),
        'page.shown': 'loading',
      },
    },
    showing: {
      description: 'What was signed, as far as it was fetched.',
      meta: { label: 'Showing the list', shows: ['P2'] },
      on: {
        'nav.back': '#profile.setting',
        ...reloadTo('.refreshing'),
        'page.shown': '.refreshing',
        'document.opened': {
          guard: { type: 'documentListed', params: ({ event }) => event },
          target: 'openingDocument',
          actions: { type: 'askForDocument', params: ({ event }) => event },
        },
      },
      initial: 'fresh',
      states: {
        fresh: {
          description: 'As fetched last; at its end more is fetched, if there is more.',
          meta: { label: 'Fresh' },
          on: { 'end.reached': { guard: 'moreThere', target: 'loadingMore' } },
        },
        loadingMore: {
          description: 'The page that follows is being fetched.',
          meta: { label: 'Loading more' },
          invoke: {
            id: 'getMoreSignedLoans',
            src: 'getSignedLoans',
            input: ({ context: { loans } }) => ({ cursor: loans?.next ?? null }),
            onDone: {
              target: 'fresh',
              actions: { type: 'keepMore', params: ({ event }) => event },
            },
            onError: {
              target: 'moreFailed',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        moreFailed: {
          description: 'The page that follows could not be fetched.',
          meta: { label: 'More did not load' },
          on: { 'retry.pressed': 'loadingMore', 'connection.restored': 'loadingMore' },
        },
        refreshing: {
          description: 'The first page is fetched again; what is shown stays meanwhile.',
          meta: { label: 'Refreshing' },
          invoke: {
            id: 'refreshSignedLoans',
            src: 'getSignedLoans',
            input: { cursor: null },
            onDone: {
              target: 'fresh',
              actions: { type: 'keepFirst', params: ({ event }) => event },
            },
            onError: {
              target: 'stale',
              actions: { type: 'keepFailure', params: ({ event }) => event },
            },
          },
        },
        stale: {
          description: 'The first page could not be fetched again; what was there stays.',
          meta: { label: 'Stale' },
          on: { 'retry.pressed': 'refreshing', 'connection.restored': 'refreshing' },
        },
      },
    },
    openingDocument: {
      description: 'The text of a document is being fetched; the list stays.',
      meta: { label: 'Opening a document' },
      tags: 'busy',
      on: { 'nav.back': 'showing.refreshing' },
      invoke: {
        id: 'getSignedDocument',
        src: 'getSignedDocument',
        input: ({ context }) => required(context.documentKey, 'document'),
        onDone: [
          {
            guard: { type: 'disclosureCame', params: ({ event }) => event },
            target: 'disclosure',
            actions: { type: 'keepSignedDocument', params: ({ event }) => event },
          },
          {
            guard: { type: 'restructureCame', params: ({ event }) => event },
            target: 'restructure',
            actions: { type: 'keepSignedDocument', params: ({ event }) => event },
          },
          {
            target: 'document',
            actions: { type: 'keepSignedDocument', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'showing.refreshing',
          actions: { type: 'keepDocumentFailure', params: ({ event }) => event },
        },
      },
    },
    disclosure: {
      description: 'A disclosure that was signed, word for word.',
      meta: { label: 'A signed disclosure', page: 'agreement', title: 'disclosure' },
      ...reading,
    },
    restructure: {
      description: 'The agreement of a restructure that was signed, word for word.',
      meta: {
        label: 'A signed restructure',
        page: 'agreement',
        title: 'restructureAgreement',
      },
      ...reading,
    },
    document: {
      description: 'An agreement that was signed, word for word.',
      meta: { label: 'A signed agreement', page: 'agreement' },
      ...reading,
    },
  },
});
