import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  StateDescription,
  TransitionDescription,
  TriggerDescription,
} from '#machines/description/description.ts';
import type { ServiceWords } from '#machines/description/machine-words.ts';
import { delayWords, eventWords, tagWords } from './names/fixed-words.ts';
import { saidOf, serviceWords } from './names/tables.ts';
import { actionWords, guardWords } from './names/words-with-params.ts';
import {
  capital,
  durationOf,
  sentenceOf,
  spelledOut,
  type Wording,
  wordsOf,
} from '#machines/description/words.ts';

/** For example ` (page: limit)`; empty without params. */
function paramsOf(params: unknown): string {
  if (typeof params !== 'object' || params === null) return '';
  const value = (one: unknown): string => {
    if (typeof one !== 'object' || one === null) return String(one);
    if (Array.isArray(one)) return one.map(value).join(', ');
    return Object.values(one)
      .map(value)
      .filter((text) => text !== '')
      .join(', ');
  };
  const pairs = Object.entries(params).map(([name, one]) => `${name}: ${value(one)}`);
  return pairs.length === 0 ? '' : ` (${pairs.join(', ')})`;
}

/** For example "Store the order" in plain words, `keepOrder` in technical ones. */
export function actionText({ type, params }: ActionDescription, wording: Wording): string {
  if (wording === 'technical') return type + paramsOf(params);
  return saidOf(actionWords, type, params) ?? sentenceOf(type);
}

/** The condition alone, without "only if". */
export function guardText(guard: GuardDescription, wording: Wording): string {
  switch (guard.type) {
    case 'named':
      if (wording === 'technical') return guard.name + paramsOf(guard.params);
      return saidOf(guardWords, guard.name, guard.params) ?? wordsOf(guard.name);
    case 'not':
      return guard.guard.type === 'named'
        ? `not${wording === 'plain' ? ':' : ''} ${guardText(guard.guard, wording)}`
        : `not (${guardText(guard.guard, wording)})`;
    case 'and':
    case 'or':
      return guard.guards
        .map((one) =>
          one.type === 'and' || one.type === 'or'
            ? `(${guardText(one, wording)})`
            : guardText(one, wording),
        )
        .join(` ${guard.type} `);
  }
}

function serviceOf(src: string): ServiceWords {
  const words = Object.hasOwn(serviceWords, src) ? serviceWords[src] : undefined;
  return words ?? { name: sentenceOf(src), done: 'succeeded', failed: 'failed' };
}

export const serviceText = (src: string): string => serviceOf(src).name;

/** For example "The price of the loan" in plain words, `priceLoan` in technical ones. */
export function invokeText({ id, src }: InvokeDescription, wording: Wording): string {
  if (wording === 'plain') return serviceText(src);
  return id === src ? src : `${id}: ${src}`;
}

/** A text with spaces is already in words. */
export const eventText = (event: string): string =>
  event.includes(' ')
    ? event
    : (saidOf(eventWords, event, null) ??
      (event === '*' ? 'Anything else' : sentenceOf(event.replace(/^nav\./, ''))));

/** For example "the page waits for a reply" in plain words, `#busy` in technical ones. */
export const tagText = (tag: string, wording: Wording): string =>
  wording === 'plain' ? (saidOf(tagWords, tag, null) ?? wordsOf(tag)) : `#${tag}`;

/** For example "20 seconds (time that a review takes)", or "the next instalment is late". */
export function delayText(delay: string, ms: number | null): string {
  const words = saidOf(delayWords, delay, null);
  if (ms === null) return words ?? wordsOf(delay);
  if (words === null && !Number.isNaN(Number(delay))) return durationOf(ms);
  return `${durationOf(ms)} (${words ?? wordsOf(delay)})`;
}

function plainTrigger(source: StateDescription, trigger: TriggerDescription): string {
  switch (trigger.type) {
    case 'event':
      return eventText(trigger.event);
    case 'done':
    case 'error': {
      const invoke = source.invokes.find(({ id }) => id === trigger.invoke);
      const { name, done, failed } = serviceOf(invoke?.src ?? trigger.invoke);
      return `${name} ${trigger.type === 'done' ? done : failed}`;
    }
    case 'finished':
      return 'All steps done';
    case 'after':
      return `After ${delayText(trigger.delay, trigger.ms)}`;
    case 'always':
      return 'Then, at once';
  }
}

function technicalTrigger(trigger: TriggerDescription): string {
  switch (trigger.type) {
    case 'event':
      return trigger.event;
    case 'done':
    case 'error':
      return `${trigger.type}: ${trigger.invoke}`;
    case 'finished':
      return 'done (reached final)';
    case 'after':
      return trigger.ms === null || trigger.delay === String(trigger.ms)
        ? `after ${trigger.delay}`
        : `after ${trigger.delay}: ${durationOf(trigger.ms)}`;
    case 'always':
      return 'always';
  }
}

/** For example "Try again pressed" or "After 20 seconds"; `done: priceLoan` is technical. */
export const triggerText = (
  source: StateDescription,
  trigger: TriggerDescription,
  wording: Wording,
): string => (wording === 'plain' ? plainTrigger(source, trigger) : technicalTrigger(trigger));

const sameTrigger = (a: TransitionDescription) => (b: TransitionDescription) =>
  a.id.slice(0, a.id.lastIndexOf('|')) === b.id.slice(0, b.id.lastIndexOf('|'));

export type TransitionPhrases = { trigger: string; condition: string | null; actions: string[] };

/** Transitions that compete for one trigger are numbered from 1. */
export function transitionPhrases(
  source: StateDescription,
  transition: TransitionDescription,
  wording: Wording,
): TransitionPhrases {
  const rivals = source.transitions.filter(sameTrigger(transition));
  const number =
    rivals.length > 1 ? `${rivals.findIndex(({ id }) => id === transition.id) + 1}. ` : '';
  const actions = transition.actions.map((action) => actionText(action, wording));
  const trigger = number + triggerText(source, transition.trigger, wording);
  return { trigger, condition: conditionOf(rivals, transition, wording), actions };
}

function conditionOf(
  rivals: TransitionDescription[],
  { guard }: TransitionDescription,
  wording: Wording,
): string | null {
  if (guard === null) {
    if (rivals.length < 2) return null;
    return wording === 'plain' ? 'in all other cases' : '[otherwise]';
  }
  const text = guardText(guard, wording);
  return wording === 'plain' ? `only if ${text}` : `[${text}]`;
}

export const stateText = ({ label, key }: StateDescription, wording: Wording): string =>
  wording === 'plain' ? capital(spelledOut(label)) : key;
