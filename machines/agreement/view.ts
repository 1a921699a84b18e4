import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from './agreement.machine.ts';

/** The view of an agreement page that was opened by its address; `html` is unsanitised. */
export function selectAgreementView(snapshot: SnapshotFrom<typeof agreementMachine>) {
  return {
    html: snapshot.context.html,
    absent: snapshot.matches('absent'),
    failed: snapshot.matches('failed'),
  };
}
