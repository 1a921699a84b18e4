/** Reads a part from a single-file page, else requests the part. Throws if the request fails. */
export async function loadPart(path: string): Promise<string> {
  const embedded = document.getElementById(path);
  if (embedded) return embedded.textContent ?? '';
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Loads once for each key; again only after `forget`, because React reads a promise repeatedly. */
export function loaderOf<Key, Value>(load: (key: Key) => Promise<Value>) {
  const known = new Map<Key, Promise<Value>>();
  return {
    get: (key: Key): Promise<Value> => {
      const promise = known.get(key) ?? load(key);
      known.set(key, promise);
      return promise;
    },
    forget: () => known.clear(),
  };
}
