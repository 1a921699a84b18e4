import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { Checkstand, OfflineChannel, VirtualAccount } from './virtual-account.ts';

/** The borrower's own note “I have paid” on this phone (O6). */
export const PaidNote = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  /** The channel's name is stored, because the loan may have no channels when the note is shown. */
  channel: v.string(),
  amount: Pesos,
  /**
   * Last due date of the instalments that the payment covers in full; absent if it covers none, or
   * if the number had expired, so that the debt may have grown before the payment.
   */
  paysTo: v.optional(IsoDate),
  notedAt: Instant,
  /** The channel's usual posting time, in milliseconds. */
  postingTime: OfflineChannel.entries.postingTime,
  /** Number of payments posted for `accountNumber` at the time of the note. */
  postings: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaidNote = v.InferOutput<typeof PaidNote>;

export const CheckstandRecord = v.object({
  checkstand: v.object({ ...Checkstand.entries, receivedAt: Instant }),
  /** Time by the phone's clock, which may be wrong; absent in older records. */
  heardAt: v.optional(Stamp),
  accountNumber: v.nullable(v.string()),
  notes: v.array(PaidNote),
});
export type CheckstandRecord = v.InferOutput<typeof CheckstandRecord>;

/** Payments outside the app (O6, O10); the record that was written last comes first. */
export const OfflineRecord = v.object({ version: v.literal(1), loans: v.array(CheckstandRecord) });
export type OfflineRecord = v.InferOutput<typeof OfflineRecord>;
