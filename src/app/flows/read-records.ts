import { flowRecords, type RecordSchema } from '#domain/loans/records.ts';
import type { FlowId } from '#domain/pages.ts';
import { eachFlow, type FlowRecords, type StoredRecords } from '#machines/flows.ts';
import type { Store as Storage } from '#services/storage/store.ts';

type FlowWithRecord = { [Id in FlowId]: [StoredRecords[Id]] extends [never] ? never : Id }[FlowId];
type Schemas = { [Id in FlowId]?: RecordSchema<StoredRecords[Id]> };

/** Each flow with a record must have a schema. */
const schemas: Schemas = flowRecords satisfies Required<Pick<Schemas, FlowWithRecord>>;

export function readRecords(storage: Pick<Storage, 'readDraft'>, userKey: string): FlowRecords {
  const read = <StoredRecord>(
    flow: FlowId,
    schema: RecordSchema<StoredRecord> | undefined,
  ): StoredRecord | null => (schema ? storage.readDraft(userKey, flow, schema) : null);
  return eachFlow<FlowRecords>(<Id extends FlowId>(id: Id): FlowRecords[Id] =>
    read<StoredRecords[Id]>(id, schemas[id]),
  );
}
