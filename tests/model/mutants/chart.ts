import * as v from 'valibot';
import {
  type AnyStateMachine,
  type EventObject,
  type GuardPredicate,
  type MachineContext,
  type ParameterizedObject,
  StateMachine,
} from 'xstate';

type Guard =
  | { type: string }
  | GuardPredicate<MachineContext, EventObject, unknown, ParameterizedObject>;

/** A transition in normal form: several targets, actions as a list. */
export type Branch = {
  target?: string[] | undefined;
  guard?: Guard | undefined;
  actions: unknown[];
  reenter?: boolean | undefined;
};

export type Invoke = {
  id: string;
  onDone: Branch[];
  onError: Branch[];
  onSnapshot: Branch[];
};

/** A state in normal form: lists and tables instead of single values. */
export type State = {
  initial?: string | undefined;
  entry: unknown[];
  exit: unknown[];
  invoke: Invoke[];
  always: Branch[];
  on: Record<string, Branch[]>;
  onDone: Branch[];
  after: Record<string, Branch[]>;
  states: Record<string, State>;
};

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const asList = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.optional(v.pipe(v.unknown(), v.transform(listOf), v.array(item)), []);

const Names = asList(v.unknown());

const Target = v.pipe(
  v.string(),
  v.transform((target) => ({ target })),
);

const GuardSchema: v.GenericSchema<unknown, Guard> = v.union([
  v.pipe(
    v.string(),
    v.transform((type) => ({ type })),
  ),
  v.looseObject({ type: v.string() }),
  v.custom<Exclude<Guard, { type: string }>>((value) => typeof value === 'function'),
]);

const Branches = asList(
  v.pipe(
    v.union([Target, v.looseObject({})]),
    v.looseObject({
      target: v.optional(v.pipe(v.unknown(), v.transform(listOf), v.array(v.string()))),
      guard: v.optional(GuardSchema),
      actions: Names,
      reenter: v.optional(v.boolean()),
    }),
  ),
);

const ByName = v.optional(v.record(v.string(), Branches), {});

const Invokes = asList(
  v.looseObject({ id: v.string(), onDone: Branches, onError: Branches, onSnapshot: Branches }),
);

const StateSchema: v.GenericSchema<unknown, State> = v.looseObject({
  initial: v.optional(v.string()),
  entry: Names,
  exit: Names,
  invoke: Invokes,
  always: Branches,
  on: ByName,
  onDone: Branches,
  after: ByName,
  states: v.optional(
    v.record(
      v.string(),
      v.lazy(() => StateSchema),
    ),
    {},
  ),
});

/** A machine's config in normal form; functions and other values are kept. */
export const chartOf = (machine: AnyStateMachine): State => v.parse(StateSchema, machine.config);

const Config = v.custom<AnyStateMachine['config']>((value) => v.is(StateSchema, value));

/** A chart that takes more steps without rest throws. */
const maxIterations = 200;

export function machineOf(
  chart: State,
  { implementations }: Pick<AnyStateMachine, 'implementations'>,
): AnyStateMachine {
  const config = v.parse(Config, { ...chart, options: { maxIterations } });
  return new StateMachine(config, implementations);
}

/** `with(other)` returns the chart with another part in this place. */
export type Place<Part> = { part: Part; with: (part: Part) => State };

export type StatePlace = Place<State> & { id: string };

/** The transitions for one event, in order of evaluation. */
type BranchesPlace = Place<Branch[]> & { event: string };

function inside<Whole, Key extends keyof Whole>(
  { part, with: put }: Place<Whole>,
  key: Key,
): Place<Whole[Key]> {
  return { part: part[key], with: (inner) => put({ ...part, [key]: inner }) };
}

function itemsIn<Item>({ part, with: put }: Place<Item[]>): Place<Item>[] {
  return part.map((item, index) => ({
    part: item,
    with: (other) => put(part.with(index, other)),
  }));
}

export function statesOf(id: string, place: Place<State>): StatePlace[] {
  const states = inside(place, 'states');
  return [
    { ...place, id },
    ...Object.keys(place.part.states).flatMap((key) =>
      statesOf(`${id}.${key}`, inside(states, key)),
    ),
  ];
}

export const invokesOf = (state: StatePlace): Place<Invoke>[] => itemsIn(inside(state, 'invoke'));

/** The transitions by event, as in a transition's id. */
export function branchesOf(state: StatePlace): BranchesPlace[] {
  const { id, part } = state;
  const on = inside(state, 'on');
  const after = inside(state, 'after');
  return [
    ...Object.keys(part.on).map((event) => ({ event, ...inside(on, event) })),
    { event: `xstate.done.state.${id}`, ...inside(state, 'onDone') },
    ...invokesOf(state).flatMap((invoke) => [
      { event: `xstate.done.actor.${invoke.part.id}`, ...inside(invoke, 'onDone') },
      { event: `xstate.error.actor.${invoke.part.id}`, ...inside(invoke, 'onError') },
      { event: `xstate.snapshot.${invoke.part.id}`, ...inside(invoke, 'onSnapshot') },
    ]),
    ...Object.keys(part.after).map((delay) => ({
      event: `xstate.after.${delay}.${id}`,
      ...inside(after, delay),
    })),
    { event: 'always', ...inside(state, 'always') },
  ];
}
