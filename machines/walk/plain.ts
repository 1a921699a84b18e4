const known = new WeakMap<object, unknown>();

/** Thrown for a value that JSON changes. An `undefined` property counts as absent. */
class Lost extends Error {
  constructor(what: string, where: string) {
    super(`${where} holds ${what}, which JSON loses`);
  }
}

function plainObject(value: object, where: string): unknown {
  if (Array.isArray(value)) return value.map((one, index) => plainOf(one, `${where}[${index}]`));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new Lost(`a ${value.constructor.name}`, where);
  }
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, plainOf(one, `${where}.${key}`)]);
  return Object.fromEntries(entries);
}

/** The value with sorted properties; throws if JSON loses any part of it. */
export function plainOf(value: unknown, where: string): unknown {
  if (typeof value === 'object' && value !== null) {
    const before = known.get(value);
    if (before !== undefined) return before;
    const plain = plainObject(value, where);
    known.set(value, plain);
    return plain;
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new Lost(typeof value === 'number' ? String(value) : `a ${typeof value}`, where);
}

/** The value as JSON transports it, including losses; `undefined` becomes null. */
export function sentOf(value: unknown): unknown {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? null : plainOf(JSON.parse(text), 'what is sent');
}
