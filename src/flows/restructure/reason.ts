import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { type failureText, paymentFailureText } from '#i18n/failure-text.ts';

/** Refusals that have their own text (S8, T6). */
const words = {
  [assumedCodes.operationInsufficient]: 'insufficient.title',
  [assumedCodes.operationExpired]: 'ended.expired.title',
  [assumedCodes.operationWithdrawn]: 'ended.withdrawn.title',
  [assumedCodes.operationSettled]: 'ended.settled.title',
} as const;

type Word = (typeof words)[keyof typeof words];

/** The `t` function of a screen with the namespaces `restructure` and `failure`. */
type Translate = Parameters<typeof failureText>[0] & ((key: `restructure:${Word}`) => string);

const hasWords = (code: number): code is keyof typeof words => code in words;

export function reasonText(t: Translate, failure: Failure): string {
  if (failure.kind === 'business' && hasWords(failure.code)) {
    return t(`restructure:${words[failure.code]}`);
  }
  return paymentFailureText(t, failure);
}
