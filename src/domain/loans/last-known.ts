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
  /** The channel's fee; absent in older records. */
  fee: v.optional(OfflineChannel.entries.fee),
});
type PayNumber = v.InferOutput<typeof PayNumber>;

/** An open note of a payment that no channel has announced. */
const LastNote = v.object({
  accountNumber: VirtualAccount.entries.accountNumber,
  amount: Pesos,
  /** `amount` and the overdue fees that the posting reverses. */
  deducted: Pesos,
  /** From this instant on, the money counts as due again. */
  lateAt: Instant,
});
export type LastNote = v.InferOutput<typeof LastNote>;

export const LastDue = v.object({
  /** Pesos to pay first, by the plan; 0 if no payment was requested. */
  amount: Pesos,
  /** All unpaid pesos, which identify the loan in a later reply about its checkstand. */
  totalDue: Pesos,
  dueDate: IsoDate,
  overdue: v.boolean(),
  payNumber: v.nullable(PayNumber),
  /** Time of the last open note. */
  notedAt: v.nullable(Instant),
  /** Absent in older records. */
  notes: v.optional(v.array(LastNote)),
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
type PayNumberNow = PayNumber & { state: 'payable' | 'over' | 'unsure' };

/** Whether the amount has grown since the reply; `perhaps` if the phone's clock was set back. */
type Grown = 'no' | 'more' | 'perhaps';

export type DueNow = Omit<LastDue, 'payNumber' | 'totalDue' | 'notes'> & {
  /** `amount` minus the noted pesos that may still be posted in time. */
  left: number;
  noted: number;
  /** Pesos of notes past their latest posting time. */
  notedLate: number;
  /** Time of a note with an unknown amount, from an older record. */
  notedAt: number | null;
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

type Noted = Pick<DueNow, 'left' | 'noted' | 'notedLate' | 'notedAt'>;

function notedIn({ amount, notes, notedAt }: LastDue, now: number): Noted {
  if (!notes) return { left: amount, noted: 0, notedLate: 0, notedAt };
  const sumOf = (some: readonly LastNote[], key: 'amount' | 'deducted') =>
    some.reduce((sum, note) => sum + note[key], 0);
  const expected = notes.filter(({ lateAt }) => now < lateAt);
  return {
    left: Math.max(0, amount - sumOf(expected, 'deducted')),
    noted: sumOf(expected, 'amount'),
    notedLate: sumOf(notes, 'amount') - sumOf(expected, 'amount'),
    notedAt: null,
  };
}

function grownBy(
  { overdue, dueDate }: LastDue,
  left: number,
  replyDay: IsoDate,
  now: number | null,
): Grown {
  if (left === 0) return 'no';
  if (now === null) return 'perhaps';
  const today = manilaDay(now);
  return (overdue ? today > replyDay : today > dueDate) ? 'more' : 'no';
}

function payNumberAt(
  { coming, payNumber, notes = [] }: LastDue,
  { left, noted, notedAt }: Noted,
  now: number | null,
): PayNumberNow | null {
  if (payNumber === null || left === 0) return null;
  const isNoted = notes.some(({ accountNumber }) => accountNumber === payNumber.accountNumber);
  // The number of an older record's note is unknown.
  if (isNoted || notedAt !== null) return null;
  // The number was issued before the money on its way, so its amount includes that money.
  if (coming + noted > 0 && payNumber.amount > left) return null;
  if (now === null) return { ...payNumber, state: 'unsure' };
  return { ...payNumber, state: now < payNumber.expiresAt ? 'payable' : 'over' };
}

export function judgedNow(reply: LastReply, moment: Moment): LastKnownNow {
  const now = timeNow(reply, moment);
  const replyDay = manilaDay(reply.receivedAt);
  return {
    receivedAt: reply.receivedAt,
    today: now !== null && manilaDay(now) === replyDay,
    dues: reply.dues.map((due) => {
      const noted = notedIn(due, now ?? reply.receivedAt);
      return {
        amount: due.amount,
        dueDate: due.dueDate,
        overdue: due.overdue,
        ...noted,
        coming: due.coming,
        ...(due.restructuring && { restructuring: due.restructuring }),
        grown: grownBy(due, noted.left, replyDay, now),
        payNumber: payNumberAt(due, noted, now),
      };
    }),
  };
}

/**
 * Milliseconds until the next number expires or the next note is late, or the day ends if that is
 * earlier.
 */
export function holdsFor(reply: LastReply, moment: Moment): number {
  const now = timeNow(reply, moment) ?? moment.phone;
  const midnight = startOfManilaDay(addDays(manilaDay(now), 1));
  const ends = reply.dues.flatMap(({ payNumber, notes = [] }) => [
    ...(payNumber ? [payNumber.expiresAt] : []),
    ...notes.map(({ lateAt }) => lateAt),
  ]);
  return Math.min(...[midnight, ...ends].filter((end) => end > now).map((end) => end - now));
}
