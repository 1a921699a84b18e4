import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from './agreement.machine.ts';

/** What the agreement page shows when it was opened by its address; `html` is raw. */
export function selectAgreementView(snapshot: SnapshotFrom<typeof agreementMachine>) {
  return {
    html: snapshot.context.html,
    absent: snapshot.matches('absent'),
    failed: snapshot.matches('failed'),
  };
}
