import { statesIn } from '#machines/description/describe.ts';
import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import type { Wording } from '#machines/description/words.ts';
import { markdown } from '#visualizations/exporter/markdown.ts';
import { isWithin } from '#visualizations/layout/flow.ts';
import {
  actionText,
  guardText,
  invokeText,
  stateText,
  triggerText,
} from '#visualizations/wording/phrases.ts';
import { type Pair, pairStates, pairTransitions, same, type TransitionPair } from './pairs.ts';

/** Names of facts that other parts of the diff read. */
export const target = 'target';
export const initial = 'initial state';
export const looserBeforeMoney = 'condition before money';

/** `text` is Markdown. */
export type Fact = { what: string; text: string };

export const isBreaking = ({ what }: Fact): boolean =>
  [target, initial, 'memory', looserBeforeMoney].includes(what);

export type StateDifference = Pair<StateDescription> & { facts: Fact[] };

/**
 * `source` is the source state in the later revision, `oldSource` that in the earlier one, if any.
 */
export type TransitionDifference = Pair<TransitionDescription> & {
  source: StateDescription;
  oldSource: StateDescription;
  facts: Fact[];
};

/** Unchanged states and transitions are left out. */
export type Difference = {
  before: MachineDescription;
  after: MachineDescription;
  states: StateDifference[];
  transitions: TransitionDifference[];
  /** States of the later revision, by id in the earlier one. */
  later: ReadonlyMap<string, StateDescription>;
};

export const quoted = (state: StateDescription | undefined, id: string): string =>
  `“${state ? stateText(state, 'plain') : id}”`;

/** Both values in plain words; if these are equal, in the names of the code, else as JSON. */
function differing<Thing>(
  what: string,
  before: Thing,
  after: Thing,
  textOf: (thing: Thing, wording: Wording) => string = String,
): Fact[] {
  if (same(before, after)) return [];
  const texts = [
    (one: Thing) => textOf(one, 'plain'),
    (one: Thing) => textOf(one, 'technical'),
    (one: Thing) => JSON.stringify(one),
  ];
  const text = texts.find((tell) => tell(before) !== tell(after)) ?? String;
  const [old, now] = [markdown(text(before)), markdown(text(after))];
  if (old === '') return [{ what, text: `${what} added: ${now}` }];
  if (now === '') return [{ what, text: `${what} removed: ${old}` }];
  return [{ what, text: `${what} is now ${now} instead of ${old}` }];
}

export const kinds = {
  atomic: 'a single state',
  compound: 'a group',
  parallel: 'a group of parts side by side',
  final: 'an end',
  history: 'a memory',
};

const actionsText = (actions: ActionDescription[], wording: Wording) =>
  actions.map((action) => actionText(action, wording)).join(', ');
const invokesText = (invokes: InvokeDescription[], wording: Wording) =>
  invokes.map((one) => invokeText(one, wording)).join(', ');
const conditionText = (guard: GuardDescription | null, wording: Wording): string =>
  guard === null ? '' : guardText(guard, wording);

export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** The transition's number, from 1, among those that compete for its trigger. */
function numberOf({ transitions }: StateDescription, { id }: TransitionDescription): number {
  const occasion = (one: string) => one.slice(0, one.lastIndexOf('|'));
  const rivals = transitions.filter((one) => occasion(one.id) === occasion(id));
  return rivals.findIndex((one) => one.id === id) + 1;
}

/** States in which money is under way, or that lead to one without another event. */
function beforeMoney(description: MachineDescription): ReadonlySet<string> {
  const states = statesIn(description);
  const found = new Set(states.filter(({ tags }) => tags.includes('money')).map(({ id }) => id));
  const leadsOn = ({ trigger, targets }: TransitionDescription) =>
    trigger.type !== 'event' &&
    targets.some((to) => [...found].some((id) => isWithin(id, to) || isWithin(to, id)));
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const { id, transitions } of states) if (transitions.some(leadsOn)) found.add(id);
  }
  return found;
}

const partsOf = (guard: GuardDescription | null): string[] => {
  if (guard === null) return [];
  return guard.type === 'and' ? guard.guards.flatMap(partsOf) : [JSON.stringify(guard)];
};

