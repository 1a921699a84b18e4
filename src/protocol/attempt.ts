import * as v from 'valibot';
import { Stamp } from '#domain/primitives.ts';
import { type FillRandom, randomLetters } from './random.ts';

const Suffix = v.pipe(v.string(), v.regex(/^[a-z]{10}$/, 'not a path suffix'));

/** Identifies an attempt at a request, so that a server can recognise a copy. */
export const Attempt = v.object({ suffix: Suffix, t: Stamp });
export type Attempt = v.InferOutput<typeof Attempt>;

export function newAttempt(now: number, fill: FillRandom): Attempt {
  return { suffix: randomLetters(10, fill), t: now };
}

/** The path below the API's base (S7). */
export function attemptPath({ suffix, t }: Attempt): string {
  return `any/${suffix}?t=${t}`;
}
