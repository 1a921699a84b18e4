import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { Checkstand, OfflineChannel, VirtualAccount } from './virtual-account.ts';

/**
 * The borrower's own note “I have paid” on this phone (O6). The note contains the channel's name,
 * because the loan may no longer have channels when the note is shown.
 */
export const PaidNote = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  /** The displayed name of the channel. */
  channel: v.string(),
  amount: Pesos,
  /**
   * Last due date of the instalments that the payment covers in full; absent if it covers none.
   * Until the posting, these instalments may grow, but the payment counts from its own day.
   */
  paysTo: v.optional(IsoDate),
  /** Time of the note, by the server's clock. */
  notedAt: Instant,
  /** The channel's usual posting time, in milliseconds. */
  postingTime: OfflineChannel.entries.postingTime,
  /** Count of the payments that were posted for `accountNumber` at the time of the note. */
  postings: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaidNote = v.InferOutput<typeof PaidNote>;

/**
 * The phone's record of one loan's checkstand: the lender's last reply, the number on screen, and
 * the borrower's notes.
 */
export const CheckstandRecord = v.object({
  checkstand: v.object({ ...Checkstand.entries, receivedAt: Instant }),
  /** Time of the reply by the phone's clock, which may be wrong; absent in older records. */
  heardAt: v.optional(Stamp),
  accountNumber: v.nullable(v.string()),
  notes: v.array(PaidNote),
});
export type CheckstandRecord = v.InferOutput<typeof CheckstandRecord>;

/** The phone's record of offline payments (O6, O10), the most recently viewed loan first. */
export const OfflineRecord = v.object({ version: v.literal(1), loans: v.array(CheckstandRecord) });
export type OfflineRecord = v.InferOutput<typeof OfflineRecord>;
