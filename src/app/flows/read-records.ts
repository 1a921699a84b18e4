import {
  BorrowRecord,
  DeletionRecord,
  type RecordSchema,
  RepaymentRecord,
} from '#domain/loans/records.ts';
import type { FlowId } from '#domain/pages.ts';
import type { FlowKept, FlowRecords } from '#machines/flows.ts';
import { nothingRemembered } from '#machines/root/context.ts';
import type { Store as Storage } from '#services/storage/store.ts';

/** The flows with a stored record. */
type FlowWithRecord = { [Id in FlowId]: [FlowKept[Id]] extends [never] ? never : Id }[FlowId];

/** Reads the record of every flow for a cold start, before the flow's code has loaded. */
export function readRecords(storage: Pick<Storage, 'readDraft'>, userKey: string): FlowRecords {
  const read = <Kept>(flow: FlowWithRecord, schema: RecordSchema<Kept>) =>
    storage.readDraft(userKey, flow, schema);
  const records: Pick<FlowRecords, FlowWithRecord> = {
    borrow: read('borrow', BorrowRecord),
    repayment: read('repayment', RepaymentRecord),
    accountDeletion: read('accountDeletion', DeletionRecord),
  };
  return { ...nothingRemembered.records, ...records };
}
