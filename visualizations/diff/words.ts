import type { StateDescription, TransitionDescription } from '#machines/description/description.ts';
import { code, markdown } from '#visualizations/exporter/markdown.ts';
import { guardText, triggerText } from '#visualizations/wording/phrases.ts';
import type { StateDifference, TransitionDifference } from './compare.ts';
import { type Fact, isBreaking, kinds, looserBeforeMoney, quoted } from './facts.ts';

export type Sentence = { breaking: boolean; text: string };

const named = (state: StateDescription): string =>
  `${markdown(quoted(state, state.id))} (${code(state.id)})`;

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
  const words = said(facts);
  return [{ ...verdictOf(facts), text: `**${verbOf(facts)}** state ${named(after)}: ${words}.` }];
}

const said = (facts: Fact[]) => facts.map(({ text }) => text).join('; ');

const verdictOf = (facts: Fact[]) => ({ breaking: facts.some(isBreaking) });

function verbOf(facts: Fact[]): string {
  const whats = new Set(facts.map(({ what }) => what));
  if (whats.has(looserBeforeMoney)) return 'Loosened';
  if (verdictOf(facts).breaking) return 'Retargeted';
  if (whats.has('place')) return 'Moved';
  if (whats.has('name') || whats.has('name in the code')) return 'Renamed';
  return whats.size === 1 && whats.has('number') ? 'Reordered' : 'Changed';
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
  const words = said(facts);
  // The facts state the changed parts, so the name contains only the unchanged ones.
  const changed = new Set(facts.map(({ what }) => what));
  const unchanged = {
    ...after,
    guard: changed.has('condition') || changed.has(looserBeforeMoney) ? null : after.guard,
  };
  const name = changed.has('delay')
    ? occasion(from.before ?? state, { ...before, guard: unchanged.guard })
    : occasion(state, unchanged);
  return [
    { ...verdictOf(facts), text: `**${verbOf(facts)}** in ${named(state)}, ${name}: ${words}.` },
  ];
}
