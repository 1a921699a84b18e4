import { assign, setup } from 'xstate';
import { assumedCodes } from '#domain/codes.ts';
import { minute } from '#domain/constants.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { CheckstandRecord, PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyOnItsWay } from '#domain/payments/money-on-its-way.ts';
import { notedOnly } from '#domain/payments/on-its-way.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { FlowEvent } from '#machines/shared/events.ts';
import { failureFrom } from '#machines/shared/failure.ts';
import type { StateMeta, StateTag } from '#machines/shared/meta.ts';
import { port, type Timed } from '#machines/shared/ports.ts';
import { required } from '#machines/shared/required.ts';
import { typedAmount } from './amount.ts';
import { notedIn, openNotes, postingsBy } from './notes.ts';
import {
  numberToShow,
  recalledNumber,
  receivedBy,
  restOf,
  shownNumber,
  soon,
  timeLeft,
} from './number.ts';
import type { NoteRequest, OfflinePaymentPorts, OwnLoan, PaymentApp } from './ports.ts';

/** The outcome: the borrower went back, from a loan under repayment or from a settled one. */
export type OfflinePaymentOutcome = { type: 'left'; loanOrderId: string; settled: boolean };

export type OfflinePaymentInput = OwnLoan & {
  /**
   * The chosen sum in pesos, from the address. Null without a choice: then the lender's amount that
   * is due first applies.
   */
  amount: number | null;
};

export type OfflinePaymentContext = OfflinePaymentInput & {
  /**
   * The most that the loan's numbers have received, in pesos; a second payment also adds noted
   * payments. Null before the first reply.
   */
  received: number | null;
  checkstand: Timed<Checkstand> | null;
  /** Another amount in pesos, as typed. */
  amountText: string;
  accountNumber: string | null;
  /** The number whose timers run; null before the first one. */
  measured: string | null;
  channelId: string | null;
  /** Number of postings that were shown to the borrower or existed before this visit. */
  seen: number;
  /** Noted pesos that the chosen sum does not include; null before the first reply. */
  notedBefore: number | null;
  /** The borrower's noted payments on this phone. */
  notes: readonly PaidNote[];
  /** The note that is being written or withdrawn. */
  noting: Omit<NoteRequest, keyof OwnLoan> | null;
  /**
   * The numbers of all payments, posted or on their way, that were known when the borrower was
   * warned and continued to a second payment. A later payment needs a new warning, even if an
   * earlier payment with its number is posted.
   */
  warnedOf: readonly string[];
  apps: readonly PaymentApp[];
  /** The last failure since the lender's last reply; null without one. */
  failure: Failure | null;
};

export type OfflinePaymentEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  /** The borrower wants to pay another amount; a question follows. */
  | { type: 'amount.opened' }
  | { type: 'amount.changed'; text: string }
  | { type: 'amount.chosen' }
  | { type: 'amount.cancelled' }
  | { type: 'channel.chosen'; channelId: string }
  /** Opens the channels, from a number or from received or expected payments. */
  | { type: 'channels.opened' }
  /** “I have paid” for the number on screen. */
  | { type: 'payment.noted' }
  | { type: 'note.withdrawn'; accountNumber: string }
  | { type: 'renewal.requested' };

type Reply = { output: Timed<Checkstand> };
type Recalled = { output: { kept: CheckstandRecord | null; apps: readonly PaymentApp[] } };

/** The noted payments that are not posted yet. */
const waiting = ({ checkstand, notes }: OfflinePaymentContext): PaidNote[] =>
  checkstand ? openNotes(checkstand, notes) : [];

/** The payments that the lender has announced and not posted. */
const announcedTo = ({ checkstand }: OfflinePaymentContext): readonly MoneyOnItsWay[] =>
  checkstand?.onItsWay ?? [];

/** The number of each payment on its way, announced or only noted. */
function numbersOnItsWay(context: OfflinePaymentContext): string[] {
  const { checkstand } = context;
  const noted = checkstand ? notedOnly({ ...checkstand, noted: waiting(context) }) : [];
  return [...announcedTo(context), ...noted].map(({ accountNumber }) => accountNumber);
}

/** The number of each known payment: posted, announced or only noted. */
const numbersKnown = (context: OfflinePaymentContext): string[] => [
  ...numbersOnItsWay(context),
  ...(context.checkstand?.postings ?? []).flatMap(({ paidIn }) => paidIn?.accountNumber ?? []),
];

const timesOf = (number: string, numbers: readonly string[]): number =>
  numbers.filter((one) => one === number).length;

