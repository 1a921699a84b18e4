import * as fc from 'fast-check';

/** Checks a property for random values of the arbitraries. */
export function forAll<Values extends [unknown, ...unknown[]]>(
  ...args: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    property: (...values: Values) => boolean | void,
  ]
): void {
  fc.assert(fc.property(...args));
}
