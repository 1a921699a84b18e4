import type { Defects } from './defect.ts';

const session = 'src/app/providers/session.ts';
const kinds = 'src/services/money/kinds';

/** Defects of the client alone, in its handling of data. */
export const clientDefects: Defects = {
  'failure-is-refusal': {
    words: 'Any failure but a timeout is told as a refusal.',
    changes: [
      {
        file: 'src/services/money/submit.ts',
        from: "failure.kind !== 'business' || !refusals.includes(failure.code)",
        to: "failure.kind === 'timeout'",
      },
    ],
    goal: 'repay',
    seed: 24,
    told: 'Of an attempt: after it is taken, never the person is told that it was refused',
  },
  'one-look-is-proof': {
    words: 'An attempt that is not seen at the first look counts as not taken.',
    changes: [
      {
        file: 'machines/money-action/states/unknown.ts',
        from: "{ target: 'waiting', actions: 'clearFailure' }",
        to: "{ target: '#moneyAction.closing' }",
      },
    ],
    goal: 'repay',
    seed: 79,
    told: 'Of an attempt: after the person is told that it was not taken, never it is taken',
  },
  'forgets-open-attempts': {
    words: 'What the journal holds open is not taken up at the start.',
    changes: [
      {
        file: session,
        from: 'intents: await openIntents(userKey).catch(() => null)',
        to: 'intents: []',
      },
    ],
    goal: 'repay',
    seed: 189,
    told: 'Nobody was told of the attempt',
  },
  'old-loan-is-new': {
    words: 'An application counts as taken by a loan that was there before.',
    changes: [
      {
        file: `${kinds}/apply-order.ts`,
        from: '(id) => !loanOrderIds.includes(id)',
        to: '(id) => loanOrderIds.includes(id)',
      },
    ],
    goal: 'borrow',
    seed: 11,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'unknown-is-paid': {
    words: 'A repayment whose outcome is unknown is told as done.',
    changes: [
      {
        file: `${kinds}/repayment-confirm.ts`,
        from: 'made.length === 0 ? null : {',
        to: 'made.length < 0 ? null : {',
      },
    ],
    goal: 'repay',
    seed: 79,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'unpaid-fee-is-paid': {
    words: 'A service fee of which no more is paid than before is told as paid.',
    changes: [
      {
        file: `${kinds}/service-fee-payment.ts`,
        from: 'repaidServiceFee <= before',
        to: 'repaidServiceFee < before',
      },
    ],
    goal: 'fee',
    seed: 14,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'account-there-is-deleted': {
    words: 'A deletion is told as done because the account is still there.',
    changes: [
      {
        file: `${kinds}/delete-account.ts`,
        from: 'exists ? null : { kind }',
        to: 'exists ? { kind } : null',
      },
    ],
    goal: 'deleteAccount',
    seed: 41,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'same-card-is-changed': {
    words: 'A change of the card is told as done while the old one stands.',
    changes: [
      {
        file: `${kinds}/change-bank-card.ts`,
        from: 'if (now.changedAt === changedAt) return null;',
        to: '',
      },
    ],
    goal: 'changeAccount',
    seed: 7,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'open-rollover-is-agreed': {
    words: 'A rollover that is still open is told as confirmed.',
    changes: [
      {
        file: `${kinds}/repay-deferral-confirm.ts`,
        from: "now !== null && now !== 'INITIATED'",
        to: 'now !== null',
      },
    ],
    goal: 'rollOver',
    seed: 236,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'open-restructure-is-agreed': {
    words: 'A restructure that is still open is told as confirmed.',
    changes: [
      {
        file: `${kinds}/repay-restructure-confirm.ts`,
        from: "now !== null && now !== 'INITIATED'",
        to: 'now !== null',
      },
    ],
    goal: 'restructure',
    seed: 105,
    told: 'Of an attempt: never the person is told that it is done before it reaches the server',
  },
  'logout-keeps-storage': {
    words: 'After a logout the phone still keeps who it was.',
    changes: [{ file: session, from: 'storage.clearAll();', to: '' }],
    goal: 'logOut',
    seed: 9,
    told: 'after the logout',
  },
  'session-loss-keeps-last-known': {
    words: 'After the session is lost the phone still keeps what was last known to be due.',
    changes: [
      {
        file: 'src/services/storage/store.ts',
        from: 'dropDrafts(`/${lastKnownDraft}`);',
        to: '',
      },
    ],
    goal: 'repay',
    seed: 57,
    told: 'keeps what was last known of somebody who is gone',
  },
  'expired-number-is-payable': {
    words: 'A number that was last known is one to pay with, also when its time is over.',
    changes: [
      {
        file: 'src/domain/loans/last-known.ts',
        from: "now < payNumber.expiresAt ? 'payable' : 'over'",
        to: "'payable'",
      },
    ],
    goal: 'payOffline',
    seed: 257,
    told: 'shows an expired number to pay with',
  },
  'logout-is-not-told': {
    words: 'The native app is not told of a logout, and logs the same person in again.',
    changes: [{ file: session, from: 'shell.logout();', to: '' }],
    goal: 'logOut',
    seed: 9,
    told: 'The native app of phone 1 was not told of the logout',
  },
  'lost-session-is-kept': {
    words: 'A session that is lost stays on the phone.',
    changes: [{ file: session, from: 'storage.clearUserData();', to: '' }],
    goal: 'payOffline',
    seed: 4,
    told: 'still keeps the session that it lost',
  },
  'agrees-unticked': {
    words: 'A loan is confirmed though nobody opened or ticked its agreement.',
    changes: [
      {
        file: 'machines/borrow/borrow.setup.ts',
        from: 'agreementTicked: ({ context }) => context.ticked,',
        to: 'agreementTicked: () => true,',
      },
    ],
    goal: 'borrow',
    seed: 165,
    told: 'borrow: An application is sent only for an offer with a ticked agreement. But it is applied for unagreed',
  },
  'leaves-while-paying': {
    words: 'Back leaves the page while a payment is under way.',
    changes: [
      {
        file: 'machines/repayment/states/paying.ts',
        from: '  ...moneyState,',
        to: "  ...moneyState,\n  on: { ...moneyState.on, 'nav.back': 'loading' },",
      },
    ],
    goal: 'repay',
    seed: 2,
    told: 'repayment: While money is in flight, only the listed events are accepted. But it accepts nav.back',
  },
  'loses-the-form': {
    words: 'What is written to customer service is gone when the app is opened anew.',
    changes: [
      {
        file: 'src/flows/feedback-tickets/provider.ts',
        from: 'keepForm: (userKey, draft) => storage.writeDraft(userKey, names.form, draft),',
        to: 'keepForm: (userKey) => storage.dropDraft(userKey, names.form),',
      },
    ],
    goal: 'askForHelp',
    seed: 43,
    told: 'what was typed into the service form is gone',
  },
  'title-stays': {
    words: 'The title of a page is not that of the page where it was come from another order.',
    changes: [
      {
        file: 'src/app/observers/page-observer.ts',
        from: 'if (same && creditOrderId === lastCreditOrderId) return;',
        to: 'if (same || last?.page === "home") return;',
      },
    ],
    goal: 'repay',
    seed: 2,
    told: 'the page is Repay your loan, and is called Home',
  },
  'keeps-the-password': {
    words: 'The form of the login is kept with its password.',
    changes: [
      {
        file: 'machines/login/record.ts',
        from: 'method: loginMethod(snapshot), mobile, username }',
        to: 'method: loginMethod(snapshot), mobile, username, ...entries }',
      },
    ],
    goal: 'logOut',
    seed: 9,
    told: 'keeps "866746" under draft/nobody/login',
  },
  'writes-down-the-code': {
    words: 'The code of an SMS is written down with the attempt.',
    changes: [
      {
        file: 'src/services/money/prepare.ts',
        from: 'baseline,\n      previousAttemptId',
        to: 'baseline: { ...baseline, ...request },\n      previousAttemptId',
      },
    ],
    goal: 'changeAccount',
    seed: 7,
    told: 'wrote down a secret or a name with an attempt',
  },
  'price-retypes-the-amount': {
    words: 'The price that comes in writes the amount anew that a person had typed.',
    changes: [
      {
        file: 'machines/borrow/borrow.setup.ts',
        from: 'keepOffer: assign((_, { output }: { output: Quote }) => ({ offer: output, failure: null })),',
        to: 'keepOffer: assign(({ context: { draft } }, { output }: { output: Quote }) => ({\n      offer: output,\n      failure: null,\n      draft: { ...draft, amountText: `${output.choice.loanAmount}.00` },\n    })),',
      },
    ],
    goal: 'borrow',
    seed: 11,
    told: 'borrow: Only the borrower changes amount and term; refusals and failures do not. But {"amountText":"5000","term":61,"couponIds":[]} became {"amountText":"',
  },
};
