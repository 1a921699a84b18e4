import { throws } from '../harness/service.ts';

/** What may become of a call to the server that it did not answer as it should. */
const unanswered = {
  network: throws({ kind: 'network' }),
  timeout: throws({ kind: 'timeout' }),
  malformed: throws({ kind: 'invalidPayload' }),
} as const;

/** The failures that any call can end with: no answer to be had, or one of the session codes. */
export const failures = {
  ...unanswered,
  sessionEmpty: throws({ kind: 'session', reason: 'empty' }),
  sessionExpired: throws({ kind: 'session', reason: 'expired' }),
  sessionSqueezed: throws({ kind: 'session', reason: 'squeezed' }),
} as const;
