/** Renames keys recursively; `rename` returns `undefined` to omit a key. */
function renameKeys(value: unknown, rename: (key: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  // `fromEntries` creates own properties for every key, including `__proto__`.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const name = rename(key);
      return name === undefined ? [] : [[name, renameKeys(inner, rename)]];
    }),
  );
}

/**
 * The `data` of a call with every key prefixed recursively, in arrays too (S7). Takes JSON values.
 * The envelope's own keys are outside of `data` and get no prefix.
 */
export function addPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) => prefix + key);
}

/** The inverse of {@link addPrefix}, for the server. A key without the prefix is omitted. */
export function stripPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : undefined,
  );
}
