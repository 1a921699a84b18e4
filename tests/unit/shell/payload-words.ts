import * as v from 'valibot';
import { AnalyticsEvent } from '#domain/analytics.ts';

const Kind = v.looseObject({ type: v.string() });
const Fields = v.record(v.string(), v.unknown());

/**
 * A schema in the notation of `sandbox/shell/docs/bridge-actions.md`: the types of values, without their limits.
 */
export const payloadWords = (schema: unknown): string =>
  schema === AnalyticsEvent ? 'AnalyticsEvent' : inFull(schema);

export function inFull(schema: unknown): string {
  const told = v.parse(Kind, schema);
  const listed = (values: unknown, one: (value: unknown) => string) =>
    v.parse(v.array(v.unknown()), values).map(one).join(' or ');
  switch (told.type) {
    case 'object': {
      const fields = Object.entries(v.parse(Fields, told['entries']));
      if (fields.length === 0) return '{}';
      return `{ ${fields.map(([name, value]) => fieldWords(name, value)).join(', ')} }`;
    }
    case 'array':
      return `[${payloadWords(told['item'])}]`;
    case 'record':
      return `{ [name]: ${payloadWords(told['value'])} }`;
    case 'nullable':
      return `${payloadWords(told['wrapped'])} or null`;
    case 'union':
      return listed(told['options'], payloadWords);
    case 'picklist':
      return listed(told['options'], (value) => JSON.stringify(value));
    case 'literal':
      return JSON.stringify(told['literal']);
    case 'string':
    case 'number':
    case 'boolean':
      return told.type;
    default:
      throw new Error(`no words for ${told.type}`);
  }
}

function fieldWords(name: string, schema: unknown): string {
  const told = v.parse(Kind, schema);
  if (told.type !== 'optional') return `${name}: ${payloadWords(schema)}`;
  return `${name}?: ${payloadWords(told['wrapped'])}`;
}
