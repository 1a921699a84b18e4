import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from './support.machine.ts';

/** What the customer centre shows. */
export function selectSupportView(snapshot: SnapshotFrom<typeof supportMachine>) {
  const { entrance, failure } = snapshot.context;
  return { entrance, failure, failed: snapshot.matches('failed') };
}

export type SupportView = ReturnType<typeof selectSupportView>;
