import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { MachineWords } from '#machines/description/machine-words.ts';
import { Missing } from './missing.ts';
import { saidOf } from './said.ts';
import {
  type AnyService,
  isSpeaker,
  type Outcome,
  type Outcomes,
  outcomesOf,
  type Service,
  type ServiceOf,
} from './service.ts';

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];

/** The actors of a machine's `setup()`, by name. */
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['actors']>;

type DelaysOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['delays']>;

/** The event of a type; of several types that an event has together, that one. */
type EventOf<Event, Type> = Event extends { type: infer Own }
  ? Type extends Own
    ? Event & { type: Type }
    : never
  : never;

/** A machine at rest after a step, as its laws see it. */
export type Moment<Snapshot = AnyMachineSnapshot> = {
  /** Null at the start, as `previous`. */
  step: Step | null;
  previous: Snapshot | null;
  snapshot: Snapshot;
  /** What runs, with its input, by id; nothing where a driver cannot know. */
  services: ReadonlyMap<string, Service>;
  /** The samples of events that are accepted now. */
  enabled: readonly { type: string }[];
  /** The services, by source, that ended on the way here before a driver could look. */
  passed: readonly string[];
};

/** Whether a law holds; where not, what is the case instead. */
type Law<Snapshot> = { holds(moment: Moment<Snapshot>): true | string }['holds'];

/** What must always hold, by the sentence that says it. */
export type Laws<Snapshot = AnyMachineSnapshot> = Readonly<Record<string, Law<Snapshot>>>;

/** A path in the words of a plan (`start > step > step`), and why no generator finds it. */
type PathByHand = { why: string; path: string };
type ByHand = { transitions?: readonly PathByHand[]; pairs?: readonly PathByHand[] };

/**
 * What the world can do to a machine. A new event or service without samples doesn't compile.
 * Child machines are services here: they are walked alone, and stubbed by their outputs.
 */
export type FlowModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Plain words for its names, which the pictures show. */
  words?: MachineWords;
  /** The inputs it is started with, by name. */
  starts: Record<string, InputFrom<Machine>>;
  services: {
    [Name in keyof ActorsOf<Machine>]-?: ServiceOf<NonNullable<ActorsOf<Machine>[Name]>>;
  };
  /**
   * The child machines whose code comes later (`flow()`), by the service's name: while one runs,
   * its snapshot is that of its first state.
   */
  children?: { [Name in keyof ActorsOf<Machine>]?: AnyStateMachine };
  /** What child machines have heard when they are looked at: they show more than their first state. */
  heard?: { [Name in keyof ActorsOf<Machine>]?: AnyEventObject };
  /** Samples of every event; a step sends those that the state of the moment accepts. */
  events: {
    [Type in EventFrom<Machine>['type']]: readonly EventOf<EventFrom<Machine>, Type>[];
  };
  /**
   * Whether a person can make an event now that the state accepts: the screen offers it. Keeps out of
   * the walk what nobody can do, as ticking what is ticked.
   */
  offers?: (event: EventFrom<Machine>, snapshot: SnapshotFrom<Machine>) => boolean;
  /** Delays held at one length, in milliseconds, where the rule behind them is tested by a table. */
  delays?: { [Name in keyof DelaysOf<Machine>]?: number };
  /**
   * Which context tells two states of the world apart; all of it unless given, with failures taken
   * for alike. Needed where a counter has no bound, and dear where it leaves out what a guard reads.
   * What nothing reads before it is written again may be left out, which the snapshot tells.
   */
  key?: (context: ContextFrom<Machine>, snapshot: SnapshotFrom<Machine>) => unknown;
  /** Whether a step is walked now, if it can be: keeps independent regions from multiplying. */
  walks?: (step: Step, snapshot: SnapshotFrom<Machine>) => boolean;
  /**
   * Narrows the plan of pairs where many parts of the chart are alike and one of each kind shows
   * what there is to show. The plan of transitions goes everywhere.
   */
  pairs?: { walks: (step: Step, snapshot: SnapshotFrom<Machine>) => boolean };
  /**
   * Paths that each plan walks, however it is made: what only a longer story shows than two
   * transitions one after the other.
   */
  byHand?: ByHand;
  /** Where nothing more need happen, though the machine has not ended: elsewhere that is a dead end. */
  rests?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /**
   * What must hold after every step, by the sentence that says it. A plan is made from the chart and
   * cannot say that the chart is wrong; these can. `laws.ts` has those of all machines.
   */
  invariants?: Laws<SnapshotFrom<Machine>>;
  /** States that the walk through the whole app does not reach, by id, each with the reason. */
  unreachedInApp?: Readonly<Record<string, string>>;
  /** Reads the selectors that must be total: at every step, of what really runs. */
  read?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** A model of whatever machine, as the harness sees it. */
