import { reloadTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { accountDeletionSetup } from '../account-deletion.setup.ts';

export const verifyingState = accountDeletionSetup.createStateConfig({
  description: 'An SMS code confirms the borrower; only the deletion uses the code up.',
  meta: { label: 'Verifying', page: 'accountDelete' },
  entry: { type: 'enterPhase', params: { phase: 'VERIFY' } },
  invoke: {
    id: 'smsCode',
    src: 'smsCode',
    onError: { target: 'failed', actions: withEvent('keepFailure') },
  },
  on: reloadTo('loading'),
  initial: 'entering',
  states: {
    entering: {
      description: 'The borrower requests the code and types it.',
      meta: { label: 'Entering the code', shows: ['D2'] },
      on: {
        'code.changed': { actions: withEvent('keepCode') },
        'code.requested': { actions: ['clearCodeReason', 'clearProblem', 'orderCode'] },
        'code.submitted': [
          { guard: 'codeComplete', target: 'checking', actions: ['clearProblem', 'clearFailure'] },
          { actions: 'explainCode' },
        ],
        'nav.back': { target: '#accountDeletion.filling', actions: 'clearFailure' },
      },
    },
    checking: {
      description:
        'The app checks again what blocks the deletion: that may have changed. Typing or another code cancels the check.',
      meta: { label: 'Checking again', shows: ['D3'] },
      tags: 'busy',
      invoke: {
        id: 'deletionBlockers',
        src: 'deletionBlockers',
        onDone: [
          {
            guard: withEvent('blockersFound'),
            target: '#accountDeletion.reading',
            actions: withEvent('keepBlockers'),
          },
          { target: 'asking', actions: withEvent('keepBlockers') },
        ],
        onError: { target: 'entering', actions: withEvent('keepFailure') },
      },
      on: {
        'code.changed': { target: 'entering', actions: withEvent('keepCode') },
        'code.requested': { target: 'entering', actions: 'orderCode' },
        'nav.back': 'entering',
      },
    },
    asking: {
      description: 'The last question; the button to stay comes first.',
      meta: { label: 'Asking for the confirmation' },
      tags: 'question',
      on: {
        'deletion.confirmed': '#accountDeletion.deleting',
        'deletion.cancelled': 'entering',
        'nav.back': 'entering',
      },
    },
  },
});
