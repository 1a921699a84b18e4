import { creditStatus, uploadComplete } from './credit-order.ts';
import type { Homepage } from './home.ts';
import { type LoanGroup, loanGroups } from './loan-groups.ts';
import type { LoanStatus } from './loan-order.ts';

/** Every permission that the app asks the phone for; the law bars the rest (L2). */
export const permissions = [
  { id: 'camera', needed: true },
  { id: 'notifications', needed: false },
] as const;

export type Permission = (typeof permissions)[number]['id'];

/** What the app never asks for, whatever it is meant for (NPC Circulars 20-01 and 2022-02). */
export const neverAsked = [
  'contacts',
  'media',
  'fineLocation',
  'phoneNumbers',
  'installedApps',
] as const;

/** Loans of which a borrower is told something. */
const toldOf: readonly LoanStatus[] = (['toRepay', 'underWay'] satisfies LoanGroup[]).flatMap(
  (group) => [...loanGroups[group]],
);

/**
 * The permissions whose purpose is met, so that they can be turned off (NPC Circular 2022-02): the
 * application is sent in with all its photos; no loan is under way or to be repaid.
 */
export function purposesMet({ credit, loans }: Pick<Homepage, 'credit' | 'loans'>): Permission[] {
  const photosAreThere =
    credit !== null &&
    credit.status >= creditStatus.reviewing &&
    credit.fileUpload.state === uploadComplete;
  const nothingToTell = loans.length > 0 && !loans.some(({ status }) => toldOf.includes(status));
  return permissions
    .map(({ id }) => id)
    .filter((id) => (id === 'camera' ? photosAreThere : nothingToTell));
}
