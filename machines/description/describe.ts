import * as v from 'valibot';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
  TriggerDescription,
} from './description.ts';
import { transitionsOf } from './nodes.ts';

const Named = v.union([
  v.pipe(
    v.string(),
    v.transform((type): { type: string; params?: unknown } => ({ type })),
  ),
  v.object({ type: v.string(), params: v.optional(v.unknown()) }),
]);

const Composed = v.pipe(
  v.custom<{ name: string }>((value) => typeof value === 'function'),
  v.object({
    name: v.picklist(['and', 'or', 'not', 'checkAnd', 'checkOr', 'checkNot']),
    guards: v.array(v.unknown()),
  }),
);

const Child = v.union([
  v.pipe(
    v.object({ id: v.string(), root: v.unknown() }),
    v.transform(({ id }) => id),
  ),
  v.pipe(
    v.object({ flow: v.string() }),
    v.transform(({ flow }) => flow),
  ),
]);

const Meta = v.object({ label: v.optional(v.string()), page: v.optional(v.string()) });

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

/** Throws for an inline implementation, which a diagram cannot name. */
function namedOf(value: unknown, where: string) {
  const named = v.safeParse(Named, value);
  if (!named.success) throw new Error(`${where}: an inline implementation cannot be described`);
  const { type, params } = named.output;
  const computed = typeof params === 'function';
  return { name: type, params: computed ? undefined : params, computed };
}

function actionOf(value: unknown, where: string): ActionDescription {
  const { name, params, computed } = namedOf(value, where);
  return { type: name, params, computed };
}

function guardOf(value: unknown, where: string): GuardDescription {
  if (typeof value !== 'function') return { type: 'named', ...namedOf(value, where) };
  const composed = v.safeParse(Composed, value);
  if (!composed.success) throw new Error(`${where}: an inline guard cannot be described`);
  const guards = composed.output.guards.map((one) => guardOf(one, where));
  const [first] = guards;
  if (composed.output.name.toLowerCase().endsWith('not') && first) {
    return { type: 'not', guard: first };
  }
  return { type: composed.output.name.toLowerCase().endsWith('and') ? 'and' : 'or', guards };
}

/** The length in milliseconds; null if the machine computes it. */
function lengthOf(node: AnyStateNode, delay: string): number | null {
  if (!Number.isNaN(Number(delay))) return Number(delay);
  const implementation: unknown = node.machine.implementations.delays[delay];
  return typeof implementation === 'number' ? implementation : null;
}

function triggerOf(node: AnyStateNode, event: string): TriggerDescription {
  if (event === 'always') return { type: 'always' };
  const [, kind, name] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(event) ?? [];
  if (kind === undefined || name === undefined) return { type: 'event', event };
  if (kind === 'done.actor') return { type: 'done', invoke: name };
  if (kind === 'error.actor') return { type: 'error', invoke: name };
  if (kind === 'done.state') return { type: 'finished', state: name };
  const delay = name.slice(0, -node.id.length - 1);
  return { type: 'after', delay, ms: lengthOf(node, delay) };
}

function transitionOf(
  node: AnyStateNode,
  event: string,
  transition: AnyTransitionDefinition,
  index: number,
): TransitionDescription {
  const id = `${node.id} | ${event} | ${index}`;
  return {
    id,
    source: node.id,
    trigger: triggerOf(node, event),
    guard: transition.guard === undefined ? null : guardOf(transition.guard, id),
    actions: transition.actions.map((action) => actionOf(action, id)),
    targets: (transition.target ?? []).map((target) => target.id),
    reenter: transition.reenter,
  };
}

function invokesOf(node: AnyStateNode): InvokeDescription[] {
  const { actors } = node.machine.implementations;
  return node.invoke.map((invoke: { id: string; src: unknown }, index) => {
    const { id, src } = invoke;
    if (id === `${index}.${node.id}`) throw new Error(`${node.id}: a service without an id`);
    if (typeof src !== 'string' || src.startsWith('xstate.invoke.')) {
      throw new Error(`${node.id}: the service ${id} is inline`);
    }
    const logic: unknown = actors[src];
    const child = v.safeParse(Child, logic);
    return { id, src, machine: child.success ? child.output : null };
  });
}

function labelOf(node: AnyStateNode, meta: { label?: string | undefined } | undefined): string {
  if (meta?.label) return meta.label;
  if (node.parent && node.type !== 'history') throw new Error(`${node.id}: no meta.label`);
  const words = node.key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function historyOf(node: AnyStateNode): StateDescription['history'] {
  if (node.type !== 'history') return null;
  const [fallback] = node.transitions.get('') ?? [];
  return {
    deep: node.history === 'deep',
    fallback: (fallback?.target ?? []).map(({ id }) => id),
  };
}

function stateOf(node: AnyStateNode): StateDescription {
  if (!node.description && node.type !== 'history') throw new Error(`${node.id}: no description`);
  const meta = node.meta === undefined ? undefined : v.parse(Meta, node.meta);
  const [initial] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    label: labelOf(node, meta),
    description: node.description ?? '',
    page: meta?.page ?? null,
    tags: [...node.tags],
    entry: listOf(node.config.entry).map((action) => actionOf(action, node.id)),
    exit: listOf(node.config.exit).map((action) => actionOf(action, node.id)),
    invokes: invokesOf(node),
    initial: initial?.id ?? null,
    history: historyOf(node),
    transitions: transitionsOf(node).flatMap(([event, transitions]) =>
      event === '' ? [] : transitions.map((one, index) => transitionOf(node, event, one, index)),
    ),
    states: Object.values(node.states).map(stateOf),
  };
}

/** Throws for parts that a diagram cannot show: an inline function, a state without a label. */
export function describeMachine(machine: AnyStateMachine): MachineDescription {
  const root = stateOf(machine.root);
  return { id: machine.id, description: root.description, root };
}

export function statesIn(description: MachineDescription): StateDescription[] {
  const below = (state: StateDescription): StateDescription[] => [
    state,
    ...state.states.flatMap(below),
  ];
  return below(description.root);
}

export const transitionsIn = (description: MachineDescription): TransitionDescription[] =>
  statesIn(description).flatMap(({ transitions }) => transitions);