/** Whether a condition was removed. A condition that changed counts as removed. */
function isLoosened(before: GuardDescription | null, after: GuardDescription | null): boolean {
  const now = new Set(partsOf(after));
  return partsOf(before).some((part) => !now.has(part));
}

const isChange = ({ before, after, facts }: StateDifference | TransitionDifference): boolean =>
  before === null || after === null || facts.length > 0;

export const isSame = ({ states, transitions }: Difference): boolean =>
  states.length === 0 && transitions.length === 0;

export const byId = (machine: MachineDescription): ReadonlyMap<string, StateDescription> =>
  new Map(statesIn(machine).map((state) => [state.id, state]));

export function compare(before: MachineDescription, after: MachineDescription): Difference {
  const { later, earlier } = pairStates(before, after);
  const states = new Map([...byId(before), ...byId(after)]);
  const sameAs = (id: string) => later.get(id)?.id ?? id;
  const nearMoney = beforeMoney(after);

  /** Compares states by their later ids. */
  const leading = (what: string, old: readonly string[], now: readonly string[]): Fact[] =>
    differing(what, old.map(sameAs), [...now], (ids) =>
      ids.map((id) => quoted(states.get(id), id)).join(' and '),
    );

  function stateFacts(old: StateDescription, now: StateDescription): Fact[] {
    const first = ({ initial: id }: StateDescription) => (id === null ? [] : [id]);
    return [
      ...differing('name in the code', old.key, now.key),
      ...leading('place', [parentOf(old.id)], [parentOf(now.id)]),
      ...differing('name', old.label, now.label),
      ...differing('description', old.description, now.description),
      ...differing('page', old.page ?? '', now.page ?? ''),
      ...differing('kind', kinds[old.kind], kinds[now.kind]),
      ...differing('tags', old.tags, now.tags),
      ...differing('what is done on entry', old.entry, now.entry, actionsText),
      ...differing('what is done on exit', old.exit, now.exit, actionsText),
      ...differing('service', old.invokes, now.invokes, invokesText),
      ...leading(initial, first(old), first(now)),
      ...leading('memory', old.history?.fallback ?? [], now.history?.fallback ?? []),
      ...differing('memory', old.history?.deep ?? '', now.history?.deep ?? ''),
    ];
  }

  function transitionFacts(
    { before: old, after: now, reordered }: TransitionPair,
    oldSource: StateDescription,
    source: StateDescription,
  ): Fact[] {
    if (!old || !now) return [];
    const targets = [...old.targets.map(sameAs), ...now.targets];
    const isLooser = targets.some((id) => nearMoney.has(id)) && isLoosened(old.guard, now.guard);
    const delay = (of: StateDescription, one: TransitionDescription) =>
      one.trigger.type === 'after' ? triggerText(of, one.trigger, 'plain') : '';
    const number = (of: StateDescription, one: TransitionDescription) =>
      reordered ? numberOf(of, one) : 0;
    return [
      ...leading(target, old.targets, now.targets),
      ...differing('re-entry', old.reenter, now.reenter),
      ...differing(isLooser ? looserBeforeMoney : 'condition', old.guard, now.guard, conditionText),
      ...differing('what is done then', old.actions, now.actions, actionsText),
      ...differing('delay', delay(oldSource, old), delay(source, now)),
      ...differing('number', number(oldSource, old), number(source, now)),
    ];
  }

  const pairs: Pair<StateDescription>[] = [
    ...statesIn(after).map((state) => ({ before: earlier.get(state.id) ?? null, after: state })),
    ...statesIn(before)
      .filter(({ id }) => !later.has(id))
      .map((state) => ({ before: state, after: null })),
  ];
  const changedStates = pairs.map((pair) => ({
    ...pair,
    facts: pair.before && pair.after ? stateFacts(pair.before, pair.after) : [],
  }));
  const changedTransitions = pairs.flatMap((from) => {
    const [source, oldSource] = [from.after ?? from.before, from.before ?? from.after];
    return pairTransitions(
      from.before?.transitions ?? [],
      from.after?.transitions ?? [],
      sameAs,
    ).map((pair) => ({
      ...pair,
      source,
      oldSource,
      facts: transitionFacts(pair, oldSource, source),
    }));
  });
  return {
    before,
    after,
    states: changedStates.filter(isChange),
    transitions: changedTransitions.filter(isChange),
    later,
  };
}
