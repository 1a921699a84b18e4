import { requireOutcome } from '#machines/shared/outcome.ts';
import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { bankCardChangeSetup } from './bank-card-change.setup.ts';
import { changingState } from './states/changing.ts';
import { enteringState } from './states/entering.ts';

/** Changes the account that receives money (S2, S5). */
export const bankCardChangeMachine = bankCardChangeSetup.createMachine({
  id: 'bankCardChange',
  description: 'Changes the payout account: SMS code, new account, and the change exactly once.',
  context: ({ input }) => ({
    ...input,
    known: null,
    code: '',
    codeReason: null,
    codeGiven: false,
    form: null,
    faults: {},
    bankQuery: '',
    faceChecked: false,
    problem: null,
    changed: null,
    failure: null,
    outcome: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'An earlier change with an unknown outcome comes first.',
      meta: { label: 'Starting' },
      always: [{ guard: 'outcomeUnknown', target: 'changing' }, { target: 'loading' }],
    },
    loading: {
      description: 'The app fetches the payout account and whether it can be changed now.',
      meta: { label: 'Loading' },
      tags: 'busy',
      invoke: {
        id: 'operationConfig',
        src: 'operationConfig',
        onDone: { target: 'sorting', actions: withEvent('keepStanding') },
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: { 'nav.back': 'left' },
    },
    sorting: {
      description: 'Reasons that block a change come before the form.',
      meta: { label: 'Choosing the page' },
      always: [
        { guard: 'changeClosed', target: 'closed' },
        { guard: 'codeGiven', target: 'entering' },
        { target: 'verifying' },
      ],
    },
    failed: {
      description: 'The app could not fetch the payout account.',
      meta: { label: 'Could not load' },
      on: { ...retryTo('loading'), 'nav.back': 'left' },
    },
    closed: {
      description: 'The account cannot be changed now: the page says why and until when.',
      meta: { label: 'Closed', shows: ['B3', 'S5.3'], page: 'smsVerification' },
      on: { ...reloadTo('loading'), 'page.shown': 'loading', 'nav.back': 'left' },
    },
    verifying: {
      description:
        'The borrower requests an SMS code and types it; only the change uses the code up.',
      meta: { label: 'Entering the code', shows: ['B1', 'S2.13'], page: 'smsVerification' },
      invoke: {
        id: 'smsCode',
        src: 'smsCode',
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
      on: {
        ...reloadTo('loading'),
        'code.changed': { actions: withEvent('keepCode') },
        'code.requested': { actions: ['clearCodeReason', 'orderCode'] },
        'code.submitted': [
          { guard: 'codeComplete', target: 'entering', actions: 'giveCode' },
          { actions: 'explainCode' },
        ],
        'nav.forward': {
          guard: withEvent('formReachable'),
          target: 'entering',
          actions: 'giveCode',
        },
        'nav.back': 'left',
      },
    },
    entering: enteringState,
    checkingFace: {
      description: 'The native app checks the borrower’s face, because the lender requires it.',
      meta: { label: 'Checking the face', shows: ['B4'], page: 'modifyBankCard' },
      tags: 'busy',
      invoke: {
        id: 'checkFaceVerification',
        src: 'checkFaceVerification',
        onDone: [
          { guard: withEvent('facePassed'), target: 'changing', actions: 'keepFace' },
          { target: 'entering', actions: withEvent('explainFace') },
        ],
        onError: {
          target: 'entering',
          actions: {
            type: 'explainFace',
            params: { output: { result: 'unavailable' } },
          },
        },
      },
      on: { 'nav.back': 'entering' },
    },
    changing: changingState,
    changed: {
      description: 'The page shows the account now in use and what happens next.',
      meta: {
        label: 'Changed',
        shows: ['B5', 'B6'],
        page: 'modifyBankCard',
        title: 'bankCardChanged',
      },
      on: { 'change.acknowledged': 'left', 'nav.back': 'left' },
    },
    left: {
      type: 'final',
      description: 'The borrower left, for the order to be paid out again if there is one.',
      meta: { label: 'Left' },
      entry: 'leave',
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
