import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropAllPictures, picturesDatabase } from '#services/storage/drop-pictures.ts';
import { createPictureStore } from '#services/storage/picture-store.ts';
import { retryPause } from '#services/storage/safe-area.ts';

const picture = new Blob(['a receipt'], { type: 'image/jpeg' });

let indexedDB: IDBFactory;
beforeEach(() => {
  indexedDB = new IDBFactory();
});
/** A new page has nothing in memory. */
const page = () => ({ host: { indexedDB }, inMemory: new Map<string, Blob>() });

describe('stored pictures', () => {
  it('are available to a later page, unchanged', async () => {
    await createPictureStore(page()).keep('ana', 'p1', picture);
    const read = await createPictureStore(page()).read('ana', 'p1');
    expect(read?.type).toBe('image/jpeg');
    await expect(read?.text()).resolves.toBe('a receipt');
  });

  it('are written again until the browser’s storage accepts them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const area = page();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const pictures = createPictureStore(area);
    await Promise.all([pictures.keep('ana', 'p1', picture), pictures.keep('ana', 'p2', picture)]);
    await pictures.drop('ana', 'p2');
    await vi.advanceTimersByTimeAsync(retryPause);
    open.mockRestore();
    await vi.advanceTimersByTimeAsync(retryPause);
    vi.useRealTimers();
    const later = createPictureStore(page());
    await vi.waitFor(async () => expect(await later.read('ana', 'p1')).not.toBeNull());
    await expect(later.read('ana', 'p2')).resolves.toBeNull();
  });

  it('are written again if a full disk undoes the write after its request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function undone(
      this: IDBObjectStore,
      ...stored
    ) {
      const request = this.add(...stored);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await createPictureStore(page()).keep('ana', 'p1', picture);
    await vi.advanceTimersByTimeAsync(retryPause);
    vi.useRealTimers();
    const later = createPictureStore(page());
    await vi.waitFor(async () => expect(await later.read('ana', 'p1')).not.toBeNull());
  });

  it('last as long as the page if the browser’s storage does not answer', async () => {
    const upgrade = indexedDB.open(picturesDatabase, 1);
    let isHeld = true;
    upgrade.addEventListener('upgradeneeded', () => {
      const store = upgrade.result.createObjectStore('pictures');
      const hold = () => {
        if (isHeld) store.get('any').addEventListener('success', hold);
      };
      hold();
    });
    const pictures = createPictureStore(page(), 20);
    await pictures.keep('ana', 'p1', picture);
    await expect(pictures.read('ana', 'p1')).resolves.toBe(picture);
    await expect(pictures.read('ana', 'p2')).resolves.toBeNull();
    isHeld = false;
  });

  it('are all removed at logout, in memory and in storage', async () => {
    const area = page();
    const pictures = createPictureStore(area);
    await pictures.keep('ana', 'p1', picture);
    dropAllPictures(area);
    await expect(pictures.read('ana', 'p1')).resolves.toBeNull();
    await expect(createPictureStore(page()).read('ana', 'p1')).resolves.toBeNull();
  });
});
