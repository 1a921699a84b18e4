import type { SnapshotFrom } from 'xstate';
import type { supportMachine } from './support.machine.ts';

export type SupportSnapshot = SnapshotFrom<typeof supportMachine>;

/** What the customer centre shows. */
export function selectSupportView(snapshot: SupportSnapshot) {
  const { entrance, failure } = snapshot.context;
  return { entrance, failure, failed: snapshot.matches('failed') };
}

export type SupportView = ReturnType<typeof selectSupportView>;
