/** What nobody but its owner may read: it stays in the page that knows it. */
const secret = /password|token|otp|pin$|smsCode|^code$|credentials/i;

/** How deep, how long and how many values of what a machine knows are told. */
const bounds = { depth: 6, text: 200, items: 20 } as const;

/**
 * What a machine knows, as plain data that may be told to another page: secrets are left out, long
 * texts and lists are cut, and what is no data (actors, functions) is not told.
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
      const told =
        secret.test(name) && one !== '' && one !== null ? 'hidden' : contextOf(one, depth - 1);
      return told === undefined ? [] : [[name, told]];
    }),
  );
}