export type Model = {
  machine: AnyStateMachine;
  words?: MachineWords;
  starts: Record<string, unknown>;
  services: Record<string, AnyService>;
  children?: Record<string, AnyStateMachine>;
  heard?: Record<string, AnyEventObject>;
  events: Record<string, readonly { type: string }[]>;
  offers?(event: { type: string }, snapshot: AnyMachineSnapshot): boolean;
  delays?: Record<string, number>;
  key?(context: unknown, snapshot: AnyMachineSnapshot): unknown;
  walks?(step: Step, snapshot: AnyMachineSnapshot): boolean;
  pairs?: { walks(step: Step, snapshot: AnyMachineSnapshot): boolean };
  byHand?: ByHand;
  rests?(snapshot: AnyMachineSnapshot): boolean;
  invariants?: Laws;
  unreachedInApp?: Readonly<Record<string, string>>;
  read?(snapshot: AnyMachineSnapshot): unknown;
};

/**
 * One thing that happens: a person or the root sends an event, a service ends or says something
 * while it goes on, time passes. Plain JSON.
 */
export type Step =
  | { type: 'user'; event: { type: string } }
  | { type: 'settle'; service: string; outcome: string }
  | { type: 'emit'; service: string; says: string }
  | { type: 'elapse'; ms: number };

/** Whether a step is a person's, or the page's, of one of some types. */
export const isEvent = (step: Step | null, ...types: string[]): boolean =>
  step?.type === 'user' && types.includes(step.event.type);

/** A walk: how the machine starts, and what happens then. */
export type Path = { start: string; steps: Step[] };

/** The samples of a service by its name in `setup()`; throws `Missing` without any. */
export function serviceOf({ machine, services }: Model, source: string): AnyService {
  const service = services[source];
  if (!service) throw new Missing(`The model of ${machine.id} has no service ${source}.`);
  return service;
}

/** How a service can end on an input; throws `Missing` where the model has no outcome for it. */
export function endsOf(model: Model, source: string, input: unknown): Outcomes {
  const service = serviceOf(model, source);
  const lacks = (why: string) =>
    new Missing(
      `The model of ${model.machine.id} has no outcome for ${source}(${saidOf(input)})${why}.`,
    );
  let ends: Outcomes;
  try {
    ends = outcomesOf(service, input);
  } catch (error) {
    throw lacks(`: ${error instanceof Error ? error.message : String(error)}`);
  }
  if ('to' in service && Object.keys(ends).length === 0) throw lacks('');
  return ends;
}

/** One outcome by name; throws `Missing` where the model has none of that name. */
export function outcomeOf(model: Model, source: string, input: unknown, name: string): Outcome {
  const outcome = endsOf(model, source, input)[name];
  if (outcome) return outcome;
  const asked = `${source}(${saidOf(input)})`;
  throw new Missing(`The model of ${model.machine.id} has no outcome “${name}” for ${asked}.`);
}

/** What a service can say while it goes on, by name; throws `Missing` where it never says that. */
export function wordOf(model: Model, source: string, name: string): unknown {
  const service = serviceOf(model, source);
  if (!isSpeaker(service) || !(name in service.says)) {
    throw new Missing(`In the model of ${model.machine.id} ${source} never says ${name}.`);
  }
  return service.says[name];
}

/** Every sample of every event. */
export const samplesOf = (model: Model): { type: string }[] => Object.values(model.events).flat();
