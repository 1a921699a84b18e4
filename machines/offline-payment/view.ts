import type { SnapshotFrom } from 'xstate';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { notedOnly } from '#domain/payments/on-its-way.ts';
import { openNotes, processing } from './notes.ts';
import { shownNumber, timeLeft } from './number.ts';
import type { offlinePaymentMachine } from './offline-payment.machine.ts';

type Snapshot = SnapshotFrom<typeof offlinePaymentMachine>;

/**
 * What a number on screen is: `unsure` is one that nobody could ask about since the phone slept,
 * `judging` one that is being asked about, `noting` one that is being noted as paid.
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

/** The view of the page of paying offline. */
export function selectOfflinePaymentView(snapshot: Snapshot) {
  const { context } = snapshot;
  const { failure, notes, apps } = context;
  // While everything is asked for anew, what was known before is not shown for it.
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
  return {
    /** Null until the first reply. */
    checkstand,
    /** Pesos to pay: the rest of the chosen sum, else the amount that is due first. */
    amount: context.amount ?? checkstand?.amount ?? 0,
    failed: snapshot.matches('failed'),
    /** The last look failed, or the last question for a number; what is shown is from before. */
    failure,
    /** The number on screen with its channel, and what it is now. */
    number,
    phase,
    channel,
    /** The app in which the channel is paid, where the shell can open it. */
    app:
      apps.find(({ name }) => channel?.kind === 'bills' && name === channel.name.toLowerCase()) ??
      null,
    /** Payments that the lender knows of and has not posted. */
    announced,
    /** Payments that the borrower noted, and that the lender has not heard of. */
    onItsWay,
    /** They come before everything else: who pays again is warned first. */
    processing:
      snapshot.matches({ open: { desk: 'processing' } }) ||
      (checkstand !== null &&
        number === null &&
        (snapshot.matches('judging') || snapshot.matches('noting')) &&
        onItsWay.length + announced.length > 0),
    canWithdraw: onItsWay.some(({ accountNumber }) =>
      snapshot.can({ type: 'note.withdrawn', accountNumber }),
    ),
    /** “I have paid” can be said of the number on screen. */
    canNote: snapshot.can({ type: 'payment.noted' }),
    /** How long it is good, in milliseconds; null where that was not asked just now. */
    timeLeft:
      number && checkstand && !failure && (phase === 'alive' || phase === 'expiringSoon')
        ? timeLeft(number, checkstand.receivedAt)
        : null,
    /** Every other number of the loan, the newest first. */
    earlier: checkstand?.numbers.filter((one) => one !== number) ?? [],
    /** The channel whose number is being fetched. */
    getting: snapshot.matches('gettingNumber') ? context.channelId : null,
    noneAvailable: snapshot.matches({ open: { desk: 'unavailable' } }),
    /** Money came in just now. */
    posted: snapshot.matches({ open: { desk: 'posted' } }),
    settled,
    /** From the number to the channels. */
    canPayElsewhere: phase !== null && snapshot.can({ type: 'channels.opened' }),
    /** After the warning, once more. */
    canPayAgain: phase === null && snapshot.can({ type: 'channels.opened' }),
    canRetry: snapshot.can({ type: 'retry.pressed' }),
    busy: snapshot.hasTag('busy'),
  };
}

export type OfflinePaymentView = ReturnType<typeof selectOfflinePaymentView>;
