import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AnalyticsEvent } from '#domain/analytics.ts';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { storageKeys } from '#domain/storage-keys.ts';

const docs = new URL('../../../sandbox/shell/docs/', import.meta.url);
const read = (name: string) => readFileSync(fileURLToPath(new URL(name, docs)), 'utf8');
const document = read('shell.md');
const actions = read('bridge-actions.md');

const Kind = v.looseObject({ type: v.string() });
const Fields = v.record(v.string(), v.unknown());

/**
 * A schema in the notation of `sandbox/shell/docs/bridge-actions.md`: the types of values, without
 * their limits.
 */
const payloadWords = (schema: unknown): string =>
  schema === AnalyticsEvent ? 'AnalyticsEvent' : inFull(schema);

function inFull(schema: unknown): string {
  const parsed = v.parse(Kind, schema);
  const listed = (values: unknown, one: (value: unknown) => string) =>
    v.parse(v.array(v.unknown()), values).map(one).join(' or ');
  switch (parsed.type) {
    case 'object': {
      const fields = Object.entries(v.parse(Fields, parsed['entries']));
      if (fields.length === 0) return '{}';
      return `{ ${fields.map(([name, value]) => fieldWords(name, value)).join(', ')} }`;
    }
    case 'array':
      return `[${payloadWords(parsed['item'])}]`;
    case 'record':
      return `{ [name]: ${payloadWords(parsed['value'])} }`;
    case 'nullable':
      return `${payloadWords(parsed['wrapped'])} or null`;
    case 'union':
      return listed(parsed['options'], payloadWords);
    case 'picklist':
      return listed(parsed['options'], (value) => JSON.stringify(value));
    case 'literal':
      return JSON.stringify(parsed['literal']);
    case 'string':
    case 'number':
    case 'boolean':
      return parsed.type;
    default:
      throw new Error(`no words for ${parsed.type}`);
  }
}

function fieldWords(name: string, schema: unknown): string {
  const parsed = v.parse(Kind, schema);
  if (parsed.type !== 'optional') return `${name}: ${payloadWords(schema)}`;
  return `${name}?: ${payloadWords(parsed['wrapped'])}`;
}

/** A row of the table of actions, without its last column. */
function rowOf([name, action]: [string, (typeof bridgeActions)[keyof typeof bridgeActions]]) {
  const reply =
    action.reply === null
      ? 'none'
      : `\`${payloadWords(action.reply)}\` within ${action.timeout / 1_000} s`;
  return `| \`${name}\` | \`${payloadWords(action.data)}\` | ${reply} |`;
}

describe('the documents for the native team', () => {
  it('list every action of the bridge with its data and answer, and no other action', () => {
    const rows = actions.split('\n').filter((line) => /^\| `\w+` \| `/.test(line));
    const documented = rows.map((row) => row.split(' | ').slice(0, 3).join(' | ').concat(' |'));
    expect(documented).toEqual(Object.entries(bridgeActions).map(rowOf));
    expect(documented).toHaveLength(20);
    expect(actions).toContain(`\`AnalyticsEvent\` is \`${inFull(AnalyticsEvent)}\`.`);
    expect(rows.filter((row) => row.split(' | ').length !== 4)).toEqual([]);
  });

  it('list the keys that a logout clears', () => {
    for (const key of Object.keys(storageKeys)) expect(document).toContain(`\`${key}\``);
  });
});
