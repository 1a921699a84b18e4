import type {
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** Every state of a machine below its root. */
function statesOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...statesOf(child)]);
}

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** A transition's name: source, event, target, and its place among those of the same event. */
function nameOf(transition: AnyTransitionDefinition): string {
  const event = String(transition.eventType) || 'always';
  const targets = transition.target?.map(({ id }) => id).join(' ') ?? '(stays)';
  const siblings = transitionsOf(transition.source).filter(
    ({ eventType }) => eventType === transition.eventType,
  );
  return `${transition.source.id} -- ${event}[${siblings.indexOf(transition)}] -> ${targets}`;
}

const withAncestors = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...withAncestors(node.parent)] : [node];

/**
 * What of a machine really ran. Give `inspect` to each actor of it; `missing` then names the
 * states never left and never aimed at, and the transitions never taken. The actors must run this
 * very machine, not a copy that `provide` made of it.
 */
export function coverageOf(machine: AnyStateMachine) {
  const states = new Set(statesOf(machine.root).map(({ id }) => id));
  const transitions = new Set(statesOf(machine.root).flatMap(transitionsOf).map(nameOf));
  return {
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      // XState's own name for the transitions that a step took.
      // oxlint-disable-next-line no-underscore-dangle
      for (const transition of event._transitions) {
        if (transition.source.machine !== machine) continue;
        transitions.delete(nameOf(transition));
        for (const node of [transition.source, ...(transition.target ?? [])]) {
          for (const { id } of withAncestors(node)) states.delete(id);
        }
      }
    },
    missing: () => [...states, ...transitions],
  };
}
