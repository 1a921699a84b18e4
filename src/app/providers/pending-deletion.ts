import * as v from 'valibot';
import { noUser, type Store as Storage } from '#services/storage/store.ts';

/**
 * The owner of an account deletion in progress. The intent contains no borrower, and a session
 * error code clears the session. So this record stays until the outcome is known, and the outcome
 * can still be requested.
 */
const PendingDeletion = v.object({ userKey: v.string(), mobile: v.string() });
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

const draft = 'pendingDeletion';

type Drafts = Pick<Storage, 'readDraft' | 'writeDraft' | 'dropDraft'>;

/** The deletion with an unknown outcome on this phone; null without one. */
export const readPendingDeletion = (storage: Drafts): PendingDeletion | null =>
  storage.readDraft(noUser, draft, PendingDeletion);

/** Stores a deletion before it is sent; false if the phone could not store it. */
export const keepPendingDeletion = (storage: Drafts, pending: PendingDeletion): boolean =>
  storage.writeDraft(noUser, draft, pending);

/** Removes the record: the outcome is known, or the phone has another borrower. */
export const dropPendingDeletion = (storage: Drafts): void => storage.dropDraft(noUser, draft);
