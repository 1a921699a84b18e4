/** Why the session ended, one for each session code of S8. */
export type SessionLoss = 'empty' | 'expired' | 'squeezed';

/**
 * Failures of a call from a machine to a service (S8). Services throw them inside a {@link
 * ServiceFailure}; machines store them and decide; screens translate them.
 */
export type Failure =
  | { kind: 'network' | 'timeout' | 'cancelled' | 'undecipherable' | 'invalidPayload' }
  | { kind: 'badRequest' | 'badResponse'; status: number }
  | { kind: 'session'; reason: SessionLoss }
  /**
   * `until`: the lender accepts no further attempt before this time; milliseconds by the server's
   * clock.
   */
  | { kind: 'business'; code: number; message: string; until?: number }
  | { kind: 'maintenance' }
  /** The host has a newer build, and no longer the code of this build. */
  | { kind: 'outdated' }
  /** The phone cannot write or read the journal of attempts, so no money action is possible. */
  | { kind: 'journal'; message: string }
  | { kind: 'unexpected'; message: string };

/** The one error type that services throw. */
export class ServiceFailure extends Error {
  declare readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`service failure: ${failure.kind}`, options);
    this.name = 'ServiceFailure';
    this.failure = failure;
  }
}

/** Converts a thrown value to a failure; an unknown error becomes `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceFailure) return error.failure;
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) };
}
