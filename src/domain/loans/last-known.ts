import * as v from 'valibot';
import { IsoDate, manilaDay, startOfManilaDay, addDays } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { OfflineChannel, VirtualAccount } from '../payments/virtual-account.ts';

/**
 * A pay number from the lender's last reply, with its channel; it contains nothing about the
 * borrower.
 */
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
  /** Pesos to pay first. */
  amount: Pesos,
  /** All unpaid pesos; identifies the loan in a later reply. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdue: v.boolean(),
  payNumber: v.nullable(PayNumber),
  /** Time of the borrower's note of a payment; null if no noted payment is on its way. */
  notedAt: v.nullable(Instant),
  /**
   * Whole pesos that channels had announced and the lender had not posted; the other amounts do not
   * include them.
   */
  coming: v.optional(Pesos, 0),
  /** A restructure was in progress, which a payment would cancel; absent otherwise. */
  restructuring: v.optional(v.literal(true)),
});
export type LastDue = v.InferOutput<typeof LastDue>;

/** The due amounts of the lender's last answer. */
export const LastReply = v.object({
  /** Milliseconds by the server's clock. */
  receivedAt: Instant,
  /**
   * Milliseconds by the phone's clock, which may be wrong. Both clocks are needed to judge a later
   * time.
   */
  heardAt: Stamp,
  dues: v.pipe(v.array(LastDue), v.maxLength(8)),
});
export type LastReply = v.InferOutput<typeof LastReply>;

/**
 * The phone's record of home for the next start: amounts, dates and the pay number, without names,
 * mobiles, accounts or orders.
 */
export const LastKnown = v.object({
  version: v.literal(1),
  /** Time of the last money action on this phone; replies to earlier requests are not stored. */
  movedAt: v.nullable(Stamp),
  told: v.nullable(LastReply),
});
export type LastKnown = v.InferOutput<typeof LastKnown>;

/**
 * The current time in milliseconds: by the server's clock, null if unknown, and by the phone's
 * clock, which may be wrong.
 */
export type Moment = { server: number | null; phone: number };

/**
 * The present state of a pay number: still payable; expired; noted as paid; or unknown, because the
 * phone's clock was set back.
 */
type PayNumberNow = PayNumber & { state: 'payable' | 'over' | 'noted' | 'unsure' };

/**
 * The present state of an amount: unchanged; higher, if it is unpaid; or, without a trusted clock,
 * possibly higher.
 */
type Grown = 'no' | 'more' | 'perhaps';

export type DueNow = Omit<LastDue, 'payNumber' | 'totalDue'> & {
  grown: Grown;
  payNumber: PayNumberNow | null;
};

/** The last known amounts, judged at the present time. */
export type LastKnownNow = {
  receivedAt: number;
  /** Whether the answer is from today; otherwise its day is shown. */
  today: boolean;
  dues: readonly DueNow[];
};

/**
 * Tolerance for a corrected clock, in milliseconds. A larger deviation means that the clock was set
 * back.
 */
const tolerance = 5_000;

function timeNow({ receivedAt, heardAt }: LastReply, { server, phone }: Moment): number | null {
  if (server !== null) return server;
  const passed = phone - heardAt;
  return passed < -tolerance ? null : receivedAt + Math.max(0, passed);
}

function grownBy(
  { amount, overdue, dueDate }: LastDue,
  replyDay: IsoDate,
  now: number | null,
): Grown {
  // Money on its way covered the whole amount, or a restructure was in progress.
  if (amount === 0) return 'no';
  if (now === null) return 'perhaps';
  const today = manilaDay(now);
  return (overdue ? today > replyDay : today > dueDate) ? 'more' : 'no';
}

function payNumberAt(due: LastDue, now: number | null): PayNumberNow | null {
  const { amount, coming, payNumber, notedAt } = due;
  if (payNumber === null || amount === 0) return null;
  // The number was issued before the money on its way, so its amount includes that money.
  if (coming > 0 && payNumber.amount > amount) return null;
  if (notedAt !== null) return { ...payNumber, state: 'noted' };
  if (now === null) return { ...payNumber, state: 'unsure' };
  return { ...payNumber, state: now < payNumber.expiresAt ? 'payable' : 'over' };
}

/** Evaluates the last known amounts at a moment. */
export function judgedNow(reply: LastReply, moment: Moment): LastKnownNow {
  const now = timeNow(reply, moment);
  const replyDay = manilaDay(reply.receivedAt);
  return {
    receivedAt: reply.receivedAt,
    today: now !== null && manilaDay(now) === replyDay,
    dues: reply.dues.map((due) => ({
      amount: due.amount,
      dueDate: due.dueDate,
      overdue: due.overdue,
      notedAt: due.notedAt,
      coming: due.coming,
      ...(due.restructuring && { restructuring: due.restructuring }),
      grown: grownBy(due, replyDay, now),
      payNumber: payNumberAt(due, now),
    })),
  };
}

/** Validity of the evaluation, in milliseconds: until a number expires or the day ends. */
export function holdsFor(reply: LastReply, moment: Moment): number {
  const now = timeNow(reply, moment) ?? moment.phone;
  const midnight = startOfManilaDay(addDays(manilaDay(now), 1));
  const ends = reply.dues.flatMap(({ payNumber }) => (payNumber ? [payNumber.expiresAt] : []));
  return Math.min(...[midnight, ...ends].filter((end) => end > now).map((end) => end - now));
}
