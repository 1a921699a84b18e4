import type {
  AnyActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Failure } from '#domain/failure.ts';

/** How a service ends: with a value, or with a failure that it throws as a `ServiceFailure`. */
export type Outcome<Output = unknown> = { output: Output } | { failure: Failure };

/** The ways a service can end, by name. */
export type Outcomes<Output = unknown> = Record<string, Outcome<Output>>;

/** Outcomes that depend on what the service was asked. */
type Answers<Input, Output> = { to: (input: Input) => Outcomes<Output> };

type ServiceOf<Logic> = Logic extends AnyActorLogic
  ? Outcomes<OutputFrom<Logic>> | Answers<InputFrom<Logic>, OutputFrom<Logic>>
  : never;

/** The actors of a machine's `setup()`, by name. */
type ActorsOf<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['actors']
>;

type DelaysOf<Machine extends AnyStateMachine> = NonNullable<
  Parameters<Machine['provide']>[0]['delays']
>;

/**
 * What the world can do to a machine. A new event or service without samples doesn't compile.
 * Child machines are services here: they are walked alone, and stubbed by their outputs.
 */
export type FlowModel<Machine extends AnyStateMachine> = {
  machine: Machine;
  /** The inputs it is started with, by name. */
  starts: Record<string, InputFrom<Machine>>;
  services: {
    [Name in keyof ActorsOf<Machine>]-?: ServiceOf<NonNullable<ActorsOf<Machine>[Name]>>;
  };
  /** Samples of every event; a step sends those that the state of the moment accepts. */
  events: {
    [Type in EventFrom<Machine>['type']]: readonly Extract<EventFrom<Machine>, { type: Type }>[];
  };
  /** Delays held at one length, in milliseconds, where the rule behind them is tested by a table. */
  delays?: { [Name in keyof DelaysOf<Machine>]?: number };
  /**
   * Which context tells two states of the world apart; all of it unless given. Needed where a
   * counter has no bound, and dear where it leaves out what a guard reads.
   */
  key?: (context: ContextFrom<Machine>) => unknown;
  /** Whether a step is walked now, if it can be: keeps independent regions from multiplying. */
  walks?: (step: Step, snapshot: SnapshotFrom<Machine>) => boolean;
  /** Reads the selectors that must be total: at every step, of what really runs. */
  read?: (snapshot: SnapshotFrom<Machine>) => unknown;
};

/** A model of whatever machine, as the harness sees it. */
export type Model = {
  machine: AnyStateMachine;
  starts: Record<string, unknown>;
  services: Record<string, Outcomes | { to(input: unknown): Outcomes }>;
  events: Record<string, readonly { type: string }[]>;
  delays?: Record<string, number>;
  key?(context: unknown): unknown;
  walks?(step: Step, snapshot: AnyMachineSnapshot): boolean;
  read?(snapshot: AnyMachineSnapshot): unknown;
};

/** One thing that happens: a person or the root sends an event, a service ends, time passes. */
export type Step =
  | { type: 'user'; event: { type: string } }
  | { type: 'settle'; service: string; outcome: string }
  | { type: 'elapse'; ms: number };

/** A walk: how the machine starts, and what happens then. Plain JSON. */
export type Path = { start: string; steps: Step[] };

/** A service that ends well. */
export const gives = <const Output>(output: Output) => ({ output });

/** A service that throws. */
export const throws = (failure: Failure) => ({ failure });

/** The failures that any call to the world can end with. */
export const failures = {
  network: throws({ kind: 'network' }),
  sessionExpired: throws({ kind: 'session', reason: 'expired' }),
} as const;

type Service = Model['services'][string];

const isAnswers = (service: Service): service is { to(input: unknown): Outcomes } =>
  typeof service.to === 'function';

/** The outcomes of a service that runs on an input. */
export function outcomesOf(model: Model, source: string, input: unknown): Outcomes {
  const service = model.services[source];
  if (!service) throw new Error(`no outcomes for the service ${source}`);
  return isAnswers(service) ? service.to(input) : service;
}

/** One outcome by name; throws where the model has none of that name. */
export function outcomeOf(model: Model, source: string, input: unknown, name: string): Outcome {
  const outcome = outcomesOf(model, source, input)[name];
  if (!outcome) throw new Error(`no outcome ${name} of the service ${source}`);
  return outcome;
}

/** Every sample of every event. */
export const samplesOf = (model: Model): { type: string }[] => Object.values(model.events).flat();
