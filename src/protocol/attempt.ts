import * as v from 'valibot';
import { Stamp } from '#domain/primitives.ts';
import { type FillRandom, randomLetters } from './random.ts';

/** The random suffix of a request's path: ten lowercase letters (S7). */
const Suffix = v.pipe(v.string(), v.regex(/^[a-z]{10}$/, 'not a path suffix'));

/** Identifies one attempt at a request; stored, so that a server can recognise a copy. */
export const Attempt = v.object({ suffix: Suffix, t: Stamp });
export type Attempt = v.InferOutput<typeof Attempt>;

/** A new attempt; `now` in milliseconds. */
export function newAttempt(now: number, fill: FillRandom): Attempt {
  return { suffix: randomLetters(10, fill), t: now };
}

/** The address of an attempt below the API's base: `any/<suffix>?t=<t>` (S7). */
export function attemptPath({ suffix, t }: Attempt): string {
  return `any/${suffix}?t=${t}`;
}
