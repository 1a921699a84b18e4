import { minute } from '#domain/constants.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CheckstandRecord, PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import { offlinePaymentFlow, selectOfflinePaymentView } from '#machines/offline-payment/view.ts';
import { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import { openNotes } from '#machines/offline-payment/notes.ts';
import { shownNumber } from '#machines/offline-payment/number.ts';
import { fetched, ran, worked } from '#machines/description/machine-words.ts';
import { situations } from '#machines/offline-payment/situations.ts';
import { type FlowModel, isEvent } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import {
  account,
  channels,
  checkstand,
  comingIn,
  paidNote,
  posting,
  settledCheckstand,
} from '#machines/samples/checkstand.ts';
import { forwardTo } from '#machines/samples/events.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { readDescriptor } from '#machines/samples/located.ts';
import { now } from '#machines/samples/loans.ts';

const expired = account({ state: 'expired', expiresAt: now - minute });

const looks = {
  noNumber: gives(checkstand()),
  alive: gives(checkstand({ numbers: [account()] })),
  expiresSoon: gives(checkstand({ numbers: [account({ expiresAt: now + 10 * minute })] })),
  expired: gives(checkstand({ numbers: [expired] })),
  replaced: gives(
    checkstand({
      numbers: [account({ accountNumber: '7110567856785678' }), account({ state: 'replaced' })],
    }),
  ),
  postedInPart: gives(
    checkstand({ numbers: [account({ state: 'used' })], postings: [posting()], totalDue: 4300 }),
  ),
  noneAvailable: gives(
    checkstand({
      channels: channels.map((one) => ({ ...one, unavailable: { reason: 'aboveMax' as const } })),
    }),
  ),
  settled: gives(settledCheckstand({ numbers: [account()] })),
  otherLoan: gives(checkstand({ loanOrderId: 'loan-2', numbers: [account()] })),
  ...failures,
};

const looksFor = ({ amount }: CheckstandRequest) => ({
  ...looks,
  announced: gives(
    checkstand({
      numbers: [account()],
      onItsWay: [comingIn({ centavos: 100 * (amount ?? 2650) })],
    }),
  ),
  ...(amount !== null && { chosen: gives(checkstand({ numbers: [account({ amount })], amount })) }),
  ...(amount !== null && refusals('amountChanged')),
});

function numbers({ channelId, amount, renew }: CheckstandRequest) {
  const number = account({
    ...(amount !== null && { amount }),
    channelId: channelId ?? 'none',
    accountNumber: renew === null ? '7110123412341234' : '7110567856785678',
  });
  const elsewhere = account({ channelId: 'gcash-bills', accountNumber: '7220123412341234' });
  const others = renew === null ? [elsewhere] : [expired];
  return {
    number: gives(checkstand({ number, numbers: [number, ...others] })),
    unavailable: gives(checkstand({ numbers: others })),
    settled: gives(settledCheckstand()),
    otherLoan: gives(checkstand({ loanOrderId: 'loan-2', number, numbers: [number] })),
    otherLoanWithout: gives(checkstand({ loanOrderId: 'loan-2' })),
    ...failures,
    ...(amount !== null && refusals('amountChanged')),
  };
}

function kept(
  notes: PaidNote[],
  change: Partial<Checkstand> = {},
  accountNumber: string | null = account().accountNumber,
) {
  const record: CheckstandRecord = {
    checkstand: checkstand({ numbers: [account()], ...change }),
    accountNumber,
    notes,
  };
  return { output: { kept: record, apps: [{ name: 'gcash', scheme: 'gcash://' }] } };
}

/** Outcomes of a poll that end the question for another amount. */
const news: readonly string[] = ['announced', 'postedInPart', 'settled'];
const answersToAmount = [
  'amount.changed',
  'amount.chosen',
  'amount.cancelled',
  'nav.back',
  'page.refreshed',
] as const;

export const offlinePaymentModel: FlowModel<typeof offlinePaymentFlow> = {
  flow: offlinePaymentFlow,
  machine: offlinePaymentMachine,
  starts: {
    loan: { userKey: 'user-1', loanOrderId: 'loan-1', amount: null },
    chosen: { userKey: 'user-1', loanOrderId: 'loan-1', amount: 5300 },
  },
  ends: {
    left: gives({ type: 'left', loanOrderId: 'loan-1', settled: false }),
    leftSettled: gives({ type: 'left', loanOrderId: 'loan-1', settled: true }),
  },
  links: { repayOffline: ['customerCenter', 'home'] },
  services: {
    recall: {
      nothing: gives({ kept: null, apps: [{ name: 'gcash', scheme: 'gcash://' }] }),
      number: kept([]),
      noted: kept([paidNote()]),
      nothingOnScreen: kept([], {}, null),
      otherLoan: kept([], { loanOrderId: 'loan-2' }),
      network: failures.network,
    },
    notePayment: {
      to: ({ note, paid }) => ({
        written: gives(paid ? [{ ...note, notedAt: now }] : []),
        network: failures.network,
      }),
    },
    fetchVirtualAccount: {
      to: (request) => (request.channelId === null ? looksFor(request) : numbers(request)),
    },
  },
  events: {
    'nav.forward': forwardTo('repay'),
    'channel.chosen': [
      { type: 'channel.chosen', channelId: 'seven-eleven' },
      { type: 'channel.chosen', channelId: 'cebuana' },
    ],
    'amount.changed': [
      { type: 'amount.changed', text: '5300' },
      { type: 'amount.changed', text: '9999' },
    ],
    'note.withdrawn': [{ type: 'note.withdrawn', accountNumber: account().accountNumber }],
  },
  key: ({
    checkstand: known,
    amount,
    amountText,
    received,
    accountNumber,
    seen,
    notes,
    warnedOf,
    failure,
  }) => ({
    known,
    amount,
    amountText,
    received: amount && received,
    accountNumber,
    seen,
    notes: notes.map((note) => [note.accountNumber, note.postings]),
    warnedOf,
    failed: failure !== null,
  }),
  // Limits combinations of notes, announcements, a number from another device, and the question for
  // another amount.
  walks(step, snapshot) {
    const { context } = snapshot;
    if (isEvent(step, 'amount.opened')) {
      const { amount, notes, warnedOf, received } = context;
      return amount === null && notes.length + warnedOf.length === 0 && !received;
    }
    if (snapshot.matches({ open: { desk: 'choosingAmount' } })) {
      const isNews = step.type === 'settle' && news.includes(step.outcome);
      return isNews ? context.amountText === '' : isEvent(step, ...answersToAmount);
    }
    if (step.type === 'settle' && step.outcome === 'replaced') {
      const { amount, notes } = context;
      const shows = snapshot.matches({ open: { desk: 'number' } });
      return shows && amount === null && notes.length === 0;
    }
    const isAnnounced = step.type === 'settle' && step.outcome === 'announced';
    if (isAnnounced && shownNumber(context) === null) return false;
    const once = isAnnounced || isEvent(step, 'payment.noted');
    return !once || context.notes.length === 0;
  },
  // Fixed times replace the remaining validity of a number, which unit tests check.
  delays: { untilSoon: 20_000, untilExpired: 20_000 },
  offers: (event, snapshot) => event.type !== 'retry.pressed' || snapshot.context.failure !== null,
  invariants: {
    'O8: A number on screen is for the chosen sum or its unpaid rest.'({ snapshot }) {
      const { amount, checkstand: known } = snapshot.context;
      const { number } = selectOfflinePaymentView(snapshot);
      if (amount === null || number === null) return true;
      if (known && amount > known.totalDue) return `${amount} of ${known.totalDue} is chosen`;
      return number.amount === amount || `the number is for ${number.amount}`;
    },
    'O8: The borrower chooses at most the whole debt, and the page shows that amount.'(moment) {
      const { step, previous, snapshot } = moment;
      if (!isEvent(step, 'amount.chosen') || !previous?.context.checkstand) return true;
      const { amount } = snapshot.context;
      const { amountText, checkstand: known } = previous.context;
      const isTyped = amount === Number(amountText);
      return (isTyped && amount <= known.totalDue) || `${amount} is chosen by ${amountText}`;
    },
    'O4: A number can be copied only while the lender’s last reply says that it is usable.'(
      moment,
    ) {
      const { phase, number } = selectOfflinePaymentView(moment.snapshot);
      const copyable = phase === 'alive' || phase === 'expiringSoon';
      return !copyable || number?.state === 'alive' || `the number is ${number?.state}`;
    },
    'O4: A usable number that replaced another one is shown as usable.'({ previous, snapshot }) {
      const before = previous && selectOfflinePaymentView(previous).number;
      const { phase, number } = selectOfflinePaymentView(snapshot);
      const isNew = before && number && before.accountNumber !== number.accountNumber;
      return !isNew || number.state !== 'alive' || phase !== 'expired' || 'it is shown as expired';
    },
    'O4: After a sleep, no number can be copied before the lender has replied.'({
      step,
      snapshot,
    }) {
      const { phase } = selectOfflinePaymentView(snapshot);
      const copyable = phase === 'alive' || phase === 'expiringSoon';
      return !(isEvent(step, 'page.shown') && copyable) || 'the number can be copied';
    },
    'O6: The page warns of each payment on its way before it shows another number.'(moment) {
      const { checkstand: known, notes, warnedOf } = moment.snapshot.context;
      const { phase, announced } = selectOfflinePaymentView(moment.snapshot);
      const copyable = phase === 'alive' || phase === 'expiringSoon';
      const waiting = [...(known ? openNotes(known, notes) : []), ...announced];
      const isUnwarned = waiting.some(({ accountNumber }) => !warnedOf.includes(accountNumber));
      return !(copyable && isUnwarned) || 'the page did not warn of a payment on its way';
    },
    'O6: A note does not change the lender’s data.'({ step, previous, snapshot }) {
      const noted = step?.type === 'settle' && step.service === 'notePayment';
      const same = previous?.context.checkstand === snapshot.context.checkstand;
      return !noted || same || 'the lender’s data changed';
    },
    'O10: A failed poll never loses the phone’s record.'({ previous, snapshot }) {
      const lost = previous?.context.checkstand && !snapshot.context.checkstand;
      return !lost || 'the record is lost';
    },
    'O5: While a request for a number is in flight, no other can be made.'({ services, enabled }) {
      const asking = ['getNumber', 'renewNumber'].some((id) => services.has(id));
      const more = enabled.some(
        ({ type }) => type === 'channel.chosen' || type === 'renewal.requested',
      );
      return !(asking && more) || 'another can be asked';
    },
    'O9: A reply about another loan is not stored.'({ snapshot: { context } }) {
      const { checkstand: known, loanOrderId } = context;
      return (
        !known ||
        known.loanOrderId === loanOrderId ||
        `the stored reply is about ${known.loanOrderId}`
      );
    },
    'O9: A settled loan shows no pay number.'({ snapshot }) {
      const { number, checkstand: known } = selectOfflinePaymentView(snapshot);
      return number === null || known?.status !== loanStatus.settled || 'a number is shown';
    },
    'O8: Payments that post during the visit are shown.'({ snapshot }) {
      const { checkstand: known, seen } = snapshot.context;
      const unseen = known !== null && known.postings.length > seen;
      const isSettled = selectOfflinePaymentView(snapshot).settled;
      return !unseen || snapshot.status !== 'active' || isSettled || 'a payment is not shown';
    },
  },
  read(snapshot) {
    readDescriptor(offlinePaymentFlow, snapshot);
    return selectOfflinePaymentView(snapshot);
  },
  situations,
  words: {
    guards: {
      amountPayable: 'the loan owes the typed amount',
      channelAvailable: 'the channel accepts this amount now',
      expiresSoon: 'the number expires within 15 minutes',
      lookedWell: 'the last reload succeeded',
      sumPaid: 'the chosen sum is paid',
      sumPaidQuietly: 'the chosen sum is paid, and all posted money has been shown',
      moneyCame: 'a payment was posted that is not shown yet',
      paymentOnItsWay: 'a payment is on its way, and the page has not warned of it',
      somethingKept: 'the phone has a number or an open note for this loan',
      wasNoted: 'the payment was noted as made',
      noNumber: 'the channel issues no number now',
      noneAvailable: 'no channel accepts this amount now',
      numberExpired: 'the number has expired',
      numberReplaced: 'another number replaced the one on screen',
      numberGone: 'the number is no longer in use',
      numberShown: 'a number is on screen',
      otherLoan: 'the reply is for another loan',
      someAvailable: 'a channel accepts this amount now',
      amountGone: 'the loan no longer owes the chosen amount',
    },
    actions: {
      typeAmount: 'Store the typed amount',
      chooseAmount: 'Store the chosen amount; earlier payments do not count towards it',
      chooseChannel: 'Store the chosen channel',
      forgetAmount: 'Clear the chosen amount',
      forgetTyped: 'Clear the field',
      keepCheckstand: 'Store the channels, numbers and payments',
      keepApps: 'Store which payment apps the phone can open',
      keepNotes: 'Store the notes of payments',
      keepRecalled: 'Store the data read from this phone',
      notePaid: 'Note the number on screen as paid',
      noteUnpaid: 'Remove the note of a payment',
      payAgain: 'Store that the borrower read the warning',
      measureNumber: 'Measure how long the number on screen is valid',
      markSeen: 'Store which payments were shown',
      refuseReply: 'Refuse a reply for another loan',
    },
    services: {
      fetchVirtualAccount: fetched('The channels and the number'),
      recall: fetched('The data stored on this phone'),
      notePayment: worked('Storing the note of a payment'),
      offlinePayment: ran('The payment at a store or e-wallet'),
    },
  },
};
