import type {
  ActionDescription,
  GuardDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import { code, markdown } from '#visualizations/exporter/markdown.ts';
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

type What =
  | 'name'
  | 'place'
  | 'label'
  | 'initial'
  | 'memory'
  | 'target'
  | 'guard'
  | 'guardBeforeMoney'
  | 'delay'
  | 'order'
  | 'other';

/** `text` is Markdown. */
export type Fact = { what: What; text: string };

/** `sameAs` returns the later id of an earlier state. */
export type Sides = {
  olds: ReadonlyMap<string, StateDescription>;
  news: ReadonlyMap<string, StateDescription>;
  sameAs: (id: string) => string;
  /** Ids of the later revision's states in which money is under way or about to be. */
  nearMoney: ReadonlySet<string>;
};

export const isBreaking = ({ what }: Fact): boolean =>
  what === 'target' || what === 'guardBeforeMoney' || what === 'initial' || what === 'memory';

export const quoted = (state: StateDescription | undefined, id: string): string =>
  `“${state ? stateText(state, 'plain') : id}”`;

const namesOf = (ids: string[], states: ReadonlyMap<string, StateDescription>): string =>
  ids.map((id) => quoted(states.get(id), id)).join(' and ');

/** Both values are Markdown; empty for a missing value. */
type Say = (before: string, after: string) => string;

const changeOf = (what: What, before: string, after: string, say: Say): Fact[] =>
  before === after ? [] : [{ what, text: say(markdown(before), markdown(after)) }];

/** Both values in plain words; if these are equal, in the names of the code, else as JSON. */
function differing<Thing>(
  what: What,
  before: Thing,
  after: Thing,
  textOf: (thing: Thing, wording: Wording) => string,
  say: Say,
): Fact[] {
  if (same(before, after)) return [];
  const told = (wording: Wording) =>
    changeOf(what, textOf(before, wording), textOf(after, wording), say);
  const [fact] = [...told('plain'), ...told('technical')];
  return fact ? [fact] : changeOf(what, JSON.stringify(before), JSON.stringify(after), say);
}

const valueOf =
  (name: string): Say =>
  (before, after) => {
    if (before === '') return `${name} added: ${after}`;
    if (after === '') return `${name} removed: ${before}`;
    return `${name} is now ${after} instead of ${before}`;
  };

const instead =
  (verb: string): Say =>
  (before, after) =>
    `${verb} ${after || 'nothing'} instead of ${before || 'nothing'}`;

export const kinds = {
  atomic: 'a single state',
  compound: 'a group',
  parallel: 'a group of parts side by side',
  final: 'an end',
  history: 'a memory',
};

const listed = (texts: string[]): string => texts.join(', ');
const actionsText = (actions: ActionDescription[], wording: Wording) =>
  listed(actions.map((action) => actionText(action, wording)));

export const parentOf = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('.')));

const depth = ({ history }: StateDescription): string => {
  if (history === null) return '';
  return history.deep ? 'all that is inside' : 'the first level alone';
};

export function stateFacts(
  before: StateDescription,
  after: StateDescription,
  { olds, news, sameAs }: Sides,
): Fact[] {
  const led = (what: What, old: string[], now: string[], say: Say): Fact[] =>
    same(old.map(sameAs), now) ? [] : changeOf(what, namesOf(old, olds), namesOf(now, news), say);
  const first = ({ initial }: StateDescription) => (initial === null ? [] : [initial]);
  const memory = ({ history }: StateDescription) => history?.fallback ?? [];
  return [
    ...changeOf(
      'name',
      before.key,
      after.key,
      () => `renamed in the code from ${code(before.key)} to ${code(after.key)}`,
    ),
    ...led(
      'place',
      [parentOf(before.id)],
      [parentOf(after.id)],
      (old, now) => `moved from ${old} into ${now}`,
    ),
    ...changeOf(
      'label',
      before.label,
      after.label,
      (old, now) => `is now called “${now}” instead of “${old}”`,
    ),
    ...changeOf(
      'other',
      before.description,
      after.description,
      (old, now) => `described in other words: “${now}” instead of “${old}”`,
    ),
    ...changeOf('other', before.page ?? '', after.page ?? '', valueOf('page')),
    ...changeOf('other', kinds[before.kind], kinds[after.kind], instead('is now')),
    ...changeOf('other', listed(before.tags), listed(after.tags), valueOf('tags')),
    ...differing('other', before.entry, after.entry, actionsText, valueOf('what is done on entry')),
    ...differing('other', before.exit, after.exit, actionsText, valueOf('what is done on exit')),
    ...differing(
      'other',
      before.invokes,
      after.invokes,
      (invokes, wording) => listed(invokes.map((one) => invokeText(one, wording))),
      valueOf('service'),
    ),
    ...led('initial', first(before), first(after), instead('begins in')),
    ...led('memory', memory(before), memory(after), instead('goes back to')),
    ...changeOf('memory', depth(before), depth(after), instead('goes back to')),
  ];
}

const guarded = (guard: GuardDescription | null, wording: Wording): string =>
  guard === null ? '' : guardText(guard, wording);

const conditionSaid: Say = (before, after) => {
  if (before === '') return `now has a condition: only if ${after}`;
  if (after === '') return `has no condition any longer; it was: only if ${before}`;
  return `only if ${after} instead of: only if ${before}`;
};

/** The transition's number, from 1, among those that compete for its trigger. */
function numberOf({ transitions }: StateDescription, { id }: TransitionDescription): string {
  const occasion = (one: string) => one.slice(0, one.lastIndexOf('|'));
  const rivals = transitions.filter((one) => occasion(one.id) === occasion(id));
  return String(rivals.findIndex((one) => one.id === id) + 1);
}

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
  const loosened = money && isLoosened(before.guard, after.guard);
  return [
    ...(leadsElsewhere
      ? changeOf(
          'target',
          namesOf(before.targets, olds) || staying,
          namesOf(after.targets, news) || staying,
          instead('now leads to'),
        )
      : changeOf('other', stateIs(before), stateIs(after), instead('the state is'))),
    ...(loosened
      ? differing(
          'guardBeforeMoney',
          before.guard,
          after.guard,
          guarded,
          (old, now) => `money may move on less: ${conditionSaid(old, now)}`,
        )
      : differing('guard', before.guard, after.guard, guarded, conditionSaid)),
    ...differing('other', before.actions, after.actions, actionsText, valueOf('what is done then')),
    ...(after.trigger.type === 'after'
      ? changeOf(
          'delay',
          triggerText(from.before, before.trigger, 'plain'),
          triggerText(from.after, after.trigger, 'plain'),
          (_, now) => `is now “${now}”`,
        )
      : []),
    ...(reordered
      ? changeOf(
          'order',
          numberOf(from.before, before),
          numberOf(from.after, after),
          instead('is asked as number'),
        )
      : []),
  ];
}
