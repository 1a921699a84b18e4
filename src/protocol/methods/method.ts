import type { GenericSchema } from 'valibot';
import type { Caller } from '../caller.ts';

/**
 * The effect of a method on the server, which decides how it may be sent.
 *
 * - `read`: may be repeated without harm; retried after a temporary failure.
 * - `write`: changes data other than money; the client sends it once.
 * - `once`: moves money, or is as final; never retried, and alone in its request. A server
 *   recognises a copy by user, suffix and `t`.
 */
export type Effect = 'read' | 'write' | 'once';

/** One row of the method table: request data, reply data, effect on the server, and callers. */
export type Method = {
  data: GenericSchema;
  reply: GenericSchema;
  effect: Effect;
  caller: Caller;
};

/** Checks a group of methods against the row's type and keeps their exact types. */
export function group<const T extends Record<string, Method>>(rows: T): T {
  return rows;
}
