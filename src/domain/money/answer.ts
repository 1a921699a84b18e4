import * as v from 'valibot';
import type { Failure } from '../failure.ts';

const longestMessage = 200;

const count = v.pipe(v.number(), v.safeInteger());

/** A reply that does not prove the outcome; stored with the attempt, shown with the outcome. */
export const MoneyAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('business'),
    code: count,
    message: v.pipe(v.string(), v.maxLength(longestMessage)),
  }),
  v.object({ kind: v.literal('session'), reason: v.picklist(['empty', 'expired', 'squeezed']) }),
  v.object({ kind: v.literal('maintenance') }),
  v.object({ kind: v.picklist(['badRequest', 'badResponse']), status: count }),
]);
export type MoneyAnswer = v.InferOutput<typeof MoneyAnswer>;

/** Card and phone numbers have ten or more digits. */
const numbers = /\d(?:[ -]?\d){9,}/g;

const shortened = (message: string): string =>
  message.replace(numbers, '…').slice(0, longestMessage);

export function answerIn(failure: Failure): MoneyAnswer | null {
  switch (failure.kind) {
    case 'business':
      return { kind: 'business', code: failure.code, message: shortened(failure.message) };
    case 'session':
    case 'maintenance':
    case 'badRequest':
    case 'badResponse':
      return failure;
    default:
      return null;
  }
}
