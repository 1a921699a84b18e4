import type { Model } from './model.ts';
import { shortNames } from './short-names.ts';

type Event = { type: string };

const longestName = 40;

const valuesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : [String(value)];

const plainName = ({ type, ...rest }: Event): string =>
  `${type}(${valuesIn(rest).filter(Boolean).join(',')})`;

const isShort = (name: string): boolean => name.length <= longestName && !name.includes(' > ');

export type SampleNames = {
  of: (event: Event) => string;
  /** The JSON text of each sample event that has fields, by the name of the sample. */
  table: ReadonlyMap<string, string>;
};

const known = new WeakMap<Model['events'], SampleNames>();

/** A sample's name is its type, with the fields or a hash if there are fields. */
export function sampleNames({ events }: Pick<Model, 'events'>): SampleNames {
  const before = known.get(events);
  if (before) return before;
  const hashes = shortNames();
  const table = new Map<string, string>();
  const names = new Map<string, string>();
  for (const event of Object.values(events).flat()) {
    const text = JSON.stringify(event);
    if (names.has(text) || Object.keys(event).length === 1) continue;
    const plain = plainName(event);
    const name = isShort(plain) && !table.has(plain) ? plain : `${event.type}(${hashes.of(text)})`;
    names.set(text, name);
    table.set(name, text);
  }
  const result: SampleNames = {
    table,
    of(event) {
      const text = JSON.stringify(event);
      return names.get(text) ?? (Object.keys(event).length === 1 ? event.type : text);
    },
  };
  known.set(events, result);
  return result;
}
