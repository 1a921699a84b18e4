import { creditStatus, uploadComplete } from '../credit/credit-order.ts';
import type { Homepage } from '../loans/home.ts';

/** The permissions that the app requests (L2). */
export const permissions = [{ id: 'camera', needed: true }] as const;

export type Permission = (typeof permissions)[number]['id'];

/** Permissions that the app must not request (NPC Circulars 20-01 and 2022-02). */
export const neverRequested = [
  'contacts',
  'media',
  'fineLocation',
  'phoneNumbers',
  'installedApps',
] as const;

/**
 * Permissions that can be turned off, because their purpose is fulfilled (NPC Circular 2022-02).
 */
export function purposesMet({ credit }: Pick<Homepage, 'credit'>): Permission[] {
  const photosAreThere =
    credit !== null &&
    credit.status >= creditStatus.reviewing &&
    credit.fileUpload.state === uploadComplete;
  return photosAreThere ? ['camera'] : [];
}
