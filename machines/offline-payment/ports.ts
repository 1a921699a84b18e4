import type { CheckstandRecord, PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type OwnLoan = { userKey: string; loanOrderId: string };

export type PaymentApp = { name: string; scheme: string };

/** `paid` is false to withdraw the note. */
export type NoteRequest = OwnLoan & { note: Omit<PaidNote, 'notedAt'>; paid: boolean };

export type OfflinePaymentPorts = {
  recall: Port<OwnLoan, { kept: CheckstandRecord | null; apps: readonly PaymentApp[] }>;
  /** Loads the checkstand, or requests a number; the phone stores a reply about this loan. */
  fetchVirtualAccount: Port<CheckstandRequest & OwnLoan, Timed<Checkstand>>;
  /** Writes or withdraws “I have paid” on the phone; returns the loan's notes. */
  notePayment: Port<NoteRequest, PaidNote[]>;
};
