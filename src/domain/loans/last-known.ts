import * as v from 'valibot';
import { IsoDate, manilaDay, startOfManilaDay, addDays } from '../dates.ts';
import { Instant, Pesos, Stamp } from '../primitives.ts';
import { OfflineChannel, VirtualAccount } from '../payments/virtual-account.ts';

const PayNumber = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  amount: Pesos,
  expiresAt: Instant,
  channel: OfflineChannel.entries.name,
  biller: OfflineChannel.entries.biller,
});
type PayNumber = v.InferOutput<typeof PayNumber>;

export const LastDue = v.object({
  /** Pesos to pay first, by the plan; 0 if no payment was requested. */
  amount: Pesos,
  /** All unpaid pesos, which identify the loan in a later reply about its checkstand. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdue: v.boolean(),
  payNumber: v.nullable(PayNumber),
  notedAt: v.nullable(Instant),
  /** Whole pesos that channels have announced and the lender has not posted. */
  coming: v.optional(Pesos, 0),
  restructuring: v.optional(v.literal(true)),
});
export type LastDue = v.InferOutput<typeof LastDue>;

export const LastReply = v.object({
  receivedAt: Instant,
  /** By the phone's clock, which may be wrong. */
  heardAt: Stamp,
  dues: v.pipe(v.array(LastDue), v.maxLength(8)),
});
export type LastReply = v.InferOutput<typeof LastReply>;

/** The phone's record of home for the next start, without name, mobile and order ids. */
export const LastKnown = v.object({
  version: v.literal(1),
  /**
   * Time of the last removal of the amounts, by a money request or a reconciliation on this phone;
   * null before. Replies to earlier requests are not stored.
   */
  movedAt: v.nullable(Stamp),
  told: v.nullable(LastReply),
});
export type LastKnown = v.InferOutput<typeof LastKnown>;

/**
 * Milliseconds. `server` is null if the server's time is unknown; the phone's clock may be wrong.
 */
export type Moment = { server: number | null; phone: number };

/** `unsure`: the phone's clock was set back, so the number may have expired. */
type PayNumberNow = PayNumber & { state: 'payable' | 'over' | 'noted' | 'unsure' };

/** Whether the amount has grown since the reply; `perhaps` if the phone's clock was set back. */
type Grown = 'no' | 'more' | 'perhaps';

export type DueNow = Omit<LastDue, 'payNumber' | 'totalDue'> & {
  grown: Grown;
  payNumber: PayNumberNow | null;
};

export type LastKnownNow = {
  receivedAt: number;
  today: boolean;
  dues: readonly DueNow[];
};

/** Milliseconds. A larger deviation means that the clock was set back, not corrected. */
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

/** Milliseconds until the next number expires, or the day ends if that is earlier. */
export function holdsFor(reply: LastReply, moment: Moment): number {
  const now = timeNow(reply, moment) ?? moment.phone;
  const midnight = startOfManilaDay(addDays(manilaDay(now), 1));
  const ends = reply.dues.flatMap(({ payNumber }) => (payNumber ? [payNumber.expiresAt] : []));
  return Math.min(...[midnight, ...ends].filter((end) => end > now).map((end) => end - now));
}
