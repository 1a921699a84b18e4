const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether two values of plain data are equal. A value that is not plain data is equal only to
 * itself.
 */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  const prototype: unknown = Object.getPrototypeOf(a);
  if (prototype !== Object.getPrototypeOf(b)) return false;
  if (prototype !== Object.prototype && prototype !== Array.prototype) return false;
  const [mine, theirs] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return (
    mine.size === theirs.size &&
    [...mine].every(([key, value]) => theirs.has(key) && deepEqual(value, theirs.get(key)))
  );
}
