import { isLate, latestPosting, notedOnly } from '#domain/payments/on-its-way.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** The postings on a loan in the lender's last reply, with their payment numbers if known. */
export type Posted = {
  postings: readonly {
    paidIn?: Pick<NonNullable<Payment['paidIn']>, 'accountNumber'> | null | undefined;
  }[];
};

/** How many payments by a number are posted. */
export const postingsBy = ({ postings }: Posted, accountNumber: string): number =>
  postings.filter(({ paidIn }) => paidIn?.accountNumber === accountNumber).length;

/**
 * The notes of payments that have not been posted yet: no more came in by their numbers than had
 * when they were written.
 */
export function openNotes(posted: Posted, notes: readonly PaidNote[]): PaidNote[] {
  return notes.filter(
    ({ accountNumber, postings }) => postingsBy(posted, accountNumber) <= postings,
  );
}

/** A payment on its way, as the page tells of it; instants by the server's clock. */
export type Processing = PaidNote & {
  /** By when its channel usually posts it. */
  expectedBy: number;
  /** The posting is late by a working day, so customer service should look into it (O6). */
  overdue: boolean;
};

/** The state of a noted payment by the lender's last reply. */
export function processing(note: PaidNote, { receivedAt }: Timed<Checkstand>): Processing {
  const expectedBy = note.notedAt + note.postingTime;
  return { ...note, expectedBy, overdue: receivedAt >= latestPosting(note) };
}

/** Pesos that the borrower noted to have paid, that no channel has announced, and whose posting is not late. */
export function notedIn(checkstand: Timed<Checkstand>, notes: readonly PaidNote[]): number {
  const noted = notedOnly({ ...checkstand, noted: openNotes(checkstand, notes) });
  const expected = noted.filter((note) => !isLate(note, checkstand));
  return expected.reduce((sum, { amount }) => sum + amount, 0);
}
