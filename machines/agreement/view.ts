import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from './agreement.machine.ts';

/** The view of the agreement page when it was opened by its address; `html` is raw. */
export function selectAgreementView(snapshot: SnapshotFrom<typeof agreementMachine>) {
  return {
    html: snapshot.context.html,
    absent: snapshot.matches('absent'),
    failed: snapshot.matches('failed'),
  };
}
