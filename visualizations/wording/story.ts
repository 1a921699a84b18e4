import { statesIn } from '#machines/description/describe.ts';
import type {
  MachineDescription,
  StateDescription,
  TransitionDescription,
} from '#machines/description/description.ts';
import type { Step } from '#machines/walk/model.ts';
import { eventText, serviceText, stateText, transitionPhrases } from './phrases.ts';
import { capital, durationOf, wordsOf } from '#machines/description/words.ts';

function leavesOf(value: unknown, id: string): string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [id];
  return entries.flatMap(([key, below]) => leavesOf(below, `${id}.${key}`));
}

/** Events from the root instead of the user. */
const ofRoot = /^(page|connection|session)\./;

function serviceIn(description: MachineDescription, id: string): string {
  const invokes = statesIn(description).flatMap((state) => state.invokes);
  return serviceText(invokes.find((one) => one.id === id)?.src ?? id);
}

export function stepText(description: MachineDescription, step: Step): string {
  switch (step.type) {
    case 'user': {
      const name = eventText(step.event.type);
      return ofRoot.test(step.event.type) ? `It happens: “${name}”` : `The person does “${name}”`;
    }
    case 'settle':
      return `“${serviceIn(description, step.service)}” ends: ${wordsOf(step.outcome)}`;
    case 'emit':
      return `“${serviceIn(description, step.service)}” says: ${wordsOf(step.says)}`;
    case 'elapse':
      return `${durationOf(step.ms)} ${durationOf(step.ms).startsWith('1 ') ? 'passes' : 'pass'}`;
  }
}

function namesOf(description: MachineDescription, ids: string[]): string {
  const states = statesIn(description);
  const nameOf = (id: string): string => states.find((state) => state.id === id)?.label ?? id;
  return ids.map((id) => `“${capital(nameOf(id))}”`).join(', ');
}

const whereText = (description: MachineDescription, value: unknown): string =>
  namesOf(description, leavesOf(value, description.id));

function moveText(description: MachineDescription, before: unknown, after: unknown): string {
  const left = new Set(leavesOf(before, description.id));
  const now = leavesOf(after, description.id);
  const entered = now.filter((id) => !left.has(id));
  if (entered.length > 0) return namesOf(description, entered);
  return now.length > 1 ? 'everything stays as it is' : `stays in ${namesOf(description, now)}`;
}

type Seen = { value: unknown };

type Walked = {
  start: string;
  taken?: readonly string[];
  expects: Seen;
  steps: readonly { step: Step; taken?: readonly string[]; expects: Seen }[];
};

/** The steps of a path as sentences; the first one names the start. */
export function storyOf(description: MachineDescription, path: Walked): string[] {
  const start = `It starts with “${wordsOf(path.start)}” → ${whereText(description, path.expects.value)}`;
  let before = path.expects.value;
  const sentences = path.steps.map(({ step, expects }) => {
    const move = moveText(description, before, expects.value);
    before = expects.value;
    return `${stepText(description, step)} → ${move}`;
  });
  return [start, ...sentences];
}

type Named = { taken: readonly string[]; steps: readonly { taken: readonly string[] }[] };

/** For example: “Sending”: nothing was sent. */
function words(source: StateDescription, transition: TransitionDescription): string {
  const { trigger, condition } = transitionPhrases(source, transition, 'plain');
  const what = trigger.replace(/^\d+\. /, '');
  const when = condition === null || condition === 'in all other cases' ? '' : `, ${condition}`;
  return `“${stateText(source, 'plain')}”: ${what}${when}`;
}

/**
 * Each path's purpose: its last transition that no earlier path takes, else its last one. Equal
 * purposes are numbered.
 */
export function purposesOf(description: MachineDescription, paths: readonly Named[]): string[] {
  const named = new Map(
    statesIn(description).flatMap((state) =>
      state.transitions.map((one) => [one.id, words(state, one)] as const),
    ),
  );
  const seen = new Set<string>();
  const used = new Map<string, number>();
  return paths.map((path) => {
    const taken = [...path.taken, ...path.steps.flatMap((step) => step.taken)];
    const fresh = taken.findLast((id) => !seen.has(id) && named.has(id));
    for (const id of taken) seen.add(id);
    const last = taken.findLast((id) => named.has(id));
    const name = named.get(fresh ?? last ?? '') ?? 'Starting';
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
