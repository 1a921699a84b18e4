import { pictureLimits } from '#domain/service/feedback.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { PictureProblem } from '#domain/service/upload.ts';
import type { PreparedPicture, UploadPorts } from '#machines/upload/ports.ts';
import { randomHex } from '#protocol/random.ts';
import { reencodePicture, decodeProblem } from '#services/pictures/reencode-picture.ts';
import type { PictureStore } from '#services/storage/picture-store.ts';
import { fillRandom } from '#services/random.ts';
import type { FlowServices } from './provider.ts';

type PicturePorts = UploadPorts & {
  takeFiles: (files: readonly File[]) => void;
  dropFiles: () => void;
  dropPictures: (pictures: { userKey: string; clientIds: readonly string[] }) => void;
};

type OnPercent = (percent: number) => void;

export function picturePorts(
  { api }: Pick<FlowServices, 'api'>,
  stored: PictureStore,
): PicturePorts {
  let chosen: readonly File[] = [];
  const watched = new Map<string, OnPercent>();

  async function prepared(userKey: string, file: File): Promise<PreparedPicture> {
    const clientId = randomHex(16, fillRandom);
    const name = file.name.slice(0, 200);
    const refused = (problem: PictureProblem) => ({ clientId, name, problem });
    const drawn = await reencodePicture(file);
    if (!drawn) return refused(await decodeProblem(file));
    if (drawn.size > pictureLimits.bytes) return refused('size');
    await stored.keep(userKey, clientId, drawn);
    return { clientId, name, problem: null };
  }

  return {
    takeFiles(files) {
      chosen = [...chosen, ...files];
    },
    dropFiles() {
      chosen = [];
    },
    async preparePictures({ userKey, room }) {
      const files = chosen;
      chosen = [];
      const pictures: PreparedPicture[] = [];
      let left = room;
      for (const [index, file] of files.entries()) {
        if (left > 0 && index < 2 * pictureLimits.count) {
          // Sequential, because a phone has little memory.
          const one = await prepared(userKey, file);
          pictures.push(one);
          if (one.problem === null) left -= 1;
        } else {
          const clientId = randomHex(16, fillRandom);
          pictures.push({ clientId, name: file.name.slice(0, 200), problem: 'tooMany' });
        }
      }
      return { pictures };
    },
    async sendPicture({ userKey, clientId }, signal) {
      const picture = await stored.read(userKey, clientId);
      if (!picture) throw new ServiceFailure({ kind: 'unexpected', message: 'no such picture' });
      const file = new File([picture], `${clientId}.jpg`, { type: picture.type });
      return api.upload('uploadLeaveMessageImage', { clientId }, [file], {
        signal,
        onProgress: (sent) => watched.get(clientId)?.(Math.round(100 * sent)),
      });
    },
    watchProgress({ clientId }, tell) {
      watched.set(clientId, (percent) => tell({ type: 'picture.progressed', percent }));
      return { look: () => {}, stop: () => watched.delete(clientId) };
    },
    dropPictures({ userKey, clientIds }) {
      for (const clientId of clientIds) void stored.drop(userKey, clientId);
    },
  };
}
