import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node of a machine, the root first, in the order of the chart. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** A state's transitions, by the event that triggers them; `always` for those without one. */
export function transitionsOf(node: AnyStateNode): [event: string, AnyTransitionDefinition[]][] {
  return [...node.transitions, ['always', node.always ?? []]];
}

/**
 * The id of every transition that a machine declares: source, event, and its index among those of
 * the same event. Timers, ends of services and eventless transitions are among them.
 */
export function transitionIds(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    for (const [event, transitions] of transitionsOf(node)) {
      transitions.forEach((one, index) => ids.set(one, `${node.id} | ${event} | ${index}`));
    }
  }
  return ids;
}
