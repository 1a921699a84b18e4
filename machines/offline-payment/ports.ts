import type { KeptCheckstand, PaidNote } from '#domain/payments/offline-record.ts';
import type { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** Whose page of which loan. */
export type OwnLoan = { userKey: string; loanOrderId: string };

/** A payment app that the shell can open, by the name it knows, with its scheme. */
export type PaymentApp = { name: string; scheme: string };

/** A note to write, or to take back where the borrower did not pay after all. */
export type NoteRequest = OwnLoan & { note: Omit<PaidNote, 'notedAt'>; paid: boolean };

/** The ports of paying away from the app. */
export type OfflinePaymentPorts = {
  /** The phone's own data: the stored page of the loan, and the payment apps that can be opened. */
  recall: Port<OwnLoan, { kept: KeptCheckstand | null; apps: readonly PaymentApp[] }>;
  /** Looks at the checkstand of a loan, or gets a number at one of its channels. The phone keeps the reply. */
  fetchVirtualAccount: Port<CheckstandRequest & OwnLoan, Timed<Checkstand>>;
  /** Writes “I have paid” on the phone, or takes it back; answers with the loan's notes. */
  notePayment: Port<NoteRequest, PaidNote[]>;
};
