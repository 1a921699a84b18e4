import * as v from 'valibot';
import type { GuardDescription, MachineDescription, StateDescription } from './description.ts';

const Action = v.object({
  type: v.string(),
  params: v.optional(v.unknown(), null),
  computed: v.boolean(),
});

const Guard: v.GenericSchema<unknown, GuardDescription> = v.variant('type', [
  v.object({
    type: v.literal('named'),
    name: v.string(),
    params: v.optional(v.unknown(), null),
    computed: v.boolean(),
  }),
  v.object({ type: v.picklist(['and', 'or']), guards: v.array(v.lazy(() => Guard)) }),
  v.object({ type: v.literal('not'), guard: v.lazy(() => Guard) }),
]);

const Trigger = v.variant('type', [
  v.object({ type: v.literal('event'), event: v.string() }),
  v.object({ type: v.picklist(['done', 'error']), invoke: v.string() }),
  v.object({ type: v.literal('finished'), state: v.string() }),
  v.object({ type: v.literal('after'), delay: v.string(), ms: v.nullable(v.number()) }),
  v.object({ type: v.literal('always') }),
]);

const Transition = v.object({
  id: v.string(),
  source: v.string(),
  trigger: Trigger,
  guard: v.nullable(Guard),
  actions: v.array(Action),
  targets: v.array(v.string()),
  reenter: v.boolean(),
});

const State: v.GenericSchema<unknown, StateDescription> = v.object({
  id: v.string(),
  key: v.string(),
  kind: v.picklist(['atomic', 'compound', 'parallel', 'final', 'history']),
  label: v.string(),
  description: v.string(),
  page: v.nullable(v.string()),
  tags: v.array(v.string()),
  entry: v.array(Action),
  exit: v.array(Action),
  invokes: v.array(v.object({ id: v.string(), src: v.string(), machine: v.nullable(v.string()) })),
  initial: v.nullable(v.string()),
  history: v.nullable(v.object({ deep: v.boolean(), fallback: v.array(v.string()) })),
  transitions: v.array(Transition),
  states: v.array(v.lazy(() => State)),
});

const Machine = v.object({ id: v.string(), description: v.string(), root: State });

export const descriptionIn = (json: string): MachineDescription =>
  v.parse(Machine, JSON.parse(json));
