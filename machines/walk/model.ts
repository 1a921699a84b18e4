import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  EventObject,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { FlowId, Location, PageId, PageOf } from '#domain/pages.ts';
import type { MachineWords } from '#machines/description/machine-words.ts';
import { Missing } from './missing.ts';
import { readableText } from './readable-text.ts';
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

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['actors']>;

type DelaysOf<Machine extends AnyStateMachine> = NonNullable<Provided<Machine>['delays']>;

type EventOf<Event, Type> = Event extends { type: infer Own }
  ? Type extends Own
    ? Event & { type: Type }
    : never
  : never;

/** An event without values is its own sample. */
type TypeOfBare<Event> = Event extends { type: infer Type extends string }
  ? Exclude<keyof Event, 'type'> extends never
    ? Type
    : never
  : never;

export type Moment<Snapshot = AnyMachineSnapshot> = {
  /** Null at the start, and if the driver does not know the step. */
  step: Step | null;
  /** Null at the start. */
  previous: Snapshot | null;
  snapshot: Snapshot;
  /** The running services, by id; empty if the driver does not know them. */
  services: ReadonlyMap<string, Service>;
  enabled: readonly { type: string }[];
  /** The services, by source, that ended before the driver could observe them. */
  passed: readonly string[];
};

/** True if the law holds; otherwise a text that describes the violation. */
type Law<Snapshot> = { holds(moment: Moment<Snapshot>): true | string }['holds'];

export type Laws<Snapshot = AnyMachineSnapshot> = Readonly<Record<string, Law<Snapshot>>>;

/** `path` is in a plan's format (`start > step > step`). */
type PathByHand = { why: string; path: string };
type ByHand = { transitions?: readonly PathByHand[]; pairs?: readonly PathByHand[] };

/**
 * A service, or an event with values, without an entry does not compile. Child machines are
 * services here: they are walked separately.
 */
export type MachineModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** Context keys of functions from the input, which are not compared as state. */
  injected?: readonly string[];
  starts: Record<string, InputFrom<Machine>>;
  services: {
    [Name in keyof ActorsOf<Machine>]-?: ServiceOf<NonNullable<ActorsOf<Machine>[Name]>>;
  };
  /**
   * Child machines whose code loads later (`flow()`), by the service's name; each shows the
   * snapshot of its first state.
   */
  children?: { [Name in keyof ActorsOf<Machine>]?: AnyStateMachine };
  /** Events for child machines, whose snapshots then show more than the first state. */
  childEvents?: { [Name in keyof ActorsOf<Machine>]?: AnyEventObject };
  /** Samples of each event with values; an empty list for an event that only services send. */
  events: {
    [Type in Exclude<EventFrom<Machine>['type'], TypeOfBare<EventFrom<Machine>>>]: readonly EventOf<
      EventFrom<Machine>,
      Type
    >[];
  } & { [Type in TypeOfBare<EventFrom<Machine>>]?: readonly [] };
  /**
   * Whether the screen offers an accepted event now. Excludes impossible events from the walk, such
   * as ticking a ticked box.
   */
  offers?: (event: EventFrom<Machine>, snapshot: SnapshotFrom<Machine>) => boolean;
  /** Fixed delays in milliseconds, only where a unit test covers the rule of the delay. */
  delays?: { [Name in keyof DelaysOf<Machine>]?: number };
  /**
   * The part of the context that distinguishes two states of the walk; by default the whole
   * context. All failures count as equal. A key must contain each value that a guard can read
   * before an action overwrites it.
   */
  key?: (context: ContextFrom<Machine>, snapshot: SnapshotFrom<Machine>) => unknown;
  /** Whether a possible step is walked now; prevents combinations of independent regions. */
  walks?: (step: Step, snapshot: SnapshotFrom<Machine>) => boolean;
  /**
   * Narrows the plan of pairs if parts of the chart are alike. The plan of transitions is complete.
   */
  pairs?: { walks: (step: Step, snapshot: SnapshotFrom<Machine>) => boolean };
  /** Paths that are in every plan of a generator, whether or not its coverage needs them. */
  byHand?: ByHand;
  /** Whether the machine may stay in a state forever; otherwise it is a dead end. */
  rests?: (snapshot: SnapshotFrom<Machine>) => boolean;
  /**
   * Laws are checked after every step. A plan is generated from the chart and cannot detect a wrong
   * chart; laws can.
   */
  invariants?: Laws<SnapshotFrom<Machine>>;
  /** States that the walk of the whole app does not reach, with the reasons. */
  unreachedInApp?: Readonly<Record<string, string>>;
  /** Reads the selectors, which must not throw, at every step. */
  read?: (snapshot: SnapshotFrom<Machine>) => unknown;
  situations?: readonly Situation[];
  words?: MachineWords;
};

