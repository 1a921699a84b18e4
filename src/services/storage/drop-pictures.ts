/** The pictures' database in IndexedDB. */
export const picturesDatabase = 'hiram-pictures';

/** The part of a window that stores pictures; accessed at each use, because the access may throw. */
export type PicturesHost = { readonly indexedDB: IDBFactory };

/** Where pictures wait: in the browser and, for as long as the page lives, in its memory. */
export type PicturesArea = { readonly host: PicturesHost; readonly inMemory: Map<string, Blob> };

/** Forgets every picture that waits on this phone: who logs out hands it on. Never throws. */
export function dropAllPictures({ host, inMemory }: PicturesArea): void {
  inMemory.clear();
  try {
    host.indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
