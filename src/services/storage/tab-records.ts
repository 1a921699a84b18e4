import type * as v from 'valibot';
import { readRecord, writeRecord } from './records.ts';
import { createSafeArea } from './safe-area.ts';

/** Records that survive a reload of this tab. No function throws. */
export type TabRecords = {
  read: <Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  write: (name: string, value: unknown) => void;
  drop: (name: string) => void;
};

export const helpSearchRecord = 'helpSearch';

export type TabRecordsHost = { readonly sessionStorage: Storage };

/** @param host its storage is accessed at each use, because the access throws if it is disabled */
export function createTabRecords(host: TabRecordsHost): TabRecords {
  const safe = createSafeArea(() => host.sessionStorage);
  return {
    read: (name, schema) => readRecord(safe, name, schema),
    write: (name, value) => {
      writeRecord(safe, name, value);
    },
    drop: (name) => safe.remove(name),
  };
}
