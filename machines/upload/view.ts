import type { SnapshotFrom } from 'xstate';
import type { UploadPicture } from '#domain/service/upload.ts';
import type { uploadMachine } from './upload.machine.ts';

/** A picture as it is shown: `percent` while it is on its way itself, null otherwise. */
export type ShownPicture = UploadPicture & { percent: number | null };

/** How the pictures of something that is written stand, as it knows them; what is on its way tells how far. */
export function selectPictures(
  snapshot: SnapshotFrom<typeof uploadMachine> | undefined,
  pictures: readonly UploadPicture[],
): { pictures: readonly ShownPicture[]; preparing: boolean; notPrepared: boolean } {
  const { sending, percent = 0, notPrepared = false } = snapshot?.context ?? {};
  return {
    pictures: pictures.map((one) => ({
      ...one,
      percent: one.clientId === sending ? percent : null,
    })),
    preparing: snapshot?.matches('preparing') ?? false,
    notPrepared,
  };
}
