import type { GenericSchema } from 'valibot';

/** One row of the method table: what goes in `data` and what comes back in the reply's `data`. */
export type Method = { data: GenericSchema; reply: GenericSchema };

/** Checks a group of methods against the row's shape and keeps their exact types. */
export function group<const T extends Record<string, Method>>(rows: T): T {
  return rows;
}
