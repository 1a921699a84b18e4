import * as v from 'valibot';
import type { SafeArea } from './safe-area.ts';

/** An invalid record is removed and counts as missing. */
export function readRecord<Schema extends v.GenericSchema>(
  area: SafeArea,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const text = area.get(key);
  if (text === null) return null;
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const parsed = json.success ? v.safeParse(schema, json.output) : json;
  if (parsed.success) return parsed.output;
  area.remove(key);
  return null;
}

export function writeRecord(area: SafeArea, key: string, value: unknown): boolean {
  return area.set(key, JSON.stringify(value));
}
