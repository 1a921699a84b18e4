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
  coveredBy,
  numberToShow,
  recalledNumber,
  receivedBy,
  restOf,
  shownNumber,
  soon,
  timeLeft,
} from './number.ts';
import type { NoteRequest, OfflinePaymentPorts, OwnLoan, PaymentApp } from './ports.ts';

export type OfflinePaymentOutcome = { type: 'left'; loanOrderId: string; settled: boolean };

export type OfflinePaymentInput = OwnLoan & {
  /** The chosen sum in pesos, later its unpaid rest; null if the amount due first applies. */
  amount: number | null;
};

export type OfflinePaymentContext = OfflinePaymentInput & {
  /**
   * Pesos posted or announced for the loan, and the noted pesos that a second payment deducts from
   * its sum. Null before the first reply or second payment.
   */
  received: number | null;
  checkstand: Timed<Checkstand> | null;
  amountText: string;
  accountNumber: string | null;
  /** The number whose timers run; null before the first one. */
  measured: string | null;
  channelId: string | null;
  /** Number of postings that were shown to the borrower or existed before this visit. */
  seen: number;
  /**
   * Noted pesos that the chosen sum does not include; null before the first reply or second
   * payment.
   */
  notedBefore: number | null;
  notes: readonly PaidNote[];
  noting: Omit<NoteRequest, keyof OwnLoan> | null;
  /** The numbers of the payments known at the warning; a later payment needs a new warning. */
  warnedOf: readonly string[];
  apps: readonly PaymentApp[];
  failure: Failure | null;
};

export type OfflinePaymentEvent =
  | FlowEvent
  | { type: 'retry.pressed' }
  | { type: 'amount.opened' }
  | { type: 'amount.changed'; text: string }
  | { type: 'amount.chosen' }
  | { type: 'amount.cancelled' }
  | { type: 'channel.chosen'; channelId: string }
  | { type: 'channels.opened' }
  | { type: 'payment.noted' }
  | { type: 'note.withdrawn'; accountNumber: string }
  | { type: 'renewal.requested' };

type Reply = { output: Timed<Checkstand> };
type Recalled = { output: { kept: CheckstandRecord | null; apps: readonly PaymentApp[] } };

const waiting = ({ checkstand, notes }: OfflinePaymentContext): PaidNote[] =>
  checkstand ? openNotes(checkstand, notes) : [];

const announcedTo = ({ checkstand }: OfflinePaymentContext): readonly MoneyOnItsWay[] =>
  checkstand?.onItsWay ?? [];

function numbersOnItsWay(context: OfflinePaymentContext): string[] {
  const { checkstand } = context;
  const noted = checkstand ? notedOnly({ ...checkstand, noted: waiting(context) }) : [];
  return [...announcedTo(context), ...noted].map(({ accountNumber }) => accountNumber);
}

const numbersKnown = (context: OfflinePaymentContext): string[] => [
  ...numbersOnItsWay(context),
  ...(context.checkstand?.postings ?? []).flatMap(({ paidIn }) => paidIn?.accountNumber ?? []),
];

const timesOf = (number: string, numbers: readonly string[]): number =>
  numbers.filter((one) => one === number).length;

function restAfter({ amount, received }: OfflinePaymentContext, reply: Timed<Checkstand>) {
  const before = received ?? receivedBy(reply);
  return restOf(amount, Math.max(before, receivedBy(reply)) - before, reply);
}

/**
 * Whether the chosen sum is paid or exceeds the debt. Then the page polls again, because the reply
 * for a chosen sum lacks the amount that is due first.
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
 * The next number's sum excludes the payments that were noted since the last choice. If they cover
 * the whole sum, the sum stays unchanged.
 */
function sumOnceMore(context: OfflinePaymentContext) {
  const { checkstand, amount, notedBefore } = context;
  if (!checkstand) return {};
  const noted = notedIn(checkstand, context.notes);
  const newlyNoted = noted - (amount === null ? 0 : (notedBefore ?? 0));
  const rest = (amount ?? checkstand.amount) - newlyNoted;
  if (newlyNoted <= 0 || rest <= 0) return {};
  const received = (context.received ?? receivedBy(checkstand)) + newlyNoted;
  return { amount: rest, received, notedBefore: noted };
}

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
    /** Postings of the stored reply count as shown. */
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
      const number = required(shownNumber(context), 'number');
      const { accountNumber, channelId, amount } = number;
      const checkstand = required(context.checkstand, 'checkstand');
      const { name, postingTime } = required(
        checkstand.channels.find((one) => one.channelId === channelId) ?? null,
        'channel',
      );
      const covers = coveredBy(number, checkstand);
      const postings = postingsBy(checkstand, accountNumber);
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
        ...(!context.checkstand && { seen: output.postings.length }),
        failure: null,
      };
    }),
    measureNumber: assign(({ context: { accountNumber } }) => ({ measured: accountNumber })),
    typeAmount: assign((_, { text }: { text: string }) => ({ amountText: text })),
    /** Money that came before does not count towards the new sum. */
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
    forgetAmount: assign({ amount: null }),
    keepFailure: assign(failureFrom),
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
    noNumber: (_, { output }: Reply) => output.number === null,
    somethingKept: ({ context }, { output: { kept } }: Recalled) =>
      kept !== null &&
      kept.checkstand.loanOrderId === context.loanOrderId &&
      (recalledNumber(kept.checkstand, kept.accountNumber, context.amount) !== null ||
        openNotes(kept.checkstand, kept.notes).length > 0),
    sumPaid: ({ context }, { output }: Reply) => isPaid(context, output),
    sumPaidQuietly: ({ context }, { output }: Reply) =>
      isPaid(context, output) && (!context.checkstand || output.postings.length <= context.seen),
    /** Money is on its way, and the borrower was not warned of it. */
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
