import * as v from 'valibot';
import { nobody, type Store as Storage } from '#services/storage/store.ts';

/**
 * Whose account a deletion under way is about. The intent names nobody, and a session code clears who
 * was logged in: this alone stays until the outcome is known, so that it can still be asked for.
 */
const PendingDeletion = v.object({ userKey: v.string(), mobile: v.string() });
export type PendingDeletion = v.InferOutput<typeof PendingDeletion>;

const draft = 'pendingDeletion';

type Drafts = Pick<Storage, 'readDraft' | 'writeDraft' | 'dropDraft'>;

/** The deletion whose outcome this phone does not know; null where there is none. */
export const readPendingDeletion = (storage: Drafts): PendingDeletion | null =>
  storage.readDraft(nobody, draft, PendingDeletion);

/** Written before a deletion is sent; false where the phone could not store it. */
export const keepPendingDeletion = (storage: Drafts, pending: PendingDeletion): boolean =>
  storage.writeDraft(nobody, draft, pending);

/** Its outcome is known, or the phone is another person's. */
export const dropPendingDeletion = (storage: Drafts): void => storage.dropDraft(nobody, draft);
