import * as v from 'valibot';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { type AnyService, isSpeaker } from './service.ts';
import { nodesOf } from '#machines/description/nodes.ts';

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const Labelled = v.object({ label: v.pipe(v.string(), v.minLength(1)) });

const isInline = (value: unknown): boolean => typeof value === 'function';

/** A composed guard is a function too, but refers to others by name. */
const isInlineGuard = (guard: unknown): boolean =>
  typeof guard === 'function' && !('check' in guard);

/** `endless`: services that never end, so that they need no `onError`. */
function faultsOfInvokes(node: AnyStateNode, endless: readonly string[]): string[] {
  return listOf(node.config.invoke).flatMap((_, index) => {
    const invoke: { id: string; src: unknown } | undefined = node.invoke[index];
    if (!invoke) return [];
    const faults: string[] = [];
    if (invoke.id === `${index}.${node.id}`) faults.push('a service without an id');
    if (typeof invoke.src !== 'string' || invoke.src.startsWith('xstate.invoke.')) {
      faults.push(`the service ${invoke.id} is inline`);
    }
    const ends = !endless.includes(String(invoke.src));
    if (ends && !node.transitions.has(`xstate.error.actor.${invoke.id}`)) {
      faults.push(`the service ${invoke.id} has no onError`);
    }
    return faults;
  });
}

function faultsOf(
  node: AnyStateNode,
  transitions: AnyTransitionDefinition[],
  endless: readonly string[],
): string[] {
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
  return [...faults, ...faultsOfInvokes(node, endless)];
}

/** The inline, unnamed, undescribed and unhandled parts of a machine. A watch needs no handler. */
export function faultsOfMachine(
  machine: AnyStateMachine,
  services: Record<string, AnyService> = {},
): string[] {
  const endless = Object.keys(services).filter((name) => {
    const service = services[name];
    return service && isSpeaker(service) && Object.keys(service.ends).length === 0;
  });
  return nodesOf(machine).flatMap((node) => {
    const transitions = [...node.transitions.values(), node.always ?? []].flat();
    return faultsOf(node, transitions, endless).map((fault) => `${node.id}: ${fault}`);
  });
}
