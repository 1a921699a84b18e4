import { describe, expect, it } from 'vitest';
import { dropAllPictures, type PicturesArea } from '#services/storage/drop-pictures.ts';
import { createPictureStore } from '#services/storage/picture-store.ts';

/** A browser without usable storage: listing its databases throws. */
const keepsNothing = (): PicturesArea => ({
  host: {
    get indexedDB(): IDBFactory {
      throw new DOMException('denied', 'SecurityError');
    },
  },
  inMemory: new Map(),
});

const picture = new Blob(['a receipt'], { type: 'image/jpeg' });

describe('pictures in memory only', () => {
  it('last as long as the page, for their borrower', async () => {
    const area = keepsNothing();
    await createPictureStore(area).keep('juan', 'a', picture);
    expect(await createPictureStore(area).read('juan', 'a')).toBe(picture);
    expect(await createPictureStore(area).read('maria', 'a')).toBeNull();
  });

  it('D4: are removed with the borrower’s data', async () => {
    const area = keepsNothing();
    const kept = createPictureStore(area);
    await kept.keep('juan', 'a', picture);
    dropAllPictures(area);
    expect(await kept.read('juan', 'a')).toBeNull();
    expect(area.inMemory.size).toBe(0);
  });
});
