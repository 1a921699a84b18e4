import { assumedCodes } from '#domain/codes.ts';
import { throws } from '#machines/walk/service.ts';

/** What any call of the server can end with: no answer to be had, or one of the session codes. */
export const failures = {
  network: throws({ kind: 'network' }),
  timeout: throws({ kind: 'timeout' }),
  malformed: throws({ kind: 'invalidPayload' }),
  sessionEmpty: throws({ kind: 'session', reason: 'empty' }),
  sessionExpired: throws({ kind: 'session', reason: 'expired' }),
  sessionSqueezed: throws({ kind: 'session', reason: 'squeezed' }),
} as const;

/** What the phone itself (storage, native app) can end with. */
export const onThePhone = {
  unreadable: throws({ kind: 'unexpected', message: 'the phone does not tell' }),
} as const;

type Refusal = keyof typeof assumedCodes;

/** A refusal in the server's own words, by its code. */
export const refusalOf = (why: Refusal) =>
  ({ kind: 'business', code: assumedCodes[why], message: why }) as const;

/** The refusals that a call can end with, each under its own name. */
export const refusals = (...why: Refusal[]) =>
  Object.fromEntries(why.map((one) => [one, throws(refusalOf(one))]));
