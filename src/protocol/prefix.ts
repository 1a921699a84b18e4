/** Renames keys all the way down; `rename` answers undefined for a key to leave out. */
function renameKeys(value: unknown, rename: (key: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => renameKeys(item, rename));
  if (typeof value !== 'object' || value === null) return value;
  // `fromEntries` makes own properties of every key, `__proto__` included.
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const name = rename(key);
      return name === undefined ? [] : [[name, renameKeys(inner, rename)]];
    }),
  );
}

/**
 * The `data` of a call with every key prefixed, recursively, arrays too (S7). Takes JSON values. The envelope
 * around it keeps its own words: `header`, `body`, `method`, `data`.
 */
export function addPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) => prefix + key);
}

/** The inverse of {@link addPrefix}, for the server's side. A key without the prefix is no field and is left out. */
export function stripPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : undefined,
  );
}
