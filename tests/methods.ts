import * as v from 'valibot';
import { type MethodName, methods } from '#protocol/methods.ts';

export const isMethod = (name: string): name is MethodName => name in methods;

/** The data of a call whose service has this input. Throws if the input does not fit the method. */
export const dataOf = (method: MethodName, input: unknown): unknown =>
  v.parse(methods[method].data, input ?? {});
