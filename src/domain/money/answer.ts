import * as v from 'valibot';
import type { Failure } from '../failure.ts';

/** Maximum stored length of the lender's message, in characters. */
const longestMessage = 200;

const count = v.pipe(v.number(), v.safeInteger());

/**
 * The server's reply to an attempt that does not prove its outcome. It is shown to the borrower
 * with the outcome, and journalled to survive the page.
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

/** Ten or more digits are a card or phone number; amounts, dates and codes are shorter. */
const numbers = /\d(?:[ -]?\d){9,}/g;

/** The lender's message in stored form: without personal numbers, truncated to the maximum. */
const shortened = (message: string): string =>
  message.replace(numbers, '…').slice(0, longestMessage);

/** The server's reply in a failure; null without a reply, or if it was unreadable. */
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
