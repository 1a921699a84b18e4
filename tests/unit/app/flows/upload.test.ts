import { beforeEach, describe, expect, it, vi } from 'vitest';
import { picturePorts } from '#app/flows/pictures.ts';
import { pictureLimits } from '#domain/service/feedback.ts';
import { createPictureStore } from '#services/storage/picture-store.ts';
import { phoneWith, signal } from '../lender.ts';

/** Null if the phone cannot decode the file. */
const redraw = vi.fn<(file: Blob) => Promise<Blob | null>>();

class Canvas {
  #file = new Blob();
  getContext = () => ({
    fillRect: () => {},
    drawImage: ({ file }: { file: Blob }) => {
      this.#file = file;
    },
  });
  async convertToBlob(): Promise<Blob> {
    const blob = await redraw(this.#file);
    if (!blob) throw new DOMException('unreadable');
    return blob;
  }
}

const jpeg = (name: string) => new File([Buffer.from('ffd8ffe0', 'hex')], name);
const heic = (name: string) => new File([Buffer.from('0000001866747970686569630000', 'hex')], name);
const photo = (megabytes: number) =>
  new File([Buffer.from('ffd8ffe0', 'hex'), new Uint8Array(megabytes * 1_024 * 1_024)], 'x.jpg');
const drawn = (text: string) => new Blob([text], { type: 'image/jpeg' });
const some = { userKey: 'juan', room: 5 };

function open() {
  const { services } = phoneWith();
  const pictureStore = createPictureStore(services.pictures);
  const upload = vi.fn<typeof services.api.upload>();
  const ports = picturePorts({ api: { ...services.api, upload } }, pictureStore);
  const prepare = async (files: File[], room = 5) => {
    ports.takeFiles(files);
    const { pictures } = await ports.preparePictures({ ...some, room }, signal);
    return pictures;
  };
  return { pictureStore, ports, prepare, upload };
}

beforeEach(() => {
  redraw.mockReset().mockResolvedValue(drawn('redrawn'));
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', async (file: Blob) => ({
    file,
    width: 10,
    height: 10,
    close: () => {},
  }));
});

describe('chosen pictures', () => {
  it('K2: are redrawn one after the other, and stored on the phone under names of their own', async () => {
    const { pictureStore, prepare } = open();
    let drawnNow = 0;
    redraw.mockImplementation(async (file) => {
      drawnNow += 1;
      await Promise.resolve();
      const isAlone = drawnNow === 1;
      drawnNow -= 1;
      return drawn(`${isAlone} ${file.size}`);
    });
    const pictures = await prepare([jpeg('a.jpg'), jpeg('b.jpg')]);
    expect(pictures).toMatchObject([
      { name: 'a.jpg', problem: null },
      { name: 'b.jpg', problem: null },
    ]);
    const ids = pictures.map(({ clientId }) => clientId);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      await expect((await pictureStore.read('juan', id))?.text()).resolves.toBe('true 4');
    }
  });

  it.each([
    ['not a picture', new File(['<svg>'], 'x.jpg'), null, 'type'],
    ['an empty file', new File([], 'x.jpg'), null, 'empty'],
    ['a photo of 9 MB that becomes small', photo(9), drawn('redrawn'), null],
    ['a picture of another type that the phone can decode', heic('x.jpg'), drawn('redrawn'), null],
    ['a HEIC picture that the phone cannot decode', heic('x.jpg'), null, 'heic'],
    ['a picture that the phone cannot decode', jpeg('x.jpg'), null, 'unreadable'],
    [
      'a picture that is too large after redrawing',
      jpeg('x.jpg'),
      new Blob([new Uint8Array(pictureLimits.bytes + 1)]),
      'size',
    ],
    [
      'a picture of exactly the maximum size',
      jpeg('x.jpg'),
      new Blob([new Uint8Array(pictureLimits.bytes)]),
      null,
    ],
  ])('K5: are stored, or rejected with a problem: %s', async (_, file, redrawn, problem) => {
    redraw.mockResolvedValue(redrawn);
    const { pictureStore, prepare } = open();
    const [one] = await prepare([file]);
    expect(one).toMatchObject({ name: 'x.jpg', problem });
    const keeps = await pictureStore.read('juan', one?.clientId ?? '');
    expect(keeps !== null).toBe(problem === null);
  });

  it('K2: fill the remaining places; rejected files take none', async () => {
    const { prepare } = open();
    redraw.mockImplementation(async (file) => (file.size > 1 ? drawn('redrawn') : null));
    const files = [jpeg('a'), new File(['x'], 'b'), jpeg('c'), jpeg('d'), jpeg('e')];
    const pictures = await prepare(files, 2);
    expect(pictures.map(({ name, problem }) => [name, problem])).toEqual([
      ['a', null],
      ['b', 'type'],
      ['c', null],
      ['d', 'tooMany'],
      ['e', 'tooMany'],
    ]);
    expect(pictures.at(-1)?.clientId).toMatch(/^[0-9a-f]{32}$/);
    expect(redraw).toHaveBeenCalledTimes(3);
  });
});
