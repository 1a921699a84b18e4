import * as v from 'valibot';
import { deletionNoteLimit, deletionReasons } from '../account/deletion-reasons.ts';
import { Days, Id, Period } from '../primitives.ts';

/** What checks a record that was stored. */
export type RecordSchema<Kept> = v.GenericSchema<unknown, Kept>;

/** What survives a reload of the login form: never a code or a password. */
export const LoginRecord = v.object({
  version: v.literal(1),
  method: v.picklist(['sms', 'password']),
  mobile: v.pipe(v.string(), v.maxLength(32)),
  username: v.pipe(v.string(), v.maxLength(128)),
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;

/** What survives a reload of the borrow flow: the step reached, the amount as typed, the choice. */
export const BorrowRecord = v.object({
  version: v.literal(1),
  step: v.picklist(['limit', 'quota', 'confirm']),
  amountText: v.pipe(v.string(), v.maxLength(32)),
  term: Days,
  couponIds: v.array(Id),
});
export type BorrowRecord = v.InferOutput<typeof BorrowRecord>;

/**
 * What survives a reload of the repayment flow: which loan, up to which instalment is paid, and how
 * many were late when that was chosen.
 */
export const RepaymentRecord = v.object({
  version: v.literal(1),
  loanOrderId: Id,
  checkedPeriod: Period,
  late: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type RepaymentRecord = v.InferOutput<typeof RepaymentRecord>;

/** What survives a reload of a deletion: why the person leaves, as far as they said it; never a code. */
export const DeletionRecord = v.object({
  version: v.literal(1),
  reason: v.nullable(v.picklist(deletionReasons)),
  note: v.pipe(v.string(), v.maxLength(deletionNoteLimit)),
});
export type DeletionRecord = v.InferOutput<typeof DeletionRecord>;
