import type { FlowId, Location } from '#domain/pages.ts';
import { descriptorOf } from '#machines/descriptors.ts';
import type { FlowSnapshots } from '#machines/flows.ts';
import { locationIn, type ReadAgreement } from '#machines/shared/flow.ts';
import type { RootSnapshot } from './location.ts';

/** The running flows as other code reads them. */
export type FlowChildren = { [Id in FlowId]?: { getSnapshot: () => FlowSnapshots[Id] } };

function locationOfFlow<Id extends FlowId>(id: Id, children: FlowChildren): Location | null {
  const child = children[id];
  return child ? locationIn(descriptorOf(id), child.getSnapshot()) : null;
}

function agreementOf<Id extends FlowId>(id: Id, children: FlowChildren): ReadAgreement | null {
  const child = children[id];
  return (child && descriptorOf(id).agreement?.(child.getSnapshot())) ?? null;
}

function creditOrderIdOf<Id extends FlowId>(
  id: Id,
  children: FlowChildren,
): string | null | undefined {
  const child = children[id];
  return child && descriptorOf(id).creditOrderId?.(child.getSnapshot());
}

/** The location of the active flow; null between two pages. */
export const selectActiveLocation = ({ context, children }: RootSnapshot): Location | null =>
  locationOfFlow(context.activeFlow, children);

/** The unsanitised agreement that the active flow presents; null without one. */
export const selectOfferedAgreement = ({ context, children }: RootSnapshot) =>
  agreementOf(context.activeFlow, children);

/**
 * The credit order of the active flow: null before the flow knows it, `undefined` for flows without
 * one.
 */
export const selectCreditOrderId = ({ context, children }: RootSnapshot) =>
  creditOrderIdOf(context.activeFlow, children);

/** Id of the attempt that the active flow sends or reconciles; null without one. */
export function selectAttemptOfFlow({ context, children }: RootSnapshot): string | null {
  const flow = children[context.activeFlow]?.getSnapshot();
  // A flow that failed at its start has no children.
  const running = flow && 'children' in flow ? flow.children : {};
  const money = 'moneyAction' in running ? running.moneyAction?.getSnapshot() : undefined;
  const known = money && 'context' in money ? money.context : null;
  return known && 'intent' in known ? (known.intent?.attemptId ?? null) : null;
}
