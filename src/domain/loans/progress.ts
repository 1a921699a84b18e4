import { approvalTime, disbursementTime } from '../constants.ts';

/**
 * How a wait compares with the times that S9 promises: within the usual time, beyond it, or so
 * long that customer service should be asked.
 */
export type Wait = 'usual' | 'longer' | 'contactService';

/** The wait of a review that has lasted `elapsed` milliseconds: 95 % finish within 10 minutes. */
export function reviewWait(elapsed: number): Wait {
  return waitAt(elapsed, approvalTime.usual);
}

/** The wait of a disbursement that has lasted `elapsed` milliseconds: 10 to 60 minutes. */
export function lendingWait(elapsed: number): Wait {
  return waitAt(elapsed, disbursementTime.max);
}

function waitAt(elapsed: number, usual: number): Wait {
  if (elapsed <= usual) return 'usual';
  return elapsed < approvalTime.contactService ? 'longer' : 'contactService';
}
