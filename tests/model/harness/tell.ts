import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '#visualizations/description/describe.ts';
import { whereText } from '#visualizations/wording/story.ts';
import { sentenceOf } from '#visualizations/wording/words.ts';
import type { Difference, Sight } from './drive.ts';

const named = (name: string): string => `“${sentenceOf(name.replace(/^nav\./, ''))}”`;

/** An event with what it carries. */
const eventText = ({ type, ...rest }: { type: string }): string =>
  Object.keys(rest).length === 0 ? named(type) : `${named(type)} ${JSON.stringify(rest)}`;

type Sights = Partial<Sight>;

type Listed = {
  words: [missing: string, surplus: string];
  of: (sight: Partial<Sight>) => string[];
};

/** What a moment holds several of, and how to say that one is missing or too many. */
const lists: Listed[] = [
  {
    words: ['This should be under way, and is not', 'This is under way, and should not be'],
    of: ({ services = [] }) => services.map(([id]) => named(id)),
  },
  {
    words: ['This should be possible now, and is not', 'This is possible now, and should not be'],
    of: ({ enabled = [] }) => enabled.map(eventText),
  },
  {
    words: ['This should have been done, and was not', 'This was done, and should not have been'],
    of: ({ effects = [] }) => effects.map(({ type }) => named(type)),
  },
];

const without = (some: string[], others: string[]): string[] =>
  some.filter((one) => !others.includes(one));

function listText({ words: [missing, surplus], of }: Listed, expected: Sights, seen: Sights) {
  const line = (words: string, items: string[]) =>
    items.length > 0 ? [`  ${words}: ${items.join(', ')}.`] : [];
  return [
    ...line(missing, without(of(expected), of(seen))),
    ...line(surplus, without(of(seen), of(expected))),
  ];
}

/** The parts of two things that are not the same, each as JSON. */
function partsText(name: string, expected: unknown, seen: unknown): string[] {
  const parts = (one: unknown) =>
    new Map<string, unknown>(typeof one === 'object' && one !== null ? Object.entries(one) : []);
  const [before, now] = [parts(expected), parts(seen)];
  const text = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  return [...new Set([...before.keys(), ...now.keys()])]
    .filter((key) => text(before.get(key)) !== text(now.get(key)))
    .map(
      (key) =>
        `  ${name} “${key}” should be ${text(before.get(key))}, and is ${text(now.get(key))}.`,
    );
}

function seenText(machine: AnyStateMachine, expected: Sights, seen: Sights): string[] {
  const description = describeMachine(machine);
  const where = (value: unknown) => whereText(description, value);
  const place =
    'value' in expected
      ? `it should be in ${where(expected.value)}, and is in ${where(seen.value)}.`
      : 'it is where it should be, but not all is well.';
  const taken = (ids: readonly string[] = []) => (ids.length > 0 ? ids.join(', then ') : 'none');
  return [
    `Now ${place}`,
    ...lists.flatMap((list) => listText(list, expected, seen)),
    ...partsText('What it knows as', expected.context, seen.context),
    ...partsText('What it ends with as', expected.output, seen.output),
    ...('taken' in expected
      ? [
          '',
          `Transitions expected: ${taken(expected.taken)}`,
          `Transitions taken: ${taken(seen.taken)}`,
        ]
      : []),
  ];
}

/** A difference in words that need no programmer: what happened, and what came of it instead. */
export function tell(machine: AnyStateMachine, { story, expected, seen }: Difference): string {
  return [
    ...story.map((line, index) => `  ${index + 1}. ${line}`),
    ...('broke' in seen ? [`Now it breaks: ${seen.broke}`] : seenText(machine, expected, seen)),
  ].join('\n');
}
