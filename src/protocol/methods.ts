import type { InferInput, InferOutput } from 'valibot';
import { assumedMethods } from './methods/assumed.ts';
import { creditMethods } from './methods/credit.ts';
import { generalMethods } from './methods/general.ts';
import { loanMethods } from './methods/loan.ts';
import { repayMethods } from './methods/repay.ts';

/** Every business method (S7), with the schemas of its request and its reply. */
export const methods = {
  ...creditMethods,
  ...loanMethods,
  ...repayMethods,
  ...generalMethods,
  ...assumedMethods,
};

export type MethodName = keyof typeof methods;
export type MethodData<M extends MethodName> = InferInput<(typeof methods)[M]['data']>;
export type MethodReply<M extends MethodName> = InferOutput<(typeof methods)[M]['reply']>;
