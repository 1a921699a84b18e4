import { approvalTime, disbursementTime } from '../constants.ts';

/** A wait compared with the times of S9. */
export type Wait = 'usual' | 'longer' | 'contactService';

export function reviewWait(elapsed: number): Wait {
  return waitAt(elapsed, approvalTime.usual);
}

export function lendingWait(elapsed: number): Wait {
  return waitAt(elapsed, disbursementTime.max);
}

function waitAt(elapsed: number, usual: number): Wait {
  if (elapsed <= usual) return 'usual';
  return elapsed < approvalTime.contactService ? 'longer' : 'contactService';
}
