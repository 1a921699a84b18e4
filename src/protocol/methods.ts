import type { InferInput, InferOutput } from 'valibot';
import { assumedMethods } from './methods/assumed.ts';
import { creditMethods } from './methods/credit.ts';
import { generalMethods } from './methods/general.ts';
import { loanMethods } from './methods/loan.ts';
import { repayMethods } from './methods/repay.ts';

/** Every business method (S7), each one row: schemas, effect, caller. */
export const methods = {
  ...creditMethods,
  ...loanMethods,
  ...repayMethods,
  ...generalMethods,
  ...assumedMethods,
};

/**
 * The one method that the specification shows by a placeholder alone, among the credit methods
 * (S7). It is no row of the table: nothing is known of it but its place, and nobody calls it.
 */
export const namelessMethod = '{hash}';

export type MethodName = keyof typeof methods;
/** The methods that never share a request with another. */
export type OnceMethod = {
  [M in MethodName]: (typeof methods)[M]['effect'] extends 'once' ? M : never;
}[MethodName];
export type MethodData<M extends MethodName> = InferInput<(typeof methods)[M]['data']>;
export type MethodReply<M extends MethodName> = InferOutput<(typeof methods)[M]['reply']>;
