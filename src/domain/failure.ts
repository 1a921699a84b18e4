/** Why the session ended, one for each session code of S8. */
export type SessionLoss = 'empty' | 'expired' | 'squeezed';

/**
 * What can go wrong between a machine and the world (S8). Services throw it inside a
 * {@link ServiceFailure}; machines store it and decide; screens translate it.
 */
export type Failure =
  | { kind: 'network' | 'timeout' | 'cancelled' | 'undecipherable' | 'invalidPayload' }
  | { kind: 'badRequest' | 'badResponse'; status: number }
  | { kind: 'session'; reason: SessionLoss }
  /** `until`: the lender takes no more tries before; milliseconds by the server's clock. */
  | { kind: 'business'; code: number; message: string; until?: number }
  | { kind: 'maintenance' }
  /** The host has a newer build, and code of this one no longer. */
  | { kind: 'outdated' }
  /** The phone cannot write attempts down, or read them: no money moves without that. */
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

/** The failure inside whatever was thrown; anything foreign is `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceFailure) return error.failure;
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) };
}
