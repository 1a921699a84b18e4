import * as v from 'valibot';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** Every state node of a machine, the root first. */
export function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/**
 * The id of every transition that a machine declares: source, event, and its index among those of
 * the same event. Timers, ends of services and eventless transitions are among them.
 */
export function transitionIds(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    const lists: [string, AnyTransitionDefinition[]][] = [
      ...node.transitions,
      ['always', node.always ?? []],
    ];
    for (const [event, transitions] of lists) {
      transitions.forEach((one, index) => ids.set(one, `${node.id} | ${event} | ${index}`));
    }
  }
  return ids;
}

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const Labelled = v.object({ label: v.pipe(v.string(), v.nonEmpty()) });

const isInline = (value: unknown): boolean => typeof value === 'function';

/** A guard made of other guards is a function that names them. */
const isInlineGuard = (guard: unknown): boolean =>
  typeof guard === 'function' && !('check' in guard);

function faultsOfInvokes(node: AnyStateNode): string[] {
  return listOf(node.config.invoke).flatMap((_, index) => {
    const invoke: { id: string; src: unknown } | undefined = node.invoke[index];
    if (!invoke) return [];
    const faults: string[] = [];
    if (invoke.id === `${index}.${node.id}`) faults.push('a service without an id');
    if (typeof invoke.src !== 'string' || invoke.src.startsWith('xstate.invoke.')) {
      faults.push(`the service ${invoke.id} is inline`);
    }
    if (!node.transitions.has(`xstate.error.actor.${invoke.id}`)) {
      faults.push(`the service ${invoke.id} has no onError`);
    }
    return faults;
  });
}

function faultsOf(node: AnyStateNode, transitions: AnyTransitionDefinition[]): string[] {
  const faults: string[] = [];
  if (!node.description) faults.push('no description');
  if (node.parent && !v.is(Labelled, node.meta)) faults.push('no meta.label');
  const entries = [...listOf(node.config.entry), ...listOf(node.config.exit)];
  if (entries.some(isInline)) faults.push('an inline entry or exit action');
  for (const { actions, eventType, guard } of transitions) {
    if (actions.some(isInline)) faults.push(`an inline action on ${String(eventType)}`);
    if (isInlineGuard(guard)) faults.push(`an inline guard on ${String(eventType)}`);
  }
  if (node.after.some(({ delay }) => typeof delay !== 'string')) faults.push('an unnamed delay');
  return [...faults, ...faultsOfInvokes(node)];
}

/** What keeps a machine from being read as a diagram: unnamed, undescribed or unhandled parts. */
export function faultsOfMachine(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    return faultsOf(node, transitions).map((fault) => `${node.id}: ${fault}`);
  });
}
