import * as v from 'valibot';
import type { Failure } from '../failure.ts';

/** So much of the lender's own words is kept, in characters. */
const longestMessage = 200;

const count = v.pipe(v.number(), v.safeInteger());

/**
 * What the server said to an attempt without proving by it what became of the attempt: told to the
 * person with the outcome. Journalled, so that it outlives the page.
 */
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

/** Ten digits and more are the number of a card or a phone: no amount, date or code is that long. */
const numbers = /\d(?:[ -]?\d){9,}/g;

/** The lender's words as they may be written down: no number of a person's, and no more than fit. */
const kept = (message: string): string => message.replace(numbers, '…').slice(0, longestMessage);

/** The server's answer in a failure; null without one, or when it could not be read. */
export function answerIn(failure: Failure): MoneyAnswer | null {
  switch (failure.kind) {
    case 'business':
      return { kind: 'business', code: failure.code, message: kept(failure.message) };
    case 'session':
    case 'maintenance':
    case 'badRequest':
    case 'badResponse':
      return failure;
    default:
      return null;
  }
}
