import type { Picture } from '#domain/service/feedback.ts';
import type { PictureProblem } from '#domain/service/upload.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** A file that was chosen, made ready to be sent or found to be of no use. */
export type PreparedPicture = { clientId: string; name: string; problem: PictureProblem | null };

/** So much of the picture that is being sent has left, in per cent. */
export type PictureProgressed = { type: 'picture.progressed'; percent: number };

/** The ports of sending pictures. */
export type UploadPorts = {
  /**
   * Draws the files that were chosen anew, without what else is in them (place, device), and keeps them on
   * this phone until they are sent. Size and kind are judged after that. `room` is how many more there may be.
   */
  preparePictures: Port<
    { userKey: string; room: number },
    { pictures: readonly PreparedPicture[] }
  >;
  /** Sends a picture that was kept. A file that is not there any more fails as `unexpected`. */
  sendPicture: Port<{ userKey: string; clientId: string }, Picture>;
  watchProgress: Watch<{ clientId: string }, PictureProgressed>;
};
