import { statesIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import type { Step } from '#machines/walk/model.ts';
import { eventText, serviceText } from './phrases.ts';
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

/** The first sentence names the start. */
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
