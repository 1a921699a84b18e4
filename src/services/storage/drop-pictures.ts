export const picturesDatabase = 'hiram-pictures';

/** The property is accessed at each use, because the access may throw. */
export type PicturesHost = { readonly indexedDB: IDBFactory };

export type PicturesArea = { readonly host: PicturesHost; readonly inMemory: Map<string, Blob> };

/** Another person may use the phone after a logout. Never throws. */
export function dropAllPictures({ host, inMemory }: PicturesArea): void {
  inMemory.clear();
  try {
    host.indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // A browser without storage has no pictures to remove.
  }
}
