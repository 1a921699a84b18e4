import { assumedCodes } from '#domain/codes.ts';
import { throws } from '#machines/walk/service.ts';

/** Failures that any API call can have. */
export const failures = {
  network: throws({ kind: 'network' }),
  timeout: throws({ kind: 'timeout' }),
  malformed: throws({ kind: 'invalidPayload' }),
  sessionEmpty: throws({ kind: 'session', reason: 'empty' }),
  sessionExpired: throws({ kind: 'session', reason: 'expired' }),
  sessionSqueezed: throws({ kind: 'session', reason: 'squeezed' }),
} as const;

/** Failures of the phone itself (storage, native app). */
export const onThePhone = {
  unreadable: throws({ kind: 'unexpected', message: 'the phone does not tell' }),
} as const;

type Refusal = keyof typeof assumedCodes;

export const refusalOf = (why: Refusal) =>
  ({ kind: 'business', code: assumedCodes[why], message: why }) as const;

export const refusals = (...why: Refusal[]) =>
  Object.fromEntries(why.map((one) => [one, throws(refusalOf(one))]));
