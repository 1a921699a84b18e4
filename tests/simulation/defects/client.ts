import type { Defects } from './defect.ts';

const session = 'src/app/providers/session.ts';
const kinds = 'src/services/money/kinds';

/** Defects of the client alone, in its handling of data. */
export const clientDefects: Defects = {
  'failure-is-refusal': {
    words: 'Every failure except a timeout is reported as a refusal.',
    changes: [
      {
        file: 'src/services/money/submit.ts',
        from: "failure.kind !== 'business' || !refusals.includes(failure.code)",
        to: "failure.kind === 'timeout'",
      },
    ],
    goal: 'repay',
    seed: 24,
    message: 'Of an attempt: after it is accepted, never the app shows that it was refused',
  },
  'one-look-is-proof': {
    words: 'An attempt that the first check does not find counts as not taken.',
    changes: [
      {
        file: 'machines/money-action/states/unknown.ts',
        from: "{ target: 'waiting', actions: 'clearFailure' }",
        to: "{ target: '#moneyAction.closing' }",
      },
    ],
    goal: 'repay',
    seed: 79,
    message: 'Of an attempt: after the app shows that it was not taken, never it is accepted',
  },
  'forgets-open-attempts': {
    words: 'The app continues none of the journal’s open attempts.',
    changes: [
      {
        file: session,
        from: 'intents: await openIntents(userKey).catch(() => null)',
        to: 'intents: []',
      },
      {
        file: 'src/app/attempts/provider.ts',
        from: 'const open = await services.journal.openIntents(userKey);',
        to: 'const open = [];',
      },
    ],
    goal: 'repay',
    seed: 79,
    message: 'No page showed the outcome of the attempt',
  },
  'old-loan-is-new': {
    words: 'An earlier loan counts as the result of an application.',
    changes: [
      {
        file: `${kinds}/apply-order.ts`,
        from: '(id) => !loanOrderIds.includes(id)',
        to: '(id) => loanOrderIds.includes(id)',
      },
    ],
    goal: 'borrow',
    seed: 11,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'unknown-is-paid': {
    words: 'A repayment with an unknown outcome is reported as done.',
    changes: [
      {
        file: `${kinds}/repayment-confirm.ts`,
        from: 'made.length === 0 ? null : {',
        to: 'made.length < 0 ? null : {',
      },
    ],
    goal: 'repay',
    seed: 79,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'unpaid-fee-is-paid': {
    words: 'A service fee without a new payment is reported as paid.',
    changes: [
      {
        file: `${kinds}/service-fee-payment.ts`,
        from: 'repaidServiceFee <= before',
        to: 'repaidServiceFee < before',
      },
    ],
    goal: 'fee',
    seed: 14,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'account-there-is-deleted': {
    words: 'A deletion is reported as done while the account still exists.',
    changes: [
      {
        file: `${kinds}/delete-account.ts`,
        from: 'exists ? null : { kind }',
        to: 'exists ? { kind } : null',
      },
    ],
    goal: 'deleteAccount',
    seed: 41,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'same-card-is-changed': {
    words: 'A change of the card is reported as done while the old card is still valid.',
    changes: [
      {
        file: `${kinds}/change-bank-card.ts`,
        from: 'if (now.changedAt === changedAt) return null;',
        to: '',
      },
    ],
    goal: 'changeAccount',
    seed: 7,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'open-rollover-is-agreed': {
    words: 'An open rollover is reported as confirmed.',
    changes: [
      {
        file: `${kinds}/repay-deferral-confirm.ts`,
        from: "now !== null && now !== 'INITIATED'",
        to: 'now !== null',
      },
    ],
    goal: 'rollOver',
    seed: 236,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'open-restructure-is-agreed': {
    words: 'An open restructure is reported as confirmed.',
    changes: [
      {
        file: `${kinds}/repay-restructure-confirm.ts`,
        from: "now !== null && now !== 'INITIATED'",
        to: 'now !== null',
      },
    ],
    goal: 'restructure',
    seed: 105,
    message: 'Of an attempt: never the app shows that it is done before it reaches the server',
  },
  'logout-keeps-storage': {
    words: 'After a logout, the phone still stores the borrower.',
    changes: [{ file: session, from: 'storage.clearAll();', to: '' }],
    goal: 'logOut',
    seed: 9,
    message: 'after the logout',
  },
  'session-loss-keeps-last-known': {
    words: 'After the session is lost, the phone still stores the last known dues.',
    changes: [
      {
        file: 'src/services/storage/store.ts',
        from: 'dropDrafts(`/${lastKnownDraft}`);',
        to: '',
      },
    ],
    goal: 'repay',
    seed: 57,
    message: 'stores last known dues after the session ended',
  },
  'expired-number-is-payable': {
    words: 'An expired last known number is still shown as a payment number.',
    changes: [
      {
        file: 'src/domain/loans/last-known.ts',
        from: "now < payNumber.expiresAt ? 'payable' : 'over'",
        to: "'payable'",
      },
    ],
    goal: 'payOffline',
    seed: 257,
    message: 'shows an expired payment number',
  },
  'logout-is-not-told': {
    words: 'The native app does not receive the logout, and logs the same borrower in again.',
    changes: [{ file: session, from: 'shell.logout();', to: '' }],
    goal: 'logOut',
    seed: 9,
    message: 'The native app of phone 1 did not receive the logout',
  },
  'lost-session-is-kept': {
    words: 'A lost session stays stored on the phone.',
    changes: [{ file: session, from: 'storage.clearUserData();', to: '' }],
    goal: 'payOffline',
    seed: 4,
    message: 'still stores the lost session',
  },
  'agrees-unticked': {
    words: 'A loan is confirmed without its agreement being opened or ticked.',
    changes: [
      {
        file: 'machines/borrow/borrow.setup.ts',
        from: 'agreementTicked: ({ context }) => context.ticked,',
        to: 'agreementTicked: () => true,',
      },
    ],
    goal: 'borrow',
    seed: 165,
    message:
      'borrow: An application is sent only for an offer with a ticked agreement. But it is applied for unagreed',
  },
  'leaves-while-paying': {
    words: 'Back leaves the page during a payment.',
    changes: [
      {
        file: 'machines/repayment/states/paying.ts',
        from: '  ...moneyState,',
        to: "  ...moneyState,\n  on: { ...moneyState.on, 'nav.back': 'loading' },",
      },
    ],
    goal: 'repay',
    seed: 2,
    message:
      'repayment: While money is in flight, only the listed events are accepted. But it accepts nav.back',
  },
  'loses-the-form': {
    words: 'The text of a ticket is lost when the app is opened again.',
    changes: [
      {
        file: 'src/flows/feedback-tickets/provider.ts',
        from: 'keepForm: (userKey, draft) => storage.writeDraft(userKey, names.form, draft),',
        to: 'keepForm: (userKey) => storage.dropDraft(userKey, names.form),',
      },
    ],
    goal: 'askForHelp',
    seed: 43,
    message: 'the text typed into the service form is lost',
  },
  'title-stays': {
    words: 'A page that is opened from home keeps the title of home.',
    changes: [
      {
        file: 'src/app/observers/page-observer.ts',
        from: 'if (same && creditOrderId === lastCreditOrderId) return;',
        to: 'if (same || last?.page === "home") return;',
      },
    ],
    goal: 'repay',
    seed: 2,
    message: 'the page is Repay your loan, but its title is Home',
  },
  'keeps-the-password': {
    words: 'The draft of the login form contains its password.',
    changes: [
      {
        file: 'machines/login/record.ts',
        from: 'method: loginMethod(snapshot), mobile, username }',
        to: 'method: loginMethod(snapshot), mobile, username, ...entries }',
      },
    ],
    goal: 'logOut',
    seed: 9,
    message: 'stores "866746" under draft/nobody/login',
  },
  'writes-down-the-code': {
    words: 'The code of an SMS is stored with the attempt.',
    changes: [
      {
        file: 'src/services/money/prepare.ts',
        from: 'baseline,\n      previousAttemptId',
        to: 'baseline: { ...baseline, ...request },\n      previousAttemptId',
      },
    ],
    goal: 'changeAccount',
    seed: 7,
    message: 'stored a secret or a name with an attempt',
  },
  'price-retypes-the-amount': {
    words: 'A received price overwrites the amount that the borrower typed.',
    changes: [
      {
        file: 'machines/borrow/borrow.setup.ts',
        from: 'keepOffer: assign((_, { output }: { output: Quote }) => ({ offer: output, failure: null })),',
        to: 'keepOffer: assign(({ context: { draft } }, { output }: { output: Quote }) => ({\n      offer: output,\n      failure: null,\n      draft: { ...draft, amountText: `${output.choice.loanAmount}.00` },\n    })),',
      },
    ],
    goal: 'borrow',
    seed: 11,
    message:
      'borrow: Only the borrower changes amount and term; refusals and failures do not. But {"amountText":"5000","term":61,"couponIds":[]} became {"amountText":"',
  },
};
