import type { SnapshotFrom } from 'xstate';
import type { UploadPicture } from '#domain/service/upload.ts';
import type { uploadMachine } from './upload.machine.ts';

/** A displayed picture: `percent` during its upload, null otherwise. */
export type ShownPicture = UploadPicture & { percent: number | null };

/** Without a snapshot, the pictures have no progress. */
export function selectPictures(
  snapshot: SnapshotFrom<typeof uploadMachine> | undefined,
  pictures: readonly UploadPicture[],
): { pictures: readonly ShownPicture[]; preparing: boolean; notPrepared: boolean } {
  const { sending, percent = 0, preparation } = snapshot?.context ?? {};
  return {
    pictures: pictures.map((one) => ({
      ...one,
      percent: one.clientId === sending ? percent : null,
    })),
    preparing: snapshot?.matches('preparing') ?? false,
    notPrepared: preparation === 'failed',
  };
}