/** The rest of the chosen sum after a reply; null as in `restOf`. */
function restAfter({ amount, received }: OfflinePaymentContext, reply: Timed<Checkstand>) {
  const before = received ?? receivedBy(reply);
  return restOf(amount, Math.max(before, receivedBy(reply)) - before, reply);
}

/**
 * Whether the chosen sum of an unsettled loan is paid, or exceeds the remaining debt. Then the page
 * polls again for the amount due first, which the reply for a chosen sum does not contain.
 */
const isPaid = (context: OfflinePaymentContext, reply: Timed<Checkstand>): boolean =>
  context.amount !== null &&
  reply.status !== loanStatus.settled &&
  restAfter(context, reply) === null;

/** Remaining validity of the number on screen at the last reply, in milliseconds. */
function left(context: OfflinePaymentContext): number {
  const number = required(shownNumber(context), 'number');
  return timeLeft(number, required(context.checkstand, 'checkstand').receivedAt);
}

/**
 * The sum of a second payment: without the payments noted since the choice, which the lender does
 * not know. If they cover the whole sum, the whole sum is paid a second time.
 */
function sumOnceMore(context: OfflinePaymentContext) {
  const { checkstand, amount, notedBefore } = context;
  if (!checkstand) return {};
  const noted = notedIn(checkstand, context.notes);
  const came = noted - (amount === null ? 0 : (notedBefore ?? 0));
  const rest = (amount ?? checkstand.amount) - came;
  if (came <= 0 || rest <= 0) return {};
  const received = (context.received ?? receivedBy(checkstand)) + came;
  return { amount: rest, received, notedBefore: noted };
}

/** Pause between two polls, in milliseconds; counters post within minutes. */
const pause = minute / 2;

