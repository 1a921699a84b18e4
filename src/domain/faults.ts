import * as v from 'valibot';
import type { CheckedAll } from './checked.ts';

/**
 * Parses something received and names what is wrong with it. The table gives the fault at a path,
 * keys joined by dots and places in lists left out; a fault deeper down counts at the nearest path
 * above that the table knows, and '' is the whole.
 */
export function checkAgainst<const Schema extends v.GenericSchema, const Fault extends string>(
  schema: Schema,
  input: unknown,
  table: { readonly '': Fault; readonly [path: string]: Fault },
): CheckedAll<v.InferOutput<Schema>, Fault> {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return { ok: true, value: parsed.output };
  const faults = parsed.issues.map((issue) => faultAt(keysOf(issue), table));
  return { ok: false, reasons: [...new Set(faults)] };
}

function keysOf(issue: v.BaseIssue<unknown>): string[] {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  return keys.filter((key) => typeof key === 'string');
}

function faultAt<Fault>(
  keys: readonly string[],
  table: { readonly '': Fault; readonly [path: string]: Fault },
): Fault {
  const faults = new Map(Object.entries(table));
  const known = keys.flatMap((_, index) => faults.get(keys.slice(0, index + 1).join('.')) ?? []);
  return known.at(-1) ?? table[''];
}
