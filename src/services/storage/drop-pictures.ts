/** The pictures' database in IndexedDB. */
export const picturesDatabase = 'hiram-pictures';

/** What of a window pictures are kept in; named at each use, because merely naming it may throw. */
export type PicturesHost = { readonly indexedDB: IDBFactory };

/** Forgets every picture that waits on this phone: who logs out hands it on. Never throws. */
export function dropAllPictures(host: PicturesHost): void {
  try {
    host.indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
