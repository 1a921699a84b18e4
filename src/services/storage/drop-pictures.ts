export const picturesDatabase = 'hiram-pictures';

/** The property is accessed at each use, because the access may throw. */
export type PicturesHost = { readonly indexedDB: IDBFactory };

export type PicturesArea = { readonly host: PicturesHost; readonly inMemory: Map<string, Blob> };

/**
 * Removes all pictures, for a logout, because another person may then use the phone. Never throws.
 */
export function dropAllPictures({ host, inMemory }: PicturesArea): void {
  inMemory.clear();
  try {
    host.indexedDB.deleteDatabase(picturesDatabase);
  } catch {
    // A browser without storage has no pictures to remove.
  }
}
