import type { SnapshotFrom } from 'xstate';
import type { agreementMachine } from './agreement.machine.ts';

/** `html` is unsanitised; null unless an agreement is shown. */
export function selectAgreementView(snapshot: SnapshotFrom<typeof agreementMachine>) {
  return {
    html: snapshot.context.html,
    absent: snapshot.matches('absent'),
    failed: snapshot.matches('failed'),
  };
}
