import { statesIn } from '#visualizations/description/describe.ts';
import type { MachineDescription } from '#visualizations/description/description.ts';
import type { Step } from '#tests/model/harness/model.ts';
import { eventText, serviceText } from './phrases.ts';
import { capital, durationOf, wordsOf } from './words.ts';

/** The innermost states of a snapshot's value, by their ids. */
function leavesOf(value: unknown, id: string): string[] {
  if (typeof value === 'string') return [`${id}.${value}`];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [id];
  return entries.flatMap(([key, below]) => leavesOf(below, `${id}.${key}`));
}

/** Events that nobody presses: the root tells them. */
const told = /^(page|connection|session)\./;

/** What people call a service that runs under an id in a machine. */
function serviceIn(description: MachineDescription, id: string): string {
  const invokes = statesIn(description).flatMap((state) => state.invokes);
  return serviceText(invokes.find((one) => one.id === id)?.src ?? id);
}

/** What happens to a machine in a step, in plain words. */
export function stepText(description: MachineDescription, step: Step): string {
  switch (step.type) {
    case 'user': {
      const name = eventText(step.event.type);
      return told.test(step.event.type) ? `It happens: “${name}”` : `The person does “${name}”`;
    }
    case 'settle':
      return `“${serviceIn(description, step.service)}” ends: ${wordsOf(step.outcome)}`;
    case 'emit':
      return `“${serviceIn(description, step.service)}” says: ${wordsOf(step.says)}`;
    case 'elapse':
      return `${durationOf(step.ms)} ${durationOf(step.ms).startsWith('1 ') ? 'passes' : 'pass'}`;
  }
}

/** States in the words that people have for them. */
function namesOf(description: MachineDescription, ids: string[]): string {
  const states = statesIn(description);
  const nameOf = (id: string): string => states.find((state) => state.id === id)?.label ?? id;
  return ids.map((id) => `“${capital(nameOf(id))}”`).join(', ');
}

/** Where a snapshot's value is, in the words of its states. */
const whereText = (description: MachineDescription, value: unknown): string =>
  namesOf(description, leavesOf(value, description.id));

/** Where a step led: of states that are active side by side, those alone that it entered. */
function moveText(description: MachineDescription, before: unknown, after: unknown): string {
  const left = new Set(leavesOf(before, description.id));
  const now = leavesOf(after, description.id);
  const entered = now.filter((id) => !left.has(id));
  if (entered.length > 0) return namesOf(description, entered);
  return now.length > 1 ? 'everything stays as it is' : `stays in ${namesOf(description, now)}`;
}

/** Where a machine is, as its state value says it. */
type Seen = { value: unknown };

/** A path with where it led, step by step: a planned one, or one just walked. */
type Walked = {
  start: string;
  taken?: readonly string[];
  expects: Seen;
  steps: readonly { step: Step; taken?: readonly string[]; expects: Seen }[];
};

/** A tested path as sentences, the first of which says where it starts. */
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
