/** A machine as plain JSON, in the order of the chart. */
export type MachineDescription = {
  /** The id in code: `moneyAction`. */
  id: string;
  description: string;
  root: StateDescription;
};

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export type StateDescription = {
  /** The path from the machine's id: `moneyAction.unknown.settling`. */
  id: string;
  key: string;
  kind: StateKind;
  /** The name for readers: `meta.label`, or else the key in words. */
  label: string;
  description: string;
  /** The page in the state's own meta; null without one. */
  page: string | null;
  tags: string[];
  entry: ActionDescription[];
  exit: ActionDescription[];
  invokes: InvokeDescription[];
  /** Id of the initial child; null for all kinds but `compound`. */
  initial: string | null;
  /** Null for states of other kinds. `fallback`: the targets without a recorded history. */
  history: { deep: boolean; fallback: string[] } | null;
  transitions: TransitionDescription[];
  states: StateDescription[];
  /** Child states that a picture does not draw, because it draws the state as a single box. */
  folded?: StateDescription[];
  /** Whether a state in the picture of a group is outside the group. */
  outside?: boolean;
};

/** `params` are literal values. If `computed`, the params are known only at run time. */
export type ActionDescription = { type: string; params: unknown; computed: boolean };

/** `machine` is the id of a child machine's chart; null for other services. */
export type InvokeDescription = { id: string; src: string; machine: string | null };

export type TransitionDescription = {
  /** `<source> | <event> | <index among the transitions of that event>`. */
  id: string;
  source: string;
  trigger: TriggerDescription;
  guard: GuardDescription | null;
  actions: ActionDescription[];
  /** Ids of the targets; empty for a transition without a target. */
  targets: string[];
  reenter: boolean;
};

export type TriggerDescription =
  | { type: 'event'; event: string }
  | { type: 'done'; invoke: string }
  | { type: 'error'; invoke: string }
  /** A compound state reached a final child state, or every region of a parallel state did. */
  | { type: 'finished'; state: string }
  /** `ms` is null if the machine computes the length. */
  | { type: 'after'; delay: string; ms: number | null }
  | { type: 'always' };

export type GuardDescription =
  | { type: 'named'; name: string; params: unknown; computed: boolean }
  | { type: 'and' | 'or'; guards: GuardDescription[] }
  | { type: 'not'; guard: GuardDescription };
