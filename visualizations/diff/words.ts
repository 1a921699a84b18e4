import type { StateDescription, TransitionDescription } from '#machines/description/description.ts';
import { code, markdown } from '#visualizations/exporter/markdown.ts';
import { guardText, triggerText } from '#visualizations/wording/phrases.ts';
import type { StateDifference, TransitionDifference } from './compare.ts';
import { type Fact, isBreaking, quoted } from './facts.ts';

export type Sentence = { breaking: boolean; text: string };

const named = (state: StateDescription): string =>
  `${markdown(quoted(state, state.id))} (${code(state.id)})`;

const nothing = 'nothing';

function fromTo(what: string, { before, after }: Fact): string {
  if (before === '') return `${what} added: ${markdown(after)}`;
  if (after === '') return `${what} removed: ${markdown(before)}`;
  return `${what} is now ${markdown(after)} instead of ${markdown(before)}`;
}

function stateFactText(fact: Fact): string {
  const { what, before, after } = fact;
  switch (what) {
    case 'name':
      return `renamed in the code from ${code(before)} to ${code(after)}`;
    case 'place':
      return `moved from ${markdown(before)} into ${markdown(after)}`;
    case 'label':
      return `is now called “${markdown(after)}” instead of “${markdown(before)}”`;
    case 'description':
      return `described in other words: “${markdown(after)}” instead of “${markdown(before)}”`;
    case 'kind':
      return `is now ${kinds[after] ?? after} instead of ${kinds[before] ?? before}`;
    case 'initial':
      return `begins in ${markdown(after || nothing)} instead of ${markdown(before || nothing)}`;
    case 'memory':
      return `goes back to ${markdown(after || nothing)} instead of ${markdown(before || nothing)}`;
    default:
      return fromTo(stateParts[what] ?? what, fact);
  }
}

const kinds: Record<string, string> = {
  atomic: 'a single state',
  compound: 'a group',
  parallel: 'a group of parts side by side',
  final: 'an end',
  history: 'a memory',
};

const stateParts: Partial<Record<Fact['what'], string>> = {
  page: 'page',
  tags: 'tags',
  entry: 'what is done on entry',
  exit: 'what is done on exit',
  services: 'service',
};

function guardFactText({ before, after }: Fact): string {
  if (before === '') return `now has a condition: only if ${markdown(after)}`;
  if (after === '') return `has no condition any longer; it was: only if ${markdown(before)}`;
  return `only if ${markdown(after)} instead of: only if ${markdown(before)}`;
}

function transitionFactText(fact: Fact): string {
  const { what, before, after } = fact;
  switch (what) {
    case 'target':
      return `now leads to ${markdown(after)} instead of ${markdown(before)}`;
    case 'guardBeforeMoney':
      return `money may move on less: ${guardFactText(fact)}`;
    case 'guard':
      return guardFactText(fact);
    case 'actions':
      return fromTo('what is done then', fact);
    case 'delay':
      return `is now “${markdown(after)}”`;
    case 'reentry':
      return `the state is ${after} instead of ${before}`;
    case 'order':
      return `is asked as number ${after} instead of ${before}`;
    default:
      return fromTo(what, fact);
  }
}

function occasion(source: StateDescription, { trigger, guard }: TransitionDescription): string {
  const name = markdown(`“${triggerText(source, trigger, 'plain')}”`);
  return guard === null ? name : `${name}, only if ${markdown(guardText(guard, 'plain'))}`;
}

function leads({ targets }: TransitionDescription, states: StateNames): string {
  if (targets.length === 0) return 'stays there';
  return `leads to ${targets.map((id) => markdown(quoted(states.get(id), id))).join(' and ')}`;
}

export type StateNames = ReadonlyMap<string, StateDescription>;

export function stateSentences({ before, after, facts }: StateDifference): Sentence[] {
  if (before === null && after) {
    const kind = after.kind === 'atomic' ? '' : `, ${kinds[after.kind]}`;
    return [{ breaking: false, text: `**Added** state ${named(after)}${kind}.` }];
  }
  if (after === null) {
    return before ? [{ breaking: true, text: `**Removed** state ${named(before)}.` }] : [];
  }
  if (facts.length === 0) return [];
  const words = facts.map(stateFactText).join('; ');
  return [{ ...verdictOf(facts), text: `**${verbOf(facts)}** state ${named(after)}: ${words}.` }];
}

const verdictOf = (facts: Fact[]) => ({ breaking: facts.some(({ what }) => isBreaking(what)) });

function verbOf(facts: Fact[]): string {
  const whats = new Set(facts.map(({ what }) => what));
  if (whats.has('guardBeforeMoney')) return 'Loosened';
  if (verdictOf(facts).breaking) return 'Retargeted';
  if (whats.has('place')) return 'Moved';
  if (whats.has('name') || whats.has('label')) return 'Renamed';
  return whats.size === 1 && whats.has('order') ? 'Reordered' : 'Changed';
}

export function transitionSentences(
  { from, before, after, facts }: TransitionDifference,
  names: { before: StateNames; after: StateNames },
): Sentence[] {
  if (before === null) {
    if (!after || !from.after) return [];
    const words = `${occasion(from.after, after)}: ${leads(after, names.after)}`;
    return [{ breaking: false, text: `**Added** in ${named(from.after)}, ${words}.` }];
  }
  if (after === null || !from.after) {
    if (!from.before) return [];
    const words = `${occasion(from.before, before)}: no longer ${leads(before, names.before)}`;
    const state = from.after ?? from.before;
    return [{ breaking: true, text: `**Removed** in ${named(state)}, ${words}.` }];
  }
  const { after: state } = from;
  if (facts.length === 0) return [];
  const words = facts.map(transitionFactText).join('; ');
  // The facts state the changed parts, so the name contains only the unchanged ones.
  const changed = new Set(facts.map(({ what }) => what));
  const unchanged = {
    ...after,
    guard: changed.has('guard') || changed.has('guardBeforeMoney') ? null : after.guard,
  };
  const name = changed.has('delay')
    ? occasion(from.before ?? state, { ...before, guard: unchanged.guard })
    : occasion(state, unchanged);
  return [
    { ...verdictOf(facts), text: `**${verbOf(facts)}** in ${named(state)}, ${name}: ${words}.` },
  ];
}
