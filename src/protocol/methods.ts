import type { InferInput, InferOutput } from 'valibot';
import { assumedMethods } from './methods/assumed.ts';
import { creditMethods } from './methods/credit.ts';
import { generalMethods } from './methods/general.ts';
import { loanMethods } from './methods/loan.ts';
import { repayMethods } from './methods/repay.ts';

/** The methods of S7, and the assumed ones. */
export const methods = {
  ...creditMethods,
  ...loanMethods,
  ...repayMethods,
  ...generalMethods,
  ...assumedMethods,
};

export type MethodName = keyof typeof methods;
/** Methods that are always alone in a request. */
export type OnceMethod = {
  [M in MethodName]: (typeof methods)[M]['effect'] extends 'once' ? M : never;
}[MethodName];
export type MethodData<M extends MethodName> = InferInput<(typeof methods)[M]['data']>;
export type MethodReply<M extends MethodName> = InferOutput<(typeof methods)[M]['reply']>;
