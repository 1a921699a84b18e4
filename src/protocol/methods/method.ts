import type { GenericSchema } from 'valibot';
import type { Caller } from '../caller.ts';

/**
 * The effect of a method on the server, which decides how it may be sent.
 *
 * - `read`: changes nothing; sent again when it fails in passing.
 * - `write`: changes something that is not money; never sent again by itself.
 * - `once`: moves money, or as final as that; never sent again, and alone in its request. A server
 *   knows a copy of it by user, suffix and `t`.
 */
export type Effect = 'read' | 'write' | 'once';

/**
 * One row of the method table: what goes in `data`, what comes back in the reply's `data`, what
 * the method does to the server, and who calls it when.
 */
export type Method = {
  data: GenericSchema;
  reply: GenericSchema;
  effect: Effect;
  caller: Caller;
};

/** Checks a group of methods against the row's shape and keeps their exact types. */
export function group<const T extends Record<string, Method>>(rows: T): T {
  return rows;
}
