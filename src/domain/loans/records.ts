import * as v from 'valibot';
import { deletionNoteLimit, deletionReasons } from '../account/deletion-reasons.ts';
import type { FlowId } from '../pages.ts';
import { Days, Id, Period } from '../primitives.ts';

export type RecordSchema<StoredRecord> = v.GenericSchema<unknown, StoredRecord>;

/** The stored login form, without code and password. */
export const LoginRecord = v.object({
  version: v.literal(1),
  method: v.picklist(['sms', 'password']),
  mobile: v.pipe(v.string(), v.maxLength(32)),
  username: v.pipe(v.string(), v.maxLength(128)),
});
export type LoginRecord = v.InferOutput<typeof LoginRecord>;

export const BorrowRecord = v.object({
  version: v.literal(1),
  step: v.picklist(['limit', 'quota', 'confirm']),
  amountText: v.pipe(v.string(), v.maxLength(32)),
  term: Days,
  couponIds: v.array(Id),
});
export type BorrowRecord = v.InferOutput<typeof BorrowRecord>;

/** `late`: the number of overdue instalments when `checkedPeriod` was chosen. */
export const RepaymentRecord = v.object({
  version: v.literal(1),
  loanOrderId: Id,
  checkedPeriod: Period,
  late: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type RepaymentRecord = v.InferOutput<typeof RepaymentRecord>;

/** The stored deletion form, without the SMS code. */
export const DeletionRecord = v.object({
  version: v.literal(1),
  reason: v.nullable(v.picklist(deletionReasons)),
  note: v.pipe(v.string(), v.maxLength(deletionNoteLimit)),
});
export type DeletionRecord = v.InferOutput<typeof DeletionRecord>;

export const flowRecords = {
  borrow: BorrowRecord,
  repayment: RepaymentRecord,
  accountDeletion: DeletionRecord,
} satisfies { [Id in FlowId]?: RecordSchema<unknown> };
