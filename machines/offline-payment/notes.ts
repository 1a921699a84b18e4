import { isLate, latestPosting, notedOnly } from '#domain/payments/on-its-way.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import type { Timed } from '#machines/shared/ports.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { Payment } from '#domain/payments/payment.ts';

export type Posted = {
  postings: readonly {
    paidIn?: Pick<NonNullable<Payment['paidIn']>, 'accountNumber'> | null | undefined;
  }[];
};

export const postingsBy = ({ postings }: Posted, accountNumber: string): number =>
  postings.filter(({ paidIn }) => paidIn?.accountNumber === accountNumber).length;

/** The notes of unposted payments: the number of postings has not increased since the note. */
export function openNotes(posted: Posted, notes: readonly PaidNote[]): PaidNote[] {
  return notes.filter(
    ({ accountNumber, postings }) => postingsBy(posted, accountNumber) <= postings,
  );
}

/** The times are by the server's clock. */
export type Processing = PaidNote & {
  expectedBy: number;
  /** Whether the posting is so late that customer service should check it (O6). */
  overdue: boolean;
};

export function processing(note: PaidNote, { receivedAt }: Timed<Checkstand>): Processing {
  const expectedBy = note.notedAt + note.postingTime;
  return { ...note, expectedBy, overdue: receivedAt >= latestPosting(note) };
}

/** Pesos of noted payments that are neither posted nor announced, and not late. */
export function notedIn(checkstand: Timed<Checkstand>, notes: readonly PaidNote[]): number {
  const noted = notedOnly({ ...checkstand, noted: openNotes(checkstand, notes) });
  const expected = noted.filter((note) => !isLate(note, checkstand));
  return expected.reduce((sum, { amount }) => sum + amount, 0);
}