export const offlinePaymentSetup = setup({
  types: {
    context: {} as OfflinePaymentContext,
    events: {} as OfflinePaymentEvent,
    input: {} as OfflinePaymentInput,
    output: {} as OfflinePaymentOutcome,
    tags: {} as StateTag,
    meta: {} as StateMeta,
  },
  actors: {
    recall: port<OfflinePaymentPorts['recall']>('recall'),
    notePayment: port<OfflinePaymentPorts['notePayment']>('notePayment'),
    fetchVirtualAccount: port<OfflinePaymentPorts['fetchVirtualAccount']>('fetchVirtualAccount'),
  },
  actions: {
    keepApps: assign((_, { output: { apps } }: Recalled) => ({ apps })),
    /**
     * Restores the stored page. Postings of its stored reply count as shown; later ones are shown
     * first.
     */
    keepRecalled: assign(({ context: { amount } }, { output: { kept } }: Recalled) => {
      const { checkstand, notes, ...shown } = required(kept, 'kept');
      const accountNumber = recalledNumber(checkstand, shown.accountNumber, amount);
      return { checkstand, accountNumber, notes, seen: checkstand.postings.length };
    }),
    keepNotes: assign((_, { output }: { output: PaidNote[] }) => ({
      notes: output,
      noting: null,
      warnedOf: [],
    })),
    notePaid: assign(({ context }) => {
      const { checkstand } = context;
      const { accountNumber, channelId, amount, state, paysTo } = required(
        shownNumber(context),
        'number',
      );
      const { channels } = required(checkstand, 'checkstand');
      const { name, postingTime } = required(
        channels.find((one) => one.channelId === channelId) ?? null,
        'channel',
      );
      const postings = checkstand ? postingsBy(checkstand, accountNumber) : 0;
      // After the expiry, the debt may have changed.
      const covers = state === 'alive' && paysTo !== undefined ? { paysTo } : {};
      const note = { accountNumber, channel: name, amount, ...covers, postingTime, postings };
      return { noting: { note, paid: true } };
    }),
    noteUnpaid: assign(({ context }, { accountNumber }: { accountNumber: string }) => ({
      noting: {
        note: required(
          context.notes.find((one) => one.accountNumber === accountNumber) ?? null,
          'note',
        ),
        paid: false,
      },
    })),
    payAgain: assign(({ context }) => ({
      warnedOf: numbersKnown(context),
      ...sumOnceMore(context),
    })),
    keepCheckstand: assign(({ context }, { output }: Reply) => {
      // A reported posting was received, so an older reply must not increase the rest.
      const received = Math.max(context.received ?? 0, receivedBy(output));
      const amount = restAfter(context, output);
      return {
        checkstand: output,
        amount,
        received,
        notedBefore: context.notedBefore ?? notedIn(output, context.notes),
        accountNumber: numberToShow(output, context.accountNumber, amount),
        notes: openNotes(output, context.notes),
        // Postings from before this visit count as shown.
        ...(!context.checkstand && { seen: output.postings.length }),
        failure: null,
      };
    }),
    measureNumber: assign(({ context: { accountNumber } }) => ({ measured: accountNumber })),
    typeAmount: assign((_, { text }: { text: string }) => ({ amountText: text })),
    /** Replaces the chosen sum; money that came before is not a part of the new one. */
    chooseAmount: assign(({ context }) => {
      const { notes } = context;
      const checkstand = required(context.checkstand, 'checkstand');
      return {
        amount: required(typedAmount(context), 'payable amount'),
        received: receivedBy(checkstand),
        notedBefore: notedIn(checkstand, notes),
        amountText: '',
        accountNumber: null,
      };
    }),
    forgetTyped: assign({ amountText: '' }),
    /** Drops the chosen sum, because the debt is smaller; the amount that is due first applies. */
    forgetAmount: assign({ amount: null }),
    keepFailure: assign(failureFrom),
    /** Rejects a reply about another loan. */
    refuseReply: assign({ failure: { kind: 'invalidPayload' } }),
    chooseChannel: assign((_, { channelId }: { channelId: string }) => ({ channelId })),
    markSeen: assign(({ context: { checkstand } }) => ({
      seen: required(checkstand, 'checkstand').postings.length,
    })),
  },
  guards: {
    /** The chosen sum exceeds the present debt. */
    amountGone: ({ context }, { error }: { error: unknown }) => {
      const failure = failureOf(error);
      const isRefused = failure.kind === 'business' && failure.code === assumedCodes.amountChanged;
      return context.amount !== null && isRefused;
    },
    otherLoan: ({ context }, { output }: Reply) => output.loanOrderId !== context.loanOrderId,
    /** The channel became unavailable; its row in the list has the reason. */
    noNumber: (_, { output }: Reply) => output.number === null,
    /** The phone has a number to show or a payment on its way. */
    somethingKept: ({ context }, { output: { kept } }: Recalled) =>
      kept !== null &&
      kept.checkstand.loanOrderId === context.loanOrderId &&
      (recalledNumber(kept.checkstand, kept.accountNumber, context.amount) !== null ||
        openNotes(kept.checkstand, kept.notes).length > 0),
    sumPaid: ({ context }, { output }: Reply) => isPaid(context, output),
    /** The chosen sum is paid, and no new posting needs to be shown first. */
    sumPaidQuietly: ({ context }, { output }: Reply) =>
      isPaid(context, output) && (!context.checkstand || output.postings.length <= context.seen),
    /** A payment is on its way, noted or announced, and the page has not warned of a second one. */
    paymentOnItsWay({ context }) {
      const known = numbersKnown(context);
      return numbersOnItsWay(context).some(
        (one) => timesOf(one, known) > timesOf(one, context.warnedOf),
      );
    },
    wasNoted: ({ context: { notes } }, { accountNumber }: { accountNumber: string }) =>
      notes.some((one) => one.accountNumber === accountNumber),
    amountPayable: ({ context }) => typedAmount(context) !== null,
    sessionGone: (_, { error }: { error: unknown }) => failureOf(error).kind === 'session',
    settled: ({ context: { checkstand } }) => checkstand?.status === loanStatus.settled,
    moneyCame: ({ context: { checkstand, seen } }) =>
      checkstand !== null && checkstand.postings.length > seen,
    numberShown: ({ context }) => shownNumber(context) !== null,
    numberGone: ({ context }) => shownNumber(context) === null,
    numberReplaced: ({ context }) => context.accountNumber !== context.measured,
    numberExpired: ({ context }) => shownNumber(context)?.state === 'expired',
    expiresSoon: ({ context }) => shownNumber(context)?.state === 'alive' && left(context) <= soon,
    lookedWell: ({ context }) => context.failure === null,
    noneAvailable: ({ context: { checkstand } }) =>
      checkstand !== null && checkstand.channels.every(({ unavailable }) => unavailable !== null),
    someAvailable: ({ context: { checkstand } }) =>
      checkstand !== null && checkstand.channels.some(({ unavailable }) => unavailable === null),
    channelAvailable: ({ context: { checkstand } }, { channelId }: { channelId: string }) =>
      checkstand?.channels.some(
        (one) => one.channelId === channelId && one.unavailable === null,
      ) === true,
  },
  delays: {
    pause,
    untilSoon: ({ context }) => left(context) - soon,
    /**
     * Computed from the last reply, which may be older than this state; so `soon` is the maximum.
     */
    untilExpired: ({ context }) => Math.min(soon, left(context)),
  },
});
