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

/** Prefixes every key, recursively (S7). */
export function addPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) => prefix + key);
}

/** Omits keys without the prefix. */
export function stripPrefix(value: unknown, prefix: string): unknown {
  return renameKeys(value, (key) =>
    key.startsWith(prefix) ? key.slice(prefix.length) : undefined,
  );
}
