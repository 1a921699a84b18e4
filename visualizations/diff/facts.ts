import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { markdown } from '#visualizations/exporter/markdown.ts';
import {
  actionText,
  guardText,
  invokeText,
  stateText,
  triggerText,
} from '#visualizations/wording/phrases.ts';
import type { Wording } from '#machines/description/words.ts';
import { isLoosened } from './money.ts';
import { same, type TransitionPair } from './transitions.ts';

/** `text` is Markdown. */
export type Fact = { what: string; text: string };

/** `sameAs` returns the later id of an earlier state. */
export type Sides = {
  olds: ReadonlyMap<string, StateDescription>;
  news: ReadonlyMap<string, StateDescription>;
  sameAs: (id: string) => string;
  /** Ids of the later revision's states in which money is under way or about to be. */
  nearMoney: ReadonlySet<string>;
};

/** Facts that other parts of the diff ask for. */
export const target = 'target';
export const initial = 'initial state';
export const looserBeforeMoney = 'condition before money';

export const isBreaking = ({ what }: Fact): boolean =>
  [target, initial, 'memory', looserBeforeMoney].includes(what);

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
  const told = [
    ...(['plain', 'technical'] as const).map((wording) => (one: Thing) => textOf(one, wording)),
    (one: Thing) => JSON.stringify(one),
  ];
  const text = told.find((tell) => tell(before) !== tell(after)) ?? String;
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
const guarded = (guard: GuardDescription | null, wording: Wording): string =>
  guard === null ? '' : guardText(guard, wording);

export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

/** Compares states by their later ids. */
const leading =
  ({ olds, news, sameAs }: Sides) =>
  (what: string, old: readonly string[], now: readonly string[]): Fact[] =>
    differing(what, old.map(sameAs), [...now], (ids) =>
      ids.map((id) => quoted(news.get(id) ?? olds.get(id), id)).join(' and '),
    );

export function stateFacts(
  before: StateDescription,
  after: StateDescription,
  sides: Sides,
): Fact[] {
  const led = leading(sides);
  const first = ({ initial: id }: StateDescription) => (id === null ? [] : [id]);
  return [
    ...differing('name in the code', before.key, after.key),
    ...led('place', [parentOf(before.id)], [parentOf(after.id)]),
    ...differing('name', before.label, after.label),
    ...differing('description', before.description, after.description),
    ...differing('page', before.page ?? '', after.page ?? ''),
    ...differing('kind', kinds[before.kind], kinds[after.kind]),
    ...differing('tags', before.tags, after.tags),
    ...differing('what is done on entry', before.entry, after.entry, actionsText),
    ...differing('what is done on exit', before.exit, after.exit, actionsText),
    ...differing('service', before.invokes, after.invokes, invokesText),
    ...led(initial, first(before), first(after)),
    ...led('memory', before.history?.fallback ?? [], after.history?.fallback ?? []),
    ...differing('memory', before.history?.deep ?? '', after.history?.deep ?? ''),
  ];
}

/** The transition's number, from 1, among those that compete for its trigger. */
function numberOf({ transitions }: StateDescription, { id }: TransitionDescription): number {
  const occasion = (one: string) => one.slice(0, one.lastIndexOf('|'));
  const rivals = transitions.filter((one) => occasion(one.id) === occasion(id));
  return rivals.findIndex((one) => one.id === id) + 1;
}

export function transitionFacts(
  from: { before: StateDescription | null; after: StateDescription | null },
  { before, after, reordered }: TransitionPair,
  sides: Sides,
): Fact[] {
  if (!before || !after || !from.before || !from.after) return [];
  const targets = [...before.targets.map(sides.sameAs), ...after.targets];
  const loosened =
    targets.some((id) => sides.nearMoney.has(id)) && isLoosened(before.guard, after.guard);
  const condition = loosened ? looserBeforeMoney : 'condition';
  const delays = [
    triggerText(from.before, before.trigger, 'plain'),
    triggerText(from.after, after.trigger, 'plain'),
  ] as const;
  return [
    ...leading(sides)(target, before.targets, after.targets),
    ...differing('re-entry', before.reenter, after.reenter),
    ...differing(condition, before.guard, after.guard, guarded),
    ...differing('what is done then', before.actions, after.actions, actionsText),
    ...(after.trigger.type === 'after' ? differing('delay', ...delays) : []),
    ...(reordered
      ? differing('number', numberOf(from.before, before), numberOf(from.after, after))
      : []),
  ];
}
