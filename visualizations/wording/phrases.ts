import type {
  ActionDescription,
  GuardDescription,
  InvokeDescription,
  StateDescription,
  TransitionDescription,
  TriggerDescription,
} from '#visualizations/description/description.ts';
import { capital, durationOf, sentenceOf, spelledOut, type Wording, wordsOf } from './words.ts';

/** Params given as values: `(page: limit)`; nothing where there are none. */
function paramsOf(params: unknown, wording: Wording): string {
  if (typeof params !== 'object' || params === null) return '';
  const value = (one: unknown): string => {
    if (typeof one === 'string') return wording === 'plain' ? wordsOf(one) : one;
    if (typeof one !== 'object' || one === null) return String(one);
    if (Array.isArray(one)) return one.map(value).join(', ');
    return Object.values(one)
      .map(value)
      .filter((text) => text !== '')
      .join(', ');
  };
  const pairs = Object.entries(params).map(([name, one]) =>
    wording === 'plain' ? value(one) : `${name}: ${value(one)}`,
  );
  return pairs.length === 0 ? '' : ` (${pairs.join(', ')})`;
}

/** What is done: "Keep order", `keepOrder`. */
export function actionText({ type, params }: ActionDescription, wording: Wording): string {
  const name = wording === 'plain' ? sentenceOf(type) : type;
  return name + paramsOf(params, wording);
}

/** Words that the params go on from: "stage is" reviewing, "leads to" quota. */
const asksForMore = / (is|are|to|at|in|for|from|left)$/;

/** A condition, without "only if". */
export function guardText(guard: GuardDescription, wording: Wording): string {
  switch (guard.type) {
    case 'named': {
      if (wording === 'technical') return guard.name + paramsOf(guard.params, wording);
      const words = wordsOf(guard.name);
      const params = paramsOf(guard.params, wording);
      return asksForMore.test(words) ? words + params.replace(/ \((.*)\)$/, ' $1') : words + params;
    }
    case 'not':
      return guard.guard.type === 'named'
        ? `not ${guardText(guard.guard, wording)}`
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

/** What a state waits for: "Fetch credit report", `fetchCreditReport`. */
export function invokeText({ id, src }: InvokeDescription, wording: Wording): string {
  if (wording === 'plain') return sentenceOf(src);
  return id === src ? src : `${id}: ${src}`;
}

/** An event as people say it: "Back", "Retry pressed". */
const eventText = (event: string): string =>
  event === '*' ? 'Anything else' : sentenceOf(event.replace(/^nav\./, ''));

function plainTrigger(source: StateDescription, trigger: TriggerDescription): string {
  switch (trigger.type) {
    case 'event':
      return eventText(trigger.event);
    case 'done':
    case 'error': {
      const invoke = source.invokes.find(({ id }) => id === trigger.invoke);
      const name = sentenceOf(invoke?.src ?? trigger.invoke);
      if (trigger.type === 'done') return `${name} ${invoke?.machine ? 'ended' : 'succeeded'}`;
      return `${name} ${invoke?.machine ? 'broke' : 'failed'}`;
    }
    case 'finished':
      return 'All steps done';
    case 'after': {
      const isName = Number.isNaN(Number(trigger.delay));
      const name = wordsOf(trigger.delay);
      if (trigger.ms === null) return `After ${name}`;
      return `After ${durationOf(trigger.ms)}${isName ? ` (${name})` : ''}`;
    }
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

/** What makes a transition happen: "Retry pressed", "Fetch credit report failed", "After 30 s". */
export const triggerText = (
  source: StateDescription,
  trigger: TriggerDescription,
  wording: Wording,
): string => (wording === 'plain' ? plainTrigger(source, trigger) : technicalTrigger(trigger));

const sameTrigger = (a: TransitionDescription) => (b: TransitionDescription) =>
  a.id.slice(0, a.id.lastIndexOf('|')) === b.id.slice(0, b.id.lastIndexOf('|'));

/** A transition in words: what happens, on which condition, and what is done then. */
export type TransitionPhrases = { trigger: string; condition: string | null; actions: string[] };

/** The words of a transition. Where several compete for one trigger, each has its number. */
export function transitionPhrases(
  source: StateDescription,
  transition: TransitionDescription,
  wording: Wording,
): TransitionPhrases {
  const rivals = source.transitions.filter(sameTrigger(transition));
  const number = rivals.length > 1 ? `${rivals.indexOf(transition) + 1}. ` : '';
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

/** What people call a state, or its name in the code. */
export const stateText = ({ label, key }: StateDescription, wording: Wording): string =>
  wording === 'plain' ? capital(spelledOut(label)) : key;
