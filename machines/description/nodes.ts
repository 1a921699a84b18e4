import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** All state nodes, the root first, in the order of the chart. */
export function nodesOf(machine: Pick<AnyStateMachine, 'root'>): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** The transitions by event, with `always` for eventless ones. */
export function transitionsOf(node: AnyStateNode): [event: string, AnyTransitionDefinition[]][] {
  return [...node.transitions, ['always', node.always ?? []]];
}

/** Ids of transitions: source, event, and index among the transitions of the event. */
export function transitionIds(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    for (const [event, transitions] of transitionsOf(node)) {
      transitions.forEach((one, index) => ids.set(one, `${node.id} | ${event} | ${index}`));
    }
  }
  return ids;
}
