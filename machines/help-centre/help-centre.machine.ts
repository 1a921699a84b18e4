import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { required } from '#machines/shared/required.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { helpCentreSetup } from './help-centre.setup.ts';

const articles = helpCentreSetup.createStateConfig({
  description: 'The articles of the help centre.',
  meta: { label: 'Articles' },
  initial: 'reading',
  on: reloadTo('.reading'),
  states: {
    reading: {
      description: 'The app reads the stored articles.',
      meta: { label: 'Reading the stored articles' },
      tags: 'busy',
      invoke: {
        id: 'readHelpStanding',
        src: 'readHelpStanding',
        onDone: { target: 'fetching', actions: withEvent('keepHelpStanding') },
        onError: { target: 'fetching' },
      },
    },
    fetching: {
      description:
        'The app fetches the articles in its language and shows the stored ones meanwhile.',
      meta: { label: 'Fetching' },
      tags: 'busy',
      invoke: {
        id: 'listQuestion',
        src: 'listQuestion',
        onDone: { target: 'listed', actions: withEvent('keepList') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    listed: {
      description: 'The list shows the articles just fetched.',
      meta: { label: 'Articles listed', shows: ['H2'] },
    },
    failed: {
      description: 'The fetch failed; the list shows stored articles with their time.',
      meta: { label: 'Not fetched' },
      on: { 'retry.pressed': 'reading', 'connection.restored': 'reading' },
    },
  },
});

const ways = helpCentreSetup.createStateConfig({
  description: 'The contact options of customer service.',
  meta: { label: 'Contact options' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The app fetches the contact options.',
      meta: { label: 'Loading the ways' },
      tags: 'busy',
      invoke: {
        id: 'customerServiceEntrance',
        src: 'customerServiceEntrance',
        onDone: { target: 'showing', actions: withEvent('keepEntrance') },
        onError: { target: 'failed', actions: withEvent('keepWaysFailure') },
      },
    },
    showing: {
      description: 'The page offers chat, call, request or the official page.',
      meta: { label: 'Showing the ways' },
      on: { 'page.refreshed': 'loading' },
    },
    failed: {
      description: 'The app could not fetch the contact options.',
      meta: { label: 'Ways did not load' },
      on: retryTo('loading'),
    },
  },
});

const requests = helpCentreSetup.createStateConfig({
  description: 'The mark for unread answers.',
  meta: { label: 'Mark of unread answers' },
  initial: 'asking',
  states: {
    asking: {
      description: 'The app asks whether an answer is unread.',
      meta: { label: 'Asking for unread answers' },
      invoke: {
        id: 'hasUnreadMessage',
        src: 'hasUnreadMessage',
        onDone: { target: 'settled', actions: withEvent('keepUnread') },
        onError: { target: 'settled', actions: 'forgetUnread' },
      },
    },
    settled: {
      description: 'The mark shows the lender’s reply; without a reply there is no mark.',
      meta: { label: 'Mark decided' },
      on: { ...reloadTo('asking'), 'connection.restored': 'asking' },
    },
  },
});

const centre = helpCentreSetup.createStateConfig({
  description: 'The customer centre: contact options, requests, and the articles by group.',
  meta: { label: 'Customer centre', shows: ['H1', 'M1'], page: 'customerCenter' },
  type: 'parallel',
  on: {
    'search.changed': {
      actions: [withEvent('keepSearch'), withEvent('rememberSearch')],
    },
  },
  states: { ways, requests },
});

const article = helpCentreSetup.createStateConfig({
  description: 'The borrower reads one article.',
  meta: { label: 'Article', shows: ['H2'], page: 'article' },
  initial: 'resting',
  on: {
    'vote.pressed': {
      guard: withEvent('votable'),
      target: '.voting',
      actions: withEvent('chooseVote'),
    },
  },
  states: {
    resting: {
      description: 'The vote equals the lender’s record.',
      meta: { label: 'No vote under way' },
    },
    voting: {
      description: 'The page shows a vote in flight; a newer vote is sent after it.',
      meta: { label: 'Voting', shows: ['H2'] },
      entry: 'noteSent',
      on: {
        'vote.pressed': { guard: withEvent('votable'), actions: withEvent('chooseVote') },
      },
      invoke: {
        id: 'voteOnQuestion',
        src: 'voteOnQuestion',
        input: ({ context: { questionId, chosen } }) => ({
          questionId: required(questionId, 'article'),
          vote: required(chosen, 'vote'),
        }),
        onDone: [
          { guard: 'changedMeanwhile', target: 'voting', reenter: true, actions: 'keepVote' },
          { target: 'resting', actions: ['keepVote', 'settleVote'] },
        ],
        onError: [
          {
            guard: withEvent('sessionLost'),
            target: 'resting',
            actions: [withEvent('takeVoteBack'), 'noteSignedOut'],
          },
          { target: 'resting', actions: withEvent('takeVoteBack') },
        ],
      },
    },
  },
});

/**
 * Customer centre (`/customer/customerCenter`) and article (`/customer/questionContent`). The pages
 * need no login; a vote does (H1, H2).
 */
export const helpCentreMachine = helpCentreSetup.createMachine({
  id: 'helpCentre',
  description: 'Contact options of customer service, and articles that answer common questions.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    entrance: null,
    waysFailure: null,
    unread: false,
    list: null,
    failure: null,
    language: null,
    signedIn: false,
    search: '',
    chosen: null,
    sent: null,
    voteFailure: null,
  }),
  states: {
    page: {
      description: 'The page that is open.',
      meta: { label: 'Page' },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Opens the requested article or the customer centre.',
          meta: { label: 'Choosing' },
          always: [{ guard: 'articleAsked', target: 'article' }, { target: 'centre' }],
        },
        centre,
        article,
      },
    },
    articles,
  },
});
