import { reloadTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { bankCardChangeSetup } from '../bank-card-change.setup.ts';

export const enteringState = bankCardChangeSetup.createStateConfig({
  description: 'The page shows the present account and a form for the new one.',
  meta: { label: 'Entering the account', page: 'modifyBankCard' },
  on: reloadTo('loading'),
  initial: 'filling',
  states: {
    filling: {
      description: 'The borrower fills in the form; a refusal keeps all entries.',
      meta: { label: 'Filling in the form', shows: ['B2', 'S5.2'] },
      on: {
        'method.chosen': { actions: withEvent('keepMethod') },
        'entry.changed': { actions: withEvent('keepEntry') },
        'banks.opened': { guard: 'bankNeeded', target: 'choosingBank' },
        'change.requested': [
          { guard: 'formComplete', target: 'asking', actions: 'clearProblems' },
          { actions: 'explainForm' },
        ],
        'nav.back': { target: '#bankCardChange.verifying', actions: 'takeCodeBack' },
      },
    },
    choosingBank: {
      description: 'The borrower searches the banks that accept new accounts.',
      meta: { label: 'Choosing the bank', shows: ['B2', 'S3.16'] },
      tags: 'question',
      exit: 'clearSearch',
      on: {
        'banks.searched': { actions: withEvent('searchBanks') },
        'bank.chosen': { target: 'filling', actions: withEvent('keepBank') },
        'banks.closed': 'filling',
        'nav.back': 'filling',
      },
    },
    asking: {
      description: 'The page shows the new account in full for a last check.',
      meta: { label: 'Confirming the account' },
      tags: 'question',
      on: {
        'change.confirmed': [
          { guard: 'faceNeeded', target: '#bankCardChange.checkingFace' },
          { target: '#bankCardChange.changing' },
        ],
        'change.cancelled': 'filling',
        'nav.back': 'filling',
      },
    },
  },
});
