export type SessionLoss = 'empty' | 'expired' | 'squeezed';

/** Failure of a call to a service (S8), thrown inside a {@link ServiceFailure}. */
export type Failure =
  | { kind: 'network' | 'timeout' | 'cancelled' | 'undecipherable' | 'invalidPayload' }
  | { kind: 'badRequest' | 'badResponse'; status: number }
  | { kind: 'session'; reason: SessionLoss }
  /** `until`: the earliest next attempt, in milliseconds by the server's clock. */
  | { kind: 'business'; code: number; message: string; until?: number }
  | { kind: 'maintenance' }
  /** The host has a newer build, and no longer the code of this build. */
  | { kind: 'outdated' }
  | { kind: 'journal'; message: string }
  | { kind: 'unexpected'; message: string };

export class ServiceFailure extends Error {
  declare readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`service failure: ${failure.kind}`, options);
    this.name = 'ServiceFailure';
    this.failure = failure;
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceFailure) return error.failure;
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) };
}
