import { statesIn } from '#machines/description/describe.ts';
import type {
  ActionDescription,
  GuardDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
  TriggerDescription,
} from '#machines/description/description.ts';

/** JSON leaves out undefined values. */
type Config = { [key: string]: unknown };

/** An absent key is easier to read than an empty list. */
const some = (list: unknown[]): unknown[] | undefined => (list.length === 0 ? undefined : list);

const actionConfig = ({ type, params }: ActionDescription): Config =>
  params === undefined ? { type } : { type, params };

function guardConfig(guard: GuardDescription, where: string): Config {
  if (guard.type !== 'named') {
    throw new Error(`${where}: JSON has no composed guards; give this one a name in setup()`);
  }
  const { name, params } = guard;
  return params === undefined ? { type: name } : { type: name, params };
}

const transitionConfig = (transition: TransitionDescription): Config => ({
  target: some(transition.targets.map((target) => `#${target}`)),
  guard: transition.guard === null ? undefined : guardConfig(transition.guard, transition.id),
  actions: some(transition.actions.map(actionConfig)),
  reenter: transition.reenter || undefined,
});

/** Transitions by trigger, in order of priority; undefined if no trigger has a name. */
function byName(
  transitions: TransitionDescription[],
  nameOf: (trigger: TriggerDescription) => string | null,
): Config | undefined {
  const groups: Record<string, Config[]> = {};
  for (const transition of transitions) {
    const name = nameOf(transition.trigger);
    if (name === null) continue;
    groups[name] = [...(groups[name] ?? []), transitionConfig(transition)];
  }
  return Object.keys(groups).length === 0 ? undefined : groups;
}

function stateConfig(state: StateDescription): Config {
  const { kind, description, label, page, transitions, history } = state;
  if (history) {
    const [target] = history.fallback;
    return {
      type: 'history',
      history: history.deep ? 'deep' : 'shallow',
      target: target === undefined ? undefined : `#${target}`,
      description: description || undefined,
      meta: { label },
    };
  }
  const of = (test: (trigger: TriggerDescription) => boolean) =>
    some(transitions.filter(({ trigger }) => test(trigger)).map(transitionConfig));
  const ends = (type: 'done' | 'error', invoke: string) =>
    of((trigger) => trigger.type === type && trigger.invoke === invoke);
  return {
    type: kind === 'parallel' || kind === 'final' ? kind : undefined,
    description,
    meta: { label, page: page ?? undefined },
    tags: some(state.tags),
    entry: some(state.entry.map(actionConfig)),
    exit: some(state.exit.map(actionConfig)),
    invoke: some(
      state.invokes.map(({ id, src }) => ({
        id,
        src,
        onDone: ends('done', id),
        onError: ends('error', id),
      })),
    ),
    on: byName(transitions, (trigger) => (trigger.type === 'event' ? trigger.event : null)),
    after: byName(transitions, (trigger) => (trigger.type === 'after' ? trigger.delay : null)),
    always: of(({ type }) => type === 'always'),
    onDone: of(({ type }) => type === 'finished'),
    initial: state.states.find(({ id }) => id === state.initial)?.key,
    states:
      state.states.length === 0
        ? undefined
        : Object.fromEntries(state.states.map((child) => [child.key, stateConfig(child)])),
  };
}

/** The config of a machine, for Stately's import and for `createMachine`. */
export const configOf = ({ id, root }: MachineDescription): Config => ({
  id,
  ...stateConfig(root),
});

const sorted = (names: string[]): string[] =>
  [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));

function guardNames(guard: GuardDescription | null): string[] {
  if (guard === null) return [];
  if (guard.type === 'named') return [guard.name];
  if (guard.type === 'not') return guardNames(guard.guard);
  return guard.guards.flatMap(guardNames);
}

export function namesIn(description: MachineDescription) {
  const states = statesIn(description);
  const transitions = states.flatMap((state) => state.transitions);
  const delays = new Map<string, number | null>();
  for (const { trigger } of transitions) {
    if (trigger.type === 'after') delays.set(trigger.delay, trigger.ms);
  }
  return {
    actions: sorted(
      [
        ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
        ...transitions.flatMap(({ actions }) => actions),
      ].map(({ type }) => type),
    ),
    guards: sorted(transitions.flatMap(({ guard }) => guardNames(guard))),
    actors: sorted(states.flatMap(({ invokes }) => invokes.map(({ src }) => src))),
    delays: sorted([...delays.keys()])
      .filter((name) => Number.isNaN(Number(name)))
      .map((name) => ({ name, ms: delays.get(name) ?? null })),
  };
}

const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(/"([A-Za-z_$][\w$]*)":/g, '$1:');

/** Code for Stately's import; the implementations are placeholders. */
export function codeOf(description: MachineDescription): string {
  const { actions, guards, actors, delays } = namesIn(description);
  const blocks = {
    actors: actors.map((name) => `${name}: fromPromise(() => Promise.resolve()),`),
    actions: actions.map((name) => `${name}: () => {},`),
    guards: guards.map((name) => `${name}: () => true,`),
    delays: delays.map(({ name, ms }) => `${name}: ${ms ?? '() => 0'},`),
  };
  return [
    `import { ${actors.length > 0 ? 'fromPromise, ' : ''}setup } from 'xstate';`,
    '',
    'export const machine = setup({',
    ...Object.entries(blocks).flatMap(([name, lines]) =>
      lines.length === 0 ? [] : [`  ${name}: {`, ...lines.map((line) => `    ${line}`), '  },'],
    ),
    `}).createMachine(${literal(configOf(description))});`,
    '',
  ].join('\n');
}
