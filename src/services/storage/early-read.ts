export type EarlyStorageHost = { readonly localStorage: Pick<Storage, 'getItem'> };

/**
 * Reads before the app's code has loaded, and without validation.
 *
 * @returns null without a value or without storage; `undefined` if the text is not JSON
 */
export function readEarly(host: EarlyStorageHost, key: string): unknown {
  try {
    const text = host.localStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch (error) {
    return error instanceof SyntaxError ? undefined : null;
  }
}
