import type { GenericSchema } from 'valibot';
import type { Caller } from '../caller.ts';

/**
 * The effect of a method on the server.
 *
 * - `read`: may be retried.
 * - `write`: the client sends it once.
 * - `once`: moves money, or is equally irreversible; never retried, and alone in its request.
 */
export type Effect = 'read' | 'write' | 'once';

export type Method = {
  data: GenericSchema;
  reply: GenericSchema;
  effect: Effect;
  caller: Caller;
};

export function group<const T extends Record<string, Method>>(rows: T): T {
  return rows;
}
