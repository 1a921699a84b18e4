export type EarlyStorageHost = { readonly localStorage: Pick<Storage, 'getItem'> };

/**
 * Reads stored JSON before the app's code has loaded, without validation or changes.
 *
 * @returns null if nothing is stored or storage is disabled; `undefined` if the text is not JSON
 */
export function readEarly(host: EarlyStorageHost, key: string): unknown {
  try {
    const text = host.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError ? undefined : null;
  }
}
