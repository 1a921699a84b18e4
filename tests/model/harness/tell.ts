import type { AnyStateMachine } from 'xstate';
import { describeMachine } from '#visualizations/description/describe.ts';
import { whereText } from '#visualizations/wording/story.ts';
import { sentenceOf } from '#visualizations/wording/words.ts';
import type { Difference, Sight } from './drive.ts';

const quoted = (names: string[]): string => names.map((name) => `“${sentenceOf(name)}”`).join(', ');

const wordsOf = ({ type, ...rest }: { type: string }): string =>
  Object.keys(rest).length === 0 ? `“${sentenceOf(type)}”` : `“${sentenceOf(type)}” ${JSON.stringify(rest)}`;

/** What of one list is missing in the other. */
function missing<Item>(from: readonly Item[] = [], among: readonly Item[] = []): Item[] {
  const known = new Set(among.map((item) => JSON.stringify(item)));
  return from.filter((item) => !known.has(JSON.stringify(item)));
}

const line = (words: string, items: string): string[] => (items === '' ? [] : [`${words}: ${items}`]);

/** What differs beside the place, a line each. */
function details(expected: Partial<Sight>, seen: Partial<Sight>): string[] {
  const names = (services: Sight['services'] = []) => services.map(([id]) => id);
  const events = (some: Sight['enabled']) => some.map(wordsOf).join(', ');
  const effects = (some: Sight['effects'] = []) => some.map(({ type }) => type);
  const context = (sight: Partial<Sight>) => JSON.stringify(sight.context);
  return [
    ...line('Should be under way, but is not', quoted(missing(names(expected.services), names(seen.services)))),
    ...line('Is under way, but should not be', quoted(missing(names(seen.services), names(expected.services)))),
    ...line('Should be possible now, but is not', events(missing(expected.enabled, seen.enabled))),
    ...line('Is possible now, but should not be', events(missing(seen.enabled, expected.enabled))),
    ...line('Should have been done, but was not', quoted(missing(effects(expected.effects), effects(seen.effects)))),
    ...line('Was done, but should not have been', quoted(missing(effects(seen.effects), effects(expected.effects)))),
  ];
}
