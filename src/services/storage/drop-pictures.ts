export const picturesDatabase = 'hiram-pictures';

/** The part of a window that stores pictures; accessed at each use, because the access may throw. */
export type PicturesHost = { readonly indexedDB: IDBFactory };

/** The stores of unsent pictures: in the browser and in the page's memory. */
export type PicturesArea = { readonly host: PicturesHost; readonly inMemory: Map<string, Blob> };

/**
 * Removes every unsent picture from this phone at a logout, because another person may use the
 * phone next. Never throws.
 */
export function dropAllPictures({ host, inMemory }: PicturesArea): void {
  inMemory.clear();
  try {
    host.indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // A browser without storage has no pictures to remove.
  }
}
