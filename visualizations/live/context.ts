/** Names of secret values, which must not leave the page of the app. */
const secret = /password|token|otp|pin$|smsCode|^code$|credentials/i;

/** Depth, length of a text, number of items of a list. */
const bounds = { depth: 6, text: 200, items: 20 } as const;

/**
 * Plain data for another page: hides secrets, cuts long texts, long lists and deep objects, omits
 * actors and functions.
 */
export function contextOf(value: unknown, depth: number = bounds.depth): unknown {
  if (typeof value === 'string') {
    return value.length > bounds.text ? `${value.slice(0, bounds.text)}…` : value;
  }
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object') return undefined;
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    return value.slice(0, bounds.items).map((one) => contextOf(one, depth - 1) ?? null);
  }
  if ('getSnapshot' in value) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const shown =
        secret.test(name) && one !== '' && one !== null ? 'hidden' : contextOf(one, depth - 1);
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}
