/**
 * A machine as data: all that a diagram, a document or a comparison needs, and no code.
 * Everything under `visualizations/` is a function of it. Plain JSON, in the order of the chart.
 */
export type MachineDescription = {
  /** The machine's id, as in code: `moneyAction`. */
  id: string;
  description: string;
  root: StateDescription;
};

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export type StateDescription = {
  /** The path from the machine's id: `moneyAction.unknown.settling`. */
  id: string;
  /** Its name among its siblings. */
  key: string;
  kind: StateKind;
  /** What people call it: `meta.label`; the machine's id in words for the root. */
  label: string;
  description: string;
  /** The page that it shows on, where it names one itself. */
  page: string | null;
  tags: string[];
  entry: ActionDescription[];
  exit: ActionDescription[];
  invokes: InvokeDescription[];
  /** The id of the state entered first; null where nothing is below or everything is. */
  initial: string | null;
  /** What a history state remembers, and where it leads when it remembers nothing. */
  history: { deep: boolean; fallback: string[] } | null;
  transitions: TransitionDescription[];
  states: StateDescription[];
  /** In a picture where the state is drawn as a single box: what is inside. */
  folded?: StateDescription[];
  /** In the picture of a group: a state that lies outside of it. */
  outside?: boolean;
};

/** `params` are those given as values; those computed are known at run time alone. */
export type ActionDescription = { type: string; params: unknown; computed: boolean };

/** A service or a child machine. `machine` is the id of the child's chart where it is one. */
export type InvokeDescription = { id: string; src: string; machine: string | null };

export type TransitionDescription = {
  /** `<source> | <event> | <index among those of the same event>`: the same in every report. */
  id: string;
  source: string;
  trigger: TriggerDescription;
  guard: GuardDescription | null;
  actions: ActionDescription[];
  /** Empty where it stays in its state without leaving it. */
  targets: string[];
  reenter: boolean;
};

export type TriggerDescription =
  /** A person, the root or a parent sends it. */
  | { type: 'event'; event: string }
  /** The service ended. */
  | { type: 'done'; invoke: string }
  | { type: 'error'; invoke: string }
  /** A compound state below reached its final state, or a parallel one all of them. */
  | { type: 'finished'; state: string }
  /** Time passed: the delay's name, and its length where it has one that never changes. */
  | { type: 'after'; delay: string; ms: number | null }
  | { type: 'always' };

export type GuardDescription =
  | { type: 'named'; name: string; params: unknown; computed: boolean }
  | { type: 'and' | 'or'; guards: GuardDescription[] }
  | { type: 'not'; guard: GuardDescription };
