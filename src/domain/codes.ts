import type { Failure, SessionLoss } from './failure.ts';

/** Envelope codes of the error catalogue (S8). */
export const codes = {
  success: 0,
  sessionEmpty: 10010301,
  sessionExpired: 10010303,
  sessionSqueezed: 10010304,
  tokenInvalid: 100103,
  deferralConfig: 1600001,
  restructureConfig: 1600002,
} as const;

/** Business codes that the specification does not define, to be replaced by a real backend's. */
export const assumedCodes = {
  unknownMethod: 404001,
  wrongSmsCode: 401001,
  expiredSmsCode: 401002,
  tooManySms: 401003,
  unknownMobile: 401004,
  wrongPassword: 401005,
  tooManyPasswords: 401006,
  creditNotUsable: 402001,
  amountNotOffered: 402002,
  offerChanged: 402003,
  couponNotUsable: 402004,
  loanPending: 402005,
  consentMissing: 402006,
  loanOverdue: 402007,
  nothingDue: 403001,
  amountChanged: 403002,
  accountMismatch: 403003,
  operationInsufficient: 403004,
  operationExpired: 403005,
  operationWithdrawn: 403006,
  operationSettled: 403007,
  invalidData: 400001,
  attemptReused: 400002,
  notFound: 404002,
} as const;

/**
 * The failure of a request that is not sent because its data is invalid. The failure is a refusal,
 * so that no screen says that the request may have arrived.
 */
export const invalidRequest = {
  kind: 'business',
  code: assumedCodes.invalidData,
  message: '',
} as const satisfies Failure;

export const needsLogin = (failure: Failure): boolean =>
  failure.kind === 'session' ||
  (failure.kind === 'business' && failure.code === codes.tokenInvalid);

export function sessionLossOf(code: number): SessionLoss | undefined {
  if (code === codes.sessionEmpty) return 'empty';
  if (code === codes.sessionExpired) return 'expired';
  if (code === codes.sessionSqueezed) return 'squeezed';
  return undefined;
}
