import type { AnyMachineSnapshot, EventObject } from 'xstate';
import * as v from 'valibot';
import { type Model, samplesOf } from './model.ts';

/** Something a machine did to the world: a named action with its params, or a word to a child. */
export type Effect = { type: string; params: unknown };

/** A service that runs: which one, on what. */
export type Service = { source: string; input: unknown };

/** What can be seen of a machine at rest; two drivers must see the same. */
export type Observation = {
  value: unknown;
  status: string;
  context: unknown;
  output: unknown;
  /** Running services with their inputs, by id. */
  services: [id: string, Service][];
  /** The samples of events that are accepted; all others are refused. */
  enabled: EventObject[];
  /** What the last step did. */
  effects: Effect[];
};

/** What travels: the value after a round trip through JSON. */
const asJson = (value: unknown): unknown =>
  value === undefined ? null : JSON.parse(JSON.stringify(value));

export function observe(
  model: Model,
  snapshot: AnyMachineSnapshot,
  services: Iterable<[string, Service]>,
  effects: Effect[],
): Observation {
  model.read?.(snapshot);
  return {
    value: snapshot.value,
    status: snapshot.status,
    context: asJson(snapshot.context),
    output: asJson(snapshot.output),
    services: [...services]
      .map(([id, { source, input }]): [string, Service] => [id, { source, input: asJson(input) }])
      .toSorted(([a], [b]) => a.localeCompare(b)),
    enabled: samplesOf(model).filter((event) => snapshot.can(event)),
    effects,
  };
}

const Told = v.object({ targetId: v.optional(v.string()), event: v.looseObject({}) });

/** An executed action as an effect; null for what shows elsewhere: services and timers. */
export function effectOf({ type, params }: { type: string; params: unknown }): Effect | null {
  if (type === 'xstate.sendTo') {
    const { targetId, event } = v.parse(Told, params);
    return { type: `tell ${targetId ?? 'itself'}`, params: asJson(event) };
  }
  return type.startsWith('xstate.') ? null : { type, params: asJson(params) };
}
