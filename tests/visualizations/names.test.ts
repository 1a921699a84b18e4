import { describe, expect, it } from 'vitest';
import { statesIn, transitionsIn } from '#machines/description/describe.ts';
import type { MachineDescription } from '#machines/description/description.ts';
import { namesIn } from '#visualizations/exporter/stately.ts';
import { layoutOf } from '#visualizations/layout/layout-of.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { models } from '#machines/models.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { delayWords, eventWords, tagWords } from '#visualizations/wording/names/fixed-words.ts';
import { serviceWords, wordsOfMachines } from '#visualizations/wording/names/tables.ts';
import { actionWords, guardWords } from '#visualizations/wording/names/words-with-params.ts';
import { purposesOf, storyOf } from '#visualizations/wording/story.ts';
import { sentenceOf } from '#machines/description/words.ts';
import { descriptions } from './machines.ts';

const namesOf = (read: (description: MachineDescription) => string[]) =>
  [...new Set(descriptions.flatMap(read))].toSorted();

const actions = namesOf((one) => namesIn(one).actions);
const guards = namesOf((one) => namesIn(one).guards);
const services = namesOf((one) => namesIn(one).actors);
const delays = namesOf((one) => namesIn(one).delays.map(({ name }) => name));
const tags = namesOf((one) => statesIn(one).flatMap((state) => state.tags));
const events = namesOf((one) =>
  transitionsIn(one).flatMap(({ trigger }) => (trigger.type === 'event' ? [trigger.event] : [])),
);

describe('the names of actions, guards, services, delays, tags and events', () => {
  it.each([
    ['actions', actions, actionWords],
    ['conditions', guards, guardWords],
    ['services', services, serviceWords],
    ['delays', delays, delayWords],
    ['tags', tags, tagWords],
  ])('have words, and no other name has any: %s', (_, names, words) => {
    expect(names.filter((name) => !Object.hasOwn(words, name))).toEqual([]);
    expect(Object.keys(words).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(['guards', 'actions', 'services'] as const)(
    'have their words in one place: %s',
    (kind) => {
      const all = wordsOfMachines.flatMap((words) => Object.keys(words[kind] ?? {}));
      const twice = new Set(all.filter((name, index) => all.indexOf(name) !== index));
      const machinesWith = (name: string) =>
        models.flatMap(({ machine, words }) => (words?.[kind]?.[name] ? [machine.id] : []));
      // Words of a name that several machines use belong in `machines/shared/words.ts`.
      expect([...twice].map((name) => ({ name, in: machinesWith(name) }))).toEqual([]);
    },
  );

  it('have words for existing events only', () => {
    expect(Object.keys(eventWords).filter((name) => !events.includes(name))).toEqual([]);
  });
});

/** Words that only code uses: camel case, tags, events, and port names. */
const code = [
  /[a-z][A-Z]/,
  /#|_/,
  /\b\w+\.\w+\(|[a-z]\.[a-z]/,
  /\bundefined\b|\bnull\b|\[object/,
] as const;

/**
 * Names of services and actions that split into at least three words. `sentence` is the split name,
 * which no text may contain.
 */
const spelled = [...services, ...actions]
  .filter((name) => /[a-z][A-Z]/.test(name) && !models.some(({ machine }) => machine.id === name))
  .map((name) => ({ name, sentence: sentenceOf(name) }))
  .filter(({ sentence }) => sentence.split(' ').length > 2);

/** The faults of a text; empty if all its words are plain. */
const codeIn = (text: string): string[] => [
  ...code.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [`“${found[0]}” is code in “${text}”`] : [];
  }),
  ...spelled
    .filter(({ sentence }) => text.includes(sentence))
    .map(({ name }) => `${name} needs other words than its own name, in “${text}”`),
];

describe.each(descriptions.map((one) => [one.id, one] as const))(
  'plain words of %s',
  async (id, description) => {
    it('contain no code in the picture', async () => {
      const { boxes, arrows } = await layoutOf(description, 'plain');
      const chips = [...boxes.flatMap(({ told }) => told), ...arrows.flatMap((one) => one.chips)];
      const texts = [...boxes, ...chips].flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(texts.flatMap(codeIn)).toEqual([]);
    });

    it('contain no code in the tested paths, and give each path a unique name', async () => {
      const model = models.find(({ machine }) => machine.id === id);
      if (!model) throw new Error(`no model of ${id}`);
      const { paths } = await readTransitions(model);
      const sentences = new Set(paths.flatMap((path) => storyOf(description, path)));
      expect([...sentences].flatMap(codeIn)).toEqual([]);
      expect(new Set(purposesOf(description, paths)).size).toBe(paths.length);
    });
  },
);

describe('the statuses of section 4', () => {
  it.each([
    ['loanOrder', loanStatus],
    ['creditOrder', creditStatus],
  ])('label the states of %s', (id, statuses) => {
    const description = descriptions.find((one) => one.id === id);
    if (!description) throw new Error(`no machine ${id}`);
    for (const [key, status] of Object.entries(statuses)) {
      const state = description.root.states.find((one) => one.key === key);
      expect(state?.label).toMatch(new RegExp(`^${status} `));
    }
  });
});
