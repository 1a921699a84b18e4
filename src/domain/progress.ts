import { approvalTime, disbursementTime } from './constants.ts';

/**
 * How a wait compares with the times that S9 promises: within the usual time, beyond it, or so
 * long that customer service should be asked.
 */
export type WaitPhase = 'usual' | 'longer' | 'contactService';

/** The phase of a review that has lasted `elapsed` milliseconds: 95 % finish within 10 minutes. */
export function reviewPhase(elapsed: number): WaitPhase {
  return phaseAt(elapsed, approvalTime.usual);
}

/** The phase of a disbursement that has lasted `elapsed` milliseconds: 10 to 60 minutes. */
export function lendingPhase(elapsed: number): WaitPhase {
  return phaseAt(elapsed, disbursementTime.max);
}

function phaseAt(elapsed: number, usual: number): WaitPhase {
  if (elapsed <= usual) return 'usual';
  return elapsed < approvalTime.contactService ? 'longer' : 'contactService';
}
