import { creditStatus, uploadComplete } from '../credit/credit-order.ts';
import type { Homepage } from '../loans/home.ts';

/** Every permission that the app requests from the phone (L2). */
export const permissions = [{ id: 'camera', needed: true }] as const;

export type Permission = (typeof permissions)[number]['id'];

/** Permissions that the app never requests for any purpose (NPC Circulars 20-01 and 2022-02). */
export const neverRequested = [
  'contacts',
  'media',
  'fineLocation',
  'phoneNumbers',
  'installedApps',
] as const;

/**
 * The permissions whose purpose is fulfilled, so that they can be turned off (NPC Circular
 * 2022-02): the application was submitted with all its photos.
 */
export function purposesMet({ credit }: Pick<Homepage, 'credit'>): Permission[] {
  const photosAreThere =
    credit !== null &&
    credit.status >= creditStatus.reviewing &&
    credit.fileUpload.state === uploadComplete;
  return photosAreThere ? ['camera'] : [];
}
