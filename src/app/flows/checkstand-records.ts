import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  type CheckstandRecord,
  OfflineRecord,
  type PaidNote,
} from '#domain/payments/offline-record.ts';
import type { Checkstand } from '#domain/payments/virtual-account.ts';
import { openNotes, type Posted } from '#machines/offline-payment/notes.ts';
import { numberToShow } from '#machines/offline-payment/number.ts';
import type { OwnLoan } from '#machines/offline-payment/ports.ts';
import type { Timed } from '#machines/shared/ports.ts';
import type { Store as Storage } from '#services/storage/store.ts';

const name = 'offlinePayment';

/** Maximum number of loans with a record: a loan, two restructures of it, and another loan. */
const most = 4;

/**
 * The phone's record of payments outside the app (O6, O10), by borrower and loan. The record
 * survives the loss of a session; logout removes the record.
 */
export function checkstandRecords(
  storage: Pick<Storage, 'readDraft' | 'writeDraft' | 'dropDraft'>,
) {
  const all = (userKey: string): CheckstandRecord[] =>
    storage.readDraft(userKey, name, OfflineRecord)?.loans ?? [];
  const isOf = (loanOrderId: string) => (one: CheckstandRecord) =>
    one.checkstand.loanOrderId === loanOrderId;
  const read = ({ userKey, loanOrderId }: OwnLoan): CheckstandRecord | null =>
    all(userKey).find(isOf(loanOrderId)) ?? null;

  /** A settled loan needs a record only while a noted payment to it is on its way. */
  const isWorthKeeping = ({ checkstand, notes }: CheckstandRecord) =>
    checkstand.status !== loanStatus.settled || openNotes(checkstand, notes).length > 0;

  function write(userKey: string, changed: CheckstandRecord): void {
    const { loanOrderId } = changed.checkstand;
    const others = all(userKey).filter((one) => !isOf(loanOrderId)(one));
    const loans = [changed, ...others].filter(isWorthKeeping).slice(0, most);
    if (loans.length > 0) storage.writeDraft(userKey, name, { version: 1, loans });
    else storage.dropDraft(userKey, name);
  }

  return {
    read,
    noted(loan: OwnLoan, postings: Posted['postings']): PaidNote[] {
      return openNotes({ postings }, read(loan)?.notes ?? []);
    },
    keep(userKey: string, checkstand: Timed<Checkstand>, amount: number | null): CheckstandRecord {
      const { loanOrderId } = checkstand;
      const before = read({ userKey, loanOrderId });
      const record = {
        checkstand,
        heardAt: Date.now(),
        accountNumber: numberToShow(checkstand, before?.accountNumber ?? null, amount),
        notes: before ? openNotes(checkstand, before.notes) : [],
      };
      write(userKey, record);
      return record;
    },
    /** A `notedAt` of null removes the note. Throws if no reply on the loan is stored. */
    note(loan: OwnLoan, notedAt: number | null, note: Omit<PaidNote, 'notedAt'>): PaidNote[] {
      const before = read(loan);
      if (!before) throw new Error('nothing is stored for the loan');
      const others = before.notes.filter((one) => one.accountNumber !== note.accountNumber);
      const notes = notedAt === null ? others : [...others, { ...note, notedAt }];
      write(loan.userKey, { ...before, notes });
      return notes;
    },
  };
}
