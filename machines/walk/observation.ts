import * as v from 'valibot';
import type { AnyMachineSnapshot } from 'xstate';
import { type Model, samplesOf } from './model.ts';
import { plainOf, sentOf } from './plain.ts';
import type { Service } from './service.ts';

/** A named action with its params, or an event for a child. */
export type Effect = { type: string; params: unknown };

/** The observation is equal for all drivers, and plain JSON. */
export type Observation = {
  value: unknown;
  status: string;
  tags: string[];
  context: unknown;
  output: unknown;
  services: [id: string, Service][];
  restarted: string[];
  /** The samples of events that the machine accepts. */
  enabled: { type: string }[];
  effects: Effect[];
};

const accepted = new WeakMap<AnyMachineSnapshot, { type: string }[]>();

/** The result is cached, because the computation is slow. */
export function enabledIn(model: Model, snapshot: AnyMachineSnapshot): { type: string }[] {
  const known = accepted.get(snapshot);
  if (known) return known;
  const enabled = samplesOf(model).filter((event) => snapshot.can(event));
  accepted.set(snapshot, enabled);
  return enabled;
}

const Context = v.looseObject({});

const stateIn = (injected: readonly string[], context: unknown): object =>
  Object.fromEntries(
    Object.entries(v.parse(Context, context)).filter(([key]) => !injected.includes(key)),
  );

/** Throws if the context would not survive JSON, or if a selector throws. */
export function observe(
  model: Model,
  snapshot: AnyMachineSnapshot,
  services: Iterable<[string, Service]>,
  { effects, restarted }: Pick<Observation, 'effects' | 'restarted'>,
): Observation {
  const { injected } = model;
  const context: unknown = injected ? stateIn(injected, snapshot.context) : snapshot.context;
  model.read?.(snapshot);
  return {
    value: snapshot.value,
    status: snapshot.status,
    tags: [...snapshot.tags].toSorted(),
    context: plainOf(context, 'the context'),
    output: sentOf(snapshot.output),
    services: [...services]
      .map(([id, { source, input }]): [string, Service] => [id, { source, input: sentOf(input) }])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    restarted: restarted.toSorted(),
    enabled: enabledIn(model, snapshot),
    effects,
  };
}

const SentEvent = v.object({ targetId: v.optional(v.string()), event: v.looseObject({}) });

/** Null for services and timers, which are observed separately. */
export function effectOf({ type, params }: { type: string; params: unknown }): Effect | null {
  if (type === 'xstate.sendTo') {
    const { targetId, event } = v.parse(SentEvent, params);
    return { type: `tell ${targetId ?? 'itself'}`, params: sentOf(event) };
  }
  return type.startsWith('xstate.') ? null : { type, params: sentOf(params) };
}