/** A page that a control opens. `login` and `logout` are requests to the root instead. */
export type Link = PageId | Location | 'logout';

type AnyFlow = { id: FlowId; machine?: AnyStateMachine };
type MachineOf<Flow extends AnyFlow> = NonNullable<Flow['machine']>;

export type FlowModel<Flow extends AnyFlow> = MachineModel<MachineOf<Flow>> & {
  flow: Flow;
  /** The outcomes have one entry for each reaction of the root. */
  ends: Outcomes<OutputFrom<MachineOf<Flow>>>;
  /** By page, the links of its screens besides back. */
  links?: { [Page in PageOf<Flow['id']>]?: readonly Link[] };
};

export type Model = {
  machine: AnyStateMachine;
  words?: MachineWords;
  injected?: readonly string[];
  starts: Record<string, unknown>;
  services: Record<string, AnyService>;
  children?: Record<string, AnyStateMachine>;
  childEvents?: Record<string, AnyEventObject>;
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
  situations?: readonly Situation[];
};

/** A step is plain JSON. `user` is an event from the borrower or the root. */
export type Step =
  | { type: 'user'; event: { type: string } }
  | { type: 'settle'; service: string; outcome: string }
  | { type: 'emit'; service: string; says: string }
  | { type: 'elapse'; ms: number };

export const isEvent = (step: Step | null, ...types: string[]): boolean =>
  step?.type === 'user' && types.includes(step.event.type);

export type Path = { start: string; steps: Step[] };

/**
 * A screen or an answer that the paths of the walk do not cover; pictures and the explorer use it.
 */
export type Situation = {
  /** One word. Situations of a machine may share a name if they have the same answers. */
  name: string;
  /** Heading of a separate picture, if the screen looks different from its state. */
  purpose?: string | undefined;
  /**
   * The start and the steps, separated by slashes; `stepText` describes the format. `service=own`
   * is the situation's own answer.
   */
  path: string | readonly (string | Step)[];
  /** By the service's name in `setup()`. */
  answers?: Outcomes;
  /** Input of a start that the model does not have. */
  input?: unknown;
};

export function serviceOf({ machine, services }: Model, source: string): AnyService {
  const service = services[source];
  if (!service) throw new Missing(`The model of ${machine.id} has no service ${source}.`);
  return service;
}

export function endsOf(model: Model, source: string, input: unknown): Outcomes {
  const service = serviceOf(model, source);
  const lacks = (why: string) =>
    new Missing(
      `The model of ${model.machine.id} has no outcome for ${source}(${readableText(input)})${why}.`,
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

export function outcomeOf(model: Model, source: string, input: unknown, name: string): Outcome {
  const outcome = endsOf(model, source, input)[name];
  if (outcome) return outcome;
  const call = `${source}(${readableText(input)})`;
  throw new Missing(`The model of ${model.machine.id} has no outcome “${name}” for ${call}.`);
}

export function wordOf(model: Model, source: string, name: string): EventObject {
  const service = serviceOf(model, source);
  const word = isSpeaker(service) ? service.says[name] : undefined;
  if (word) return word;
  throw new Missing(`The model of ${model.machine.id} has no message ${name} of ${source}.`);
}

const samples = new WeakMap<Model['events'], Model['events']>();

/** The samples of each event, by type, in alphabetical order: the same objects at every call. */
export function samplesByType({ machine, events }: Model): Model['events'] {
  const known = samples.get(events);
  if (known) return known;
  const types = machine.events.map(String);
  const bare = types.filter((type) => !type.startsWith('xstate.') && !type.includes('*'));
  const all = { ...Object.fromEntries(bare.map((type) => [type, [{ type }]])), ...events };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  samples.set(events, sorted);
  return sorted;
}

export const samplesOf = (model: Model): { type: string }[] =>
  Object.values(samplesByType(model)).flat();
