import type { CheckstandRecord, PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type OwnLoan = { userKey: string; loanOrderId: string };

/** A payment app that the shell can open: its name in the shell, and its URL scheme. */
export type PaymentApp = { name: string; scheme: string };

/** A note to write, or to withdraw if the borrower did not pay. */
export type NoteRequest = OwnLoan & { note: Omit<PaidNote, 'notedAt'>; paid: boolean };

export type OfflinePaymentPorts = {
  /** The phone's own data: the stored page of the loan, and the payment apps that can be opened. */
  recall: Port<OwnLoan, { kept: CheckstandRecord | null; apps: readonly PaymentApp[] }>;
  /**
   * Loads the checkstand of a loan, or requests a number at one of its channels. The phone stores
   * the reply.
   */
  fetchVirtualAccount: Port<CheckstandRequest & OwnLoan, Timed<Checkstand>>;
  /** Writes or withdraws “I have paid” on the phone; returns the loan's notes. */
  notePayment: Port<NoteRequest, PaidNote[]>;
};
