/** The part of a window that keeps the app's storage. */
export type EarlyStorageHost = { readonly localStorage: Pick<Storage, 'getItem'> };

/**
 * Reads kept JSON before the app's code is there, unchecked and without changing anything.
 *
 * @returns null where nothing is kept, or storage is barred; undefined where the text is no JSON
 */
export function readEarly(host: EarlyStorageHost, key: string): unknown {
  try {
    const text = host.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError ? undefined : null;
  }
}
