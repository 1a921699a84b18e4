import * as v from 'valibot';
import { Instant, Pesos } from '../primitives.ts';
import { Checkstand, OfflineChannel, VirtualAccount } from './virtual-account.ts';

/**
 * “I have paid” (O6): the borrower's own note on this phone, no claim. It says what was on screen,
 * so that it can still be read when the loan has no channels any more.
 */
export const PaidNote = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  /** What the borrower calls the channel. */
  channel: v.string(),
  amount: Pesos,
  /** When it was written, by the server's clock. */
  notedAt: Instant,
  /** How long the channel usually takes to post, in milliseconds. */
  postingTime: OfflineChannel.entries.postingTime,
  /** How many payments by the number were posted by then. */
  postings: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type PaidNote = v.InferOutput<typeof PaidNote>;

/** What the phone keeps of the page of one loan: the lender's last word, what was on screen, the notes. */
export const KeptCheckstand = v.object({
  checkstand: v.object({ ...Checkstand.entries, receivedAt: Instant }),
  accountNumber: v.nullable(v.string()),
  notes: v.array(PaidNote),
});
export type KeptCheckstand = v.InferOutput<typeof KeptCheckstand>;

/** What the phone keeps of paying offline (O6, O10), the loan that was looked at last first. */
export const OfflineRecord = v.object({ version: v.literal(1), loans: v.array(KeptCheckstand) });
export type OfflineRecord = v.InferOutput<typeof OfflineRecord>;
