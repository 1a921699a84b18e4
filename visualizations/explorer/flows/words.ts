import type { World } from '#machines/walk/environment.ts';
import type { Step } from '#machines/walk/model.ts';
import type { StateDescription } from '#machines/description/description.ts';
import { serviceText, stateText, triggerText } from '#visualizations/wording/phrases.ts';
import { durationOf, sentenceOf, type Wording, wordsOf } from '#machines/description/words.ts';
import { activeStates, type Flow, leavesOf } from './flow.ts';
import type { Option } from './trail.ts';

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(valueText).join('; ');
  if (typeof value !== 'object') return JSON.stringify(value).replaceAll('"', '');
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return 'nothing';
  return entries.map(([name, one]) => `${wordsOf(name)}: ${valueText(one)}`).join(', ');
}

export type Fact = { name: string; value: string | Fact[] };

export const factsOf = (known: unknown): Fact[] =>
  Object.entries(known ?? {})
    .filter(([, value]) => value !== undefined && typeof value !== 'function')
    .map(([name, value]: [string, unknown]) => ({
      name: sentenceOf(name),
      value: isDeep(value) ? factsOf(value) : valueText(value),
    }));

/** Whether a value has several parts and is too long for one line. */
const isDeep = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length > 0 &&
  (!Array.isArray(value) || value.some((one) => typeof one === 'object')) &&
  JSON.stringify(value).length > 40;

export const whereText = (flow: Flow, active: readonly string[], wording: Wording): string[] =>
  leavesOf(active).flatMap((id) => {
    const state = flow.states.get(id);
    return state ? [stateText(state, wording)] : [];
  });

const runnerOf = (flow: Flow, service: string): StateDescription =>
  [...flow.states.values()].find(({ invokes }) => invokes.some(({ id }) => id === service)) ??
  flow.description.root;

const invokedText = (flow: Flow, id: string): string =>
  serviceText(runnerOf(flow, id).invokes.find((one) => one.id === id)?.src ?? id);

function detailOf(step: Step): string | null {
  switch (step.type) {
    case 'user': {
      const values = Object.entries(step.event).filter(([name]) => name !== 'type');
      return values.length === 0 ? null : valueText(Object.fromEntries(values));
    }
    case 'settle':
      return wordsOf(step.outcome);
    case 'emit':
      return wordsOf(step.says);
    case 'elapse':
      return null;
  }
}

/** `detail` has the values of an event, or what a service returns or reports; null without any. */
export type StepWords = { title: string; detail: string | null };

/** `kind` distinguishes a service's success from its failure. */
export function stepWords(
  flow: Flow,
  step: Step,
  kind: Option['kind'],
  wording: Wording,
): StepWords {
  const detail = detailOf(step);
  switch (step.type) {
    case 'user': {
      const trigger = { type: 'event' as const, event: step.event.type };
      return { title: triggerText(flow.description.root, trigger, wording), detail };
    }
    case 'settle': {
      const trigger = { type: kind === 'error' ? ('error' as const) : ('done' as const) };
      const source = runnerOf(flow, step.service);
      return { title: triggerText(source, { ...trigger, invoke: step.service }, wording), detail };
    }
    case 'emit':
      return { title: `${invokedText(flow, step.service)} says`, detail };
    case 'elapse':
      return { title: `${durationOf(step.ms)} pass`, detail };
  }
}

export function leadText(flow: Flow, from: World, to: World, wording: Wording): string | null {
  const before = new Set(activeStates(from));
  const entered = activeStates(to).filter((id) => !before.has(id));
  return entered.length === 0 ? null : whereText(flow, entered, wording).join(', ');
}
