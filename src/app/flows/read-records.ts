import type { FlowId } from '#domain/pages.ts';
import { eachFlow, type FlowRecords, flows } from '#machines/flows.ts';
import type { Store as Storage } from '#services/storage/store.ts';

/** What every flow left behind for a cold start. */
export function readRecords(storage: Pick<Storage, 'readDraft'>, userKey: string): FlowRecords {
  return eachFlow<FlowRecords>(<Id extends FlowId>(id: Id): FlowRecords[Id] => {
    const { record } = flows[id];
    return record ? storage.readDraft(userKey, id, record.schema) : null;
  });
}
