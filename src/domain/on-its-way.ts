import * as v from 'valibot';
import { daysBetween, daysUntil, type IsoDate, manilaDay, workingDaysAfter } from './dates.ts';
import type { LoanOrder } from './loan-order.ts';
import { loanStatus } from './loan-status.ts';
import type { PaidNote } from './offline-record.ts';
import { Centavos, centavosOfPeso, Instant } from './primitives.ts';
import { dueFirst, Instalment, instalmentStatus, instalmentTotals } from './repayment-plan.ts';

/**
 * Money that was paid in at a channel, which has announced it, and that is not posted yet. It counts
 * from `paidAt`, whenever it posts; `postsAt` is when the channel usually has it there.
 */
export const MoneyOnItsWay = v.object({
  name: v.string(),
  accountNumber: v.string(),
  centavos: Centavos,
  paidAt: Instant,
  postsAt: Instant,
});
export type MoneyOnItsWay = v.InferOutput<typeof MoneyOnItsWay>;

/** What the lender says of money on its way to a loan (the project's own addition). */
export const onItsWayEntries = {
  onItsWay: v.optional(v.array(MoneyOnItsWay)),
  /**
   * The instalments that will be unpaid once that money is posted, without the overdue fees that are
   * taken back then; left out where nothing is on its way, or where a rollover or restructure waits for it.
   */
  oncePosted: v.optional(v.array(Instalment)),
  /** The numbers by which money was posted so far, one for each payment; left out where there are none. */
  postedNumbers: v.optional(v.array(v.string())),
};

/** A loan, what is on its way to it, and what its borrower noted to have paid besides. */
type Loan = {
  installments: readonly Instalment[];
  onItsWay?: readonly MoneyOnItsWay[] | undefined;
  oncePosted?: readonly Instalment[] | undefined;
  noted?: readonly PaidNote[] | undefined;
  /** The server's clock when it was told, in milliseconds. */
  receivedAt: number;
};

/** By when a noted payment should be posted: a working day after its channel usually has posted it (O6). */
export const latestPosting = ({ notedAt, postingTime }: PaidNote): number =>
  workingDaysAfter(notedAt + postingTime, 1);

/** Whether a noted payment should have been posted by now: it is asked for again. */
export const isLate = (note: PaidNote, { receivedAt }: Pick<Loan, 'receivedAt'>): boolean =>
  receivedAt >= latestPosting(note);

/** The payments that the borrower noted, and that no channel has announced. */
export function notedOnly({ onItsWay = [], noted = [] }: Omit<Loan, 'installments'>): PaidNote[] {
  const announced = new Set(onItsWay.map(({ accountNumber }) => accountNumber));
  return noted.filter(({ accountNumber }) => !announced.has(accountNumber));
}

/** What is asked for on a loan: who has paid is not asked for the same money again (the third round's ruling). */
export type Asked = {
  /** The instalments that are unpaid once everything announced is posted. */
  installments: readonly Instalment[];
  /** Pesos that the borrower noted to have paid, which come off that; none of what should have come by now. */
  paid: number;
};

export function askedOn(loan: Loan): Asked {
  const expected = notedOnly(loan).filter((note) => !isLate(note, loan));
  return {
    installments: loan.oncePosted ?? loan.installments,
    paid: expected.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What is asked for first, in pesos: everything late, else the next instalment; 0 where that is paid already. */
export const dueFirstAsked = ({ installments, paid }: Asked): number =>
  Math.max(0, dueFirst(installments) - paid);

/** Until when the next of what is asked for is to be paid, and how late that is. */
export type NextAsked = { dueDate: IsoDate; late: boolean; daysLeft: number; overdueDays: number };

/**
 * What is to be paid next: as the lender says it, or as it will be once everything announced is
 * posted; null where nothing is left then.
 */
export function nextAsked(
  loan: Omit<Loan, 'installments'> & Pick<LoanOrder, 'dueDate' | 'status' | 'overdueDays'>,
): NextAsked | null {
  const { receivedAt, oncePosted, dueDate, overdueDays } = loan;
  if (!oncePosted) {
    const late = loan.status === loanStatus.overdue;
    return { dueDate, late, daysLeft: daysUntil(dueDate, receivedAt), overdueDays };
  }
  const next = oncePosted.find(({ status }) => status !== instalmentStatus.settled);
  if (!next) return null;
  return {
    dueDate: next.dueDate,
    late: next.status === instalmentStatus.overdue,
    daysLeft: daysUntil(next.dueDate, receivedAt),
    overdueDays: Math.max(0, daysBetween(next.dueDate, manilaDay(receivedAt))),
  };
}

/** Pesos that were paid and are not posted yet, announced or noted; with centavos where a counter took some. */
export function comingTo(loan: Omit<Loan, 'installments'>): number {
  const announced = (loan.onItsWay ?? []).reduce((sum, { centavos }) => sum + centavos, 0);
  const noted = notedOnly(loan).reduce((sum, { amount }) => sum + amount, 0);
  return announced / centavosOfPeso + noted;
}

/** All that is still asked for, in pesos. */
export const askedInAll = ({ installments, paid }: Asked): number =>
  Math.max(0, instalmentTotals(installments).remaining - paid);
