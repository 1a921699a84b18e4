import * as v from 'valibot';
import { IsoDate, manilaDay, startOfManilaDay, addDays } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { OfflineChannel, VirtualAccount } from '../payments/virtual-account.ts';

/** A number that could be paid with when it was last told of, and where: it says nothing of who pays. */
const PayNumber = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  amount: Pesos,
  expiresAt: Instant,
  channel: OfflineChannel.entries.name,
  biller: OfflineChannel.entries.biller,
});
type PayNumber = v.InferOutput<typeof PayNumber>;

/** The due amount of a loan in the lender's last answer. */
export const LastDue = v.object({
  /** Pesos that were to be paid first. */
  amount: Pesos,
  /** All that was unpaid: by it a word on the same loan is known. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdue: v.boolean(),
  payNumber: v.nullable(PayNumber),
  /** When the borrower noted that they had paid; null where nothing noted is on its way. */
  notedAt: v.nullable(Instant),
  /** Whole pesos that channels had announced, and that were not posted then; the amounts are without them. */
  coming: v.optional(Pesos, 0),
});
export type LastDue = v.InferOutput<typeof LastDue>;

/** The due amounts of the lender's last answer. */
export const LastTold = v.object({
  /** By the server's clock. */
  receivedAt: Instant,
  /** By the phone's own clock at that moment, which may be wrong: by both, a later moment is judged. */
  heardAt: Stamp,
  dues: v.pipe(v.array(LastDue), v.maxLength(8)),
});
export type LastTold = v.InferOutput<typeof LastTold>;

/**
 * What the phone keeps of home for the next start: amounts, dates and the number to pay with; no name,
 * no mobile, no account, no order.
 */
export const LastKnown = v.object({
  version: v.literal(1),
  /** When money was last about to move from this phone: what was asked before that is not kept. */
  movedAt: v.nullable(Stamp),
  told: v.nullable(LastTold),
});
export type LastKnown = v.InferOutput<typeof LastKnown>;

/** How the time since is known: by the server's clock, or by the phone's alone, which may be wrong. */
export type Moment = { server: number | null; phone: number };

/**
 * What became of a number since: it can still be paid with; its time is over; it was noted as paid; or
 * the phone's clock went back, so that nobody knows.
 */
type PayNumberNow = PayNumber & { state: 'payable' | 'over' | 'noted' | 'unsure' };

/** How an amount stands now: unchanged; higher if it is unpaid; or, without a trusted clock, perhaps higher. */
type Grown = 'no' | 'more' | 'perhaps';

export type DueNow = Omit<LastDue, 'payNumber' | 'totalDue'> & {
  grown: Grown;
  payNumber: PayNumberNow | null;
};

/** The last known amounts, judged at the present time. */
export type LastKnownNow = {
  receivedAt: number;
  /** Whether it was told today: else its day is said. */
  today: boolean;
  dues: readonly DueNow[];
};

/** A phone's clock that is a little behind was corrected, not set back. */
const tolerance = 5_000;

/** The time by the server's clock, in milliseconds; null when the phone's clock was set back since. */
function timeNow({ receivedAt, heardAt }: LastTold, { server, phone }: Moment): number | null {
  if (server !== null) return server;
  const passed = phone - heardAt;
  return passed < -tolerance ? null : receivedAt + Math.max(0, passed);
}

function grownBy(
  { amount, overdue, dueDate }: LastDue,
  toldOn: IsoDate,
  now: number | null,
): Grown {
  // The money on its way had paid all that the loan asked for.
  if (amount === 0) return 'no';
  if (now === null) return 'perhaps';
  const today = manilaDay(now);
  return (overdue ? today > toldOn : today > dueDate) ? 'more' : 'no';
}

function payNumberAt(due: LastDue, now: number | null): PayNumberNow | null {
  const { amount, coming, payNumber, notedAt } = due;
  if (payNumber === null || amount === 0) return null;
  // The number was issued before the money on its way: it asks for that money again.
  if (coming > 0 && payNumber.amount > amount) return null;
  if (notedAt !== null) return { ...payNumber, state: 'noted' };
  if (now === null) return { ...payNumber, state: 'unsure' };
  return { ...payNumber, state: now < payNumber.expiresAt ? 'payable' : 'over' };
}

/** Judges the last known amounts at a moment, so that nothing untrue is shown. */
export function judgedNow(told: LastTold, moment: Moment): LastKnownNow {
  const now = timeNow(told, moment);
  const toldOn = manilaDay(told.receivedAt);
  return {
    receivedAt: told.receivedAt,
    today: now !== null && manilaDay(now) === toldOn,
    dues: told.dues.map((due) => ({
      amount: due.amount,
      dueDate: due.dueDate,
      overdue: due.overdue,
      notedAt: due.notedAt,
      coming: due.coming,
      grown: grownBy(due, toldOn, now),
      payNumber: payNumberAt(due, now),
    })),
  };
}

/** How long what was judged holds, in milliseconds: until a number is over, or the day is. */
export function holdsFor(told: LastTold, moment: Moment): number {
  const now = timeNow(told, moment) ?? moment.phone;
  const midnight = startOfManilaDay(addDays(manilaDay(now), 1));
  const ends = told.dues.flatMap(({ payNumber }) => (payNumber ? [payNumber.expiresAt] : []));
  return Math.min(...[midnight, ...ends].filter((end) => end > now).map((end) => end - now));
}
