import * as v from 'valibot';
import { IsoDate } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { Checkstand, OfflineChannel, VirtualAccount } from './virtual-account.ts';

/**
 * “I have paid” (O6): the borrower's own note on this phone, not a claim. It contains the text on
 * screen, so that it can be shown after the loan's channels are gone.
 */
export const PaidNote = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  /** The displayed name of the channel. */
  channel: v.string(),
  amount: Pesos,
  /**
   * The last due date of the instalments that the payment covers in full. They grow until it is
   * posted, but the payment counts from its own day.
   */
  paysTo: v.optional(IsoDate),
  /** Time of the note, by the server's clock. */
  notedAt: Instant,
  /** The channel's usual posting time, in milliseconds. */
  postingTime: OfflineChannel.entries.postingTime,
  /** Number of posted payments with the number at the time of the note. */
  postings: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaidNote = v.InferOutput<typeof PaidNote>;

/**
 * The phone's record of one loan's page: the lender's last reply, the visible choice, the notes.
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
