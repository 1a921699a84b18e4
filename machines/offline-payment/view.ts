import type { SnapshotFrom } from 'xstate';
import { reasonOf } from '#domain/checked.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { notedOnly } from '#domain/payments/on-its-way.ts';
import type { Query } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import { checkTyped, leftToPay } from './amount.ts';
import { openNotes, processing } from './notes.ts';
import { shownNumber, timeLeft } from './number.ts';
import type { offlinePaymentMachine } from './offline-payment.machine.ts';

type Snapshot = SnapshotFrom<typeof offlinePaymentMachine>;

/**
 * The phase of a number on screen: `unsure` if the lender did not answer its check, `judging`
 * during a check, `noting` while it is being noted as paid.
 */
export type NumberPhase =
  | 'alive'
  | 'expiringSoon'
  | 'expired'
  | 'renewing'
  | 'unsure'
  | 'judging'
  | 'noting';

const desk = (name: 'alive' | 'expiringSoon' | 'expired' | 'unsure') =>
  ({ open: { desk: { number: name } } }) as const;

function phaseOf(snapshot: Snapshot): NumberPhase | null {
  if (snapshot.matches('judging')) return 'judging';
  if (snapshot.matches('renewing')) return 'renewing';
  if (snapshot.matches('noting') && snapshot.context.noting?.paid) return 'noting';
  const phases = ['alive', 'expiringSoon', 'expired', 'unsure'] as const;
  return phases.find((name) => snapshot.matches(desk(name))) ?? null;
}

function amountReasonOf(context: Snapshot['context']) {
  const reason = reasonOf(checkTyped(context));
  // In steps of 1 peso, every whole amount is on the grid.
  return reason === 'empty' || reason === 'offGrid' ? null : reason;
}

export function selectOfflinePaymentView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { failure, notes, apps } = context;
  // During a complete reload, earlier data are hidden.
  const checkstand = snapshot.matches('loading') ? null : context.checkstand;
  const phase = phaseOf(snapshot);
  const settled = checkstand?.status === loanStatus.settled;
  const number = phase && !settled ? shownNumber(context) : null;
  const channel =
    checkstand?.channels.find(({ channelId }) => channelId === number?.channelId) ?? null;
  const announced = checkstand?.onItsWay ?? [];
  const onItsWay = checkstand
    ? notedOnly({ ...checkstand, noted: openNotes(checkstand, notes) }).map((note) =>
        processing(note, checkstand),
      )
    : [];
  /** Whether payments on their way are on screen, as the warning before a second payment. */
  const warns =
    snapshot.matches({ open: { desk: 'processing' } }) ||
    (checkstand !== null &&
      number === null &&
      (snapshot.matches('judging') || snapshot.matches('noting')) &&
      onItsWay.length + announced.length > 0);
  /** Whether a payment that was posted during this visit is on screen. */
  const posted = snapshot.matches({ open: { desk: 'posted' } });
  const notedOnScreen = warns || posted ? onItsWay : [];
  return {
    /** Null before stored data or a reply, and during a complete reload. */
    checkstand,
    /** Pesos to pay: the rest of the chosen sum, or the amount that is due first; 0 if unknown. */
    amount: context.amount ?? checkstand?.amount ?? 0,
    amountText: context.amountText,
    amountReason: amountReasonOf(context),
    choosingAmount: snapshot.matches({ open: { desk: 'choosingAmount' } }),
    canChooseAmount: snapshot.can({ type: 'amount.opened' }),
    amountPayable: snapshot.can({ type: 'amount.chosen' }),
    failed: snapshot.matches('failed'),
    /** The last failure since the lender's last reply: shown data are stale. Null without one. */
    failure,
    number,
    phase,
    channel,
    /** The app of the channel, if the shell can open it. */
    app:
      apps.find(({ name }) => channel?.kind === 'bills' && name === channel.name.toLowerCase()) ??
      null,
    /** Payments that a channel has announced to the lender and that are not posted. */
    announced,
    /** Noted payments that no channel has announced. */
    onItsWay,
    processing: warns,
    canWithdraw: onItsWay.some(({ accountNumber }) =>
      snapshot.can({ type: 'note.withdrawn', accountNumber }),
    ),
    /** Whether “I have paid” is possible for the number on screen. */
    canNote: snapshot.can({ type: 'payment.noted' }),
    /** Milliseconds of validity of a usable number; null without one, and after a failed poll. */
    timeLeft:
      number && checkstand && !failure && (phase === 'alive' || phase === 'expiringSoon')
        ? timeLeft(number, checkstand.receivedAt)
        : null,
    /** The loan's numbers that are not on screen elsewhere. */
    earlier:
      checkstand?.numbers.filter(
        (one) =>
          one !== number &&
          notedOnScreen.every(({ accountNumber }) => accountNumber !== one.accountNumber),
      ) ?? [],
    /** The channel whose number is being requested; null without a request, and for a renewal. */
    getting: snapshot.matches('gettingNumber') ? context.channelId : null,
    noneAvailable: snapshot.matches({ open: { desk: 'unavailable' } }),
    posted,
    /** All pesos that stay unpaid after announced and noted money; 0 before the first reply. */
    left: checkstand ? leftToPay(checkstand, notes) : 0,
    settled,
    canPayElsewhere: phase !== null && snapshot.can({ type: 'channels.opened' }),
    /** Whether the channels can be opened from the warning, or after a posting. */
    canPayAgain: phase === null && snapshot.can({ type: 'channels.opened' }),
    canRetry: snapshot.can({ type: 'retry.pressed' }),
    busy: snapshot.hasTag('busy'),
  };
}

export type OfflinePaymentView = ReturnType<typeof selectOfflinePaymentView>;

/** Returns the sum in an address, in whole pesos; null if it is missing or malformed. */
const amountIn = ({ amount }: Query): number | null =>
  amount !== undefined && /^[1-9]\d{0,8}$/.test(amount) ? Number(amount) : null;

/** `/repay/repay_offline`: paying a loan outside of the app. */
export const offlinePaymentFlow = defineFlow<typeof offlinePaymentMachine>()({
  id: 'offlinePayment',
  label: 'Paying offline',
  description: 'Where to pay a loan outside the app, and the pay number.',
  input({ session: { userKey }, requested: { query } }) {
    return {
      userKey,
      loanOrderId: required(query.loanOrderId, 'loan'),
      amount: amountIn(query),
    };
  },
  after: ({ loanOrderId, settled }) =>
    settled ? { page: 'home', query: {} } : { page: 'repay', query: { loanOrderId } },
  /** The address contains the chosen sum, so that it survives a reload. */
  query: ({ context: { loanOrderId, amount } }) => ({
    loanOrderId,
    ...(amount !== null && { amount: String(amount) }),
  }),
});
