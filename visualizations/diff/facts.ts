import type {
  ActionDescription,
  GuardDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import {
  actionText,
  guardText,
  invokeText,
  stateText,
  triggerText,
} from '#visualizations/wording/phrases.ts';
import type { Wording } from '#machines/description/words.ts';
import { isLoosened } from './money.ts';
import type { TransitionPair } from './transitions.ts';

export type What =
  | 'name'
  | 'place'
  | 'label'
  | 'description'
  | 'page'
  | 'kind'
  | 'tags'
  | 'entry'
  | 'exit'
  | 'services'
  | 'initial'
  | 'memory'
  | 'target'
  | 'guard'
  | 'guardBeforeMoney'
  | 'actions'
  | 'delay'
  | 'reentry'
  | 'order';

/** Both values as text; empty for a missing value. */
export type Fact = { what: What; before: string; after: string };

/** `sameAs` returns the later id of an earlier state. */
export type Sides = {
  olds: ReadonlyMap<string, StateDescription>;
  news: ReadonlyMap<string, StateDescription>;
  sameAs: (id: string) => string;
  /** Ids of the later revision's states in which money is under way or about to be. */
  nearMoney: ReadonlySet<string>;
};

export const isBreaking = (what: What): boolean =>
  what === 'target' || what === 'guardBeforeMoney' || what === 'initial' || what === 'memory';

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const quoted = (state: StateDescription | undefined, id: string): string =>
  `“${state ? stateText(state, 'plain') : id}”`;

const namesOf = (ids: string[], states: ReadonlyMap<string, StateDescription>): string =>
  ids.map((id) => quoted(states.get(id), id)).join(' and ');

/** Both values in plain words; if these are equal, in the names of the code, else as JSON. */
function worded<Thing>(
  before: Thing,
  after: Thing,
  textOf: (thing: Thing, wording: Wording) => string,
) {
  const plain = { before: textOf(before, 'plain'), after: textOf(after, 'plain') };
  if (plain.before !== plain.after) return plain;
  const technical = { before: textOf(before, 'technical'), after: textOf(after, 'technical') };
  if (technical.before !== technical.after) return technical;
  return { before: JSON.stringify(before), after: JSON.stringify(after) };
}

function differing<Thing>(
  what: What,
  before: Thing,
  after: Thing,
  textOf: (thing: Thing, wording: Wording) => string,
): Fact[] {
  return same(before, after) ? [] : [{ what, ...worded(before, after, textOf) }];
}

const asText = (text: string | null): string => text ?? '';
const listed = (texts: string[]): string => texts.join(', ');
const actionsText = (actions: ActionDescription[], wording: Wording) =>
  listed(actions.map((action) => actionText(action, wording)));

export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

export function stateFacts(
  before: StateDescription,
  after: StateDescription,
  { olds, news, sameAs }: Sides,
): Fact[] {
  const led = (what: What, old: string[], now: string[]): Fact[] =>
    same(old.map(sameAs), now)
      ? []
      : [{ what, before: namesOf(old, olds), after: namesOf(now, news) }];
  const first = ({ initial }: StateDescription) => (initial === null ? [] : [initial]);
  const memory = ({ history }: StateDescription) => history?.fallback ?? [];
  return [
    ...differing('name', before.key, after.key, asText),
    ...led('place', [parentOf(before.id)], [parentOf(after.id)]),
    ...differing('label', before.label, after.label, asText),
    ...differing('description', before.description, after.description, asText),
    ...differing('page', before.page, after.page, asText),
    ...differing('kind', before.kind, after.kind, asText),
    ...differing('tags', before.tags, after.tags, listed),
    ...differing('entry', before.entry, after.entry, actionsText),
    ...differing('exit', before.exit, after.exit, actionsText),
    ...differing('services', before.invokes, after.invokes, (invokes, wording) =>
      listed(invokes.map((one) => invokeText(one, wording))),
    ),
    ...led('initial', first(before), first(after)),
    ...led('memory', memory(before), memory(after)),
    ...changeOf('memory', depth(before), depth(after)),
  ];
}

const depth = ({ history }: StateDescription): string => {
  if (history === null) return '';
  return history.deep ? 'all that is inside' : 'the first level alone';
};

const guarded = (guard: GuardDescription | null, wording: Wording): string =>
  guard === null ? '' : guardText(guard, wording);

/** The transition's number, from 1, among those that compete for its trigger. */
function numberOf({ transitions }: StateDescription, { id }: TransitionDescription): string {
  const occasion = (one: string) => one.slice(0, one.lastIndexOf('|'));
  const rivals = transitions.filter((one) => occasion(one.id) === occasion(id));
  return String(rivals.findIndex((one) => one.id === id) + 1);
}

const changeOf = (what: What, before: string, after: string): Fact[] =>
  before === after ? [] : [{ what, before, after }];

const staying = 'staying there';
const stateIs = ({ reenter }: TransitionDescription) => (reenter ? 're-entered' : 'kept');

export function transitionFacts(
  from: { before: StateDescription | null; after: StateDescription | null },
  { before, after, reordered }: TransitionPair,
  { olds, news, sameAs, nearMoney }: Sides,
): Fact[] {
  if (!before || !after || !from.before || !from.after) return [];
  const leadsElsewhere = !same(before.targets.map(sameAs), after.targets);
  const money = [...before.targets.map(sameAs), ...after.targets].some((id) => nearMoney.has(id));
  const isTimer = after.trigger.type === 'after';
  return [
    ...(leadsElsewhere
      ? changeOf(
          'target',
          namesOf(before.targets, olds) || staying,
          namesOf(after.targets, news) || staying,
        )
      : []),
    ...differing(
      money && isLoosened(before.guard, after.guard) ? 'guardBeforeMoney' : 'guard',
      before.guard,
      after.guard,
      guarded,
    ),
    ...differing('actions', before.actions, after.actions, actionsText),
    ...(isTimer
      ? changeOf(
          'delay',
          triggerText(from.before, before.trigger, 'plain'),
          triggerText(from.after, after.trigger, 'plain'),
        )
      : []),
    ...(leadsElsewhere ? [] : changeOf('reentry', stateIs(before), stateIs(after))),
    ...(reordered
      ? changeOf('order', numberOf(from.before, before), numberOf(from.after, after))
      : []),
  ];
}
