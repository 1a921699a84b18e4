import type { SnapshotFrom } from 'xstate';
import type { FlowId, Location } from '#domain/pages.ts';
import type { FlowSnapshots } from '#machines/flows.ts';
import { locationIn, type ReadAgreement } from '#machines/shared/flow.ts';
import type { RootContext } from './context.ts';
import type { rootMachine } from './root.machine.ts';

export type RootSnapshot = SnapshotFrom<typeof rootMachine>;

export type FlowChildren = { [Id in FlowId]?: { getSnapshot: () => FlowSnapshots[Id] } };

type Running = { context: Pick<RootContext, 'descriptorOf'>; children: FlowChildren };

function locationOfFlow<Id extends FlowId>(
  id: Id,
  { context, children }: Running,
): Location | null {
  const child = children[id];
  return child ? locationIn(context.descriptorOf(id), child.getSnapshot()) : null;
}

function agreementOf<Id extends FlowId>(
  id: Id,
  { context, children }: Running,
): ReadAgreement | null {
  const child = children[id];
  return (child && context.descriptorOf(id).agreement?.(child.getSnapshot())) ?? null;
}

function creditOrderIdOf<Id extends FlowId>(
  id: Id,
  { context, children }: Running,
): string | null | undefined {
  const child = children[id];
  return child && context.descriptorOf(id).creditOrderId?.(child.getSnapshot());
}

/** The location of the active flow; null if it does not run. */
export const selectActiveLocation = (snapshot: RootSnapshot): Location | null =>
  locationOfFlow(snapshot.context.activeFlow, snapshot);

/** The unsanitised agreement that the active flow presents; null without one. */
export const selectOfferedAgreement = (snapshot: RootSnapshot) =>
  agreementOf(snapshot.context.activeFlow, snapshot);

/**
 * The credit order of the active flow: null while the flow knows none, `undefined` for flows
 * without one and if no flow runs.
 */
export const selectCreditOrderId = (snapshot: RootSnapshot) =>
  creditOrderIdOf(snapshot.context.activeFlow, snapshot);

export function selectAttemptOfFlow({ context, children }: RootSnapshot): string | null {
  const flow = children[context.activeFlow]?.getSnapshot();
  // A flow that failed at its start has no children.
  const running = flow && 'children' in flow ? flow.children : {};
  const money = 'moneyAction' in running ? running.moneyAction?.getSnapshot() : undefined;
  const known = money && 'context' in money ? money.context : null;
  return known && 'intent' in known ? (known.intent?.attemptId ?? null) : null;
}
