import * as v from 'valibot';
import { noUser, type Store as Storage } from '#services/storage/store.ts';

/**
 * An account deletion in progress. The intent contains no borrower, and a session error code clears
 * the session, so this record stays until the outcome is known or another borrower logs in.
 */
const PendingDeletion = v.object({ userKey: v.string(), mobile: v.string() });
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

const draft = 'pendingDeletion';

type Drafts = Pick<Storage, 'readDraft' | 'writeDraft' | 'dropDraft'>;

export const readPendingDeletion = (storage: Drafts): PendingDeletion | null =>
  storage.readDraft(noUser, draft, PendingDeletion);

/** Called before the deletion is sent. Returns false if the phone could not store the record. */
export const keepPendingDeletion = (storage: Drafts, pending: PendingDeletion): boolean =>
  storage.writeDraft(noUser, draft, pending);

export const dropPendingDeletion = (storage: Drafts): void => storage.dropDraft(noUser, draft);
