import type { Picture } from '#domain/service/feedback.ts';
import type { PictureProblem } from '#domain/service/upload.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

export type PreparedPicture = { clientId: string; name: string; problem: PictureProblem | null };

export type PictureProgressed = { type: 'picture.progressed'; percent: number };

export type UploadPorts = {
  /**
   * Re-encodes the chosen files without their other content (location, device), and stores them on
   * this phone until they are sent. `room` is the number of further pictures allowed.
   */
  preparePictures: Port<
    { userKey: string; room: number },
    { pictures: readonly PreparedPicture[] }
  >;
  /** A missing file fails as `unexpected`. */
  sendPicture: Port<{ userKey: string; clientId: string }, Picture>;
  watchProgress: Watch<{ clientId: string }, PictureProgressed>;
};
