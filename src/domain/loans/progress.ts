import { approvalTime, disbursementTime } from '../constants.ts';

/**
 * A wait compared with the times of S9: within the usual time, longer, or so long that the borrower
 * should contact customer service.
 */
export type Wait = 'usual' | 'longer' | 'contactService';

/** The wait category of a review after `elapsed` milliseconds: 95 % finish within 10 minutes. */
export function reviewWait(elapsed: number): Wait {
  return waitAt(elapsed, approvalTime.usual);
}

/** The wait category of a disbursement after `elapsed` milliseconds: 10 to 60 minutes. */
export function lendingWait(elapsed: number): Wait {
  return waitAt(elapsed, disbursementTime.max);
}

function waitAt(elapsed: number, usual: number): Wait {
  if (elapsed <= usual) return 'usual';
  return elapsed < approvalTime.contactService ? 'longer' : 'contactService';
}
