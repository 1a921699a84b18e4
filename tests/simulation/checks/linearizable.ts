/**
 * One operation on the ledger as the phones saw it: when it was asked for, when the answer was
 * heard, and what it is said to have done or shown.
 */
export type Operation = {
  /** Moments, in any order-preserving unit; `returned` is infinite where no answer was heard. */
  called: number;
  returned: number;
} & (
  | {
      type: 'write';
      /** What it adds to the ledger: nothing where it was refused. */
      adds: readonly string[];
      /** Nobody heard how it ended: it may still be done, or never. */
      unknown: boolean;
    }
  | {
      type: 'read';
      /** Which entries it tells of: all that begin so. */
      scope: string;
      shows: readonly string[];
    }
);

/**
 * The sequential ledger: a set of entries, each added once, by the operation that made it. A read
 * shows the entries of its scope, all of them and no others.
 */
type Ledger = ReadonlySet<string>;

/** The ledger after an operation; null where the operation cannot come here. */
function after(ledger: Ledger, operation: Operation): Ledger | null {
  if (operation.type === 'write') {
    if (operation.adds.some((entry) => ledger.has(entry))) return null;
    return operation.adds.length === 0 ? ledger : new Set([...ledger, ...operation.adds]);
  }
  const there = [...ledger].filter((entry) => entry.startsWith(operation.scope));
  const isShown = (entry: string) => operation.shows.includes(entry);
  return there.length === operation.shows.length && there.every(isShown) ? ledger : null;
}

const isOptional = (operation: Operation): boolean =>
  operation.type === 'write' && operation.unknown;

/**
 * Whether one order explains everything that was seen: each operation at one moment between its call
 * and its answer (Wing and Gong's search, with Lowe's memory of where it has been).
 *
 * @param start what the ledger held before
 */
export function isLinearizable(operations: readonly Operation[], start: Ledger): boolean {
  const ordered = operations.toSorted((a, b) => a.called - b.called);
  const visited = new Set<string>();

  function search(done: ReadonlySet<number>, ledger: Ledger): boolean {
    const left = [...ordered.keys()].filter((index) => !done.has(index));
    const operationAt = (index: number) => ordered[index];
    const must = left.filter((index) => {
      const operation = operationAt(index);
      return operation !== undefined && !isOptional(operation);
    });
    if (must.length === 0) return true;
    const key = `${left.join()} ${[...ledger].toSorted().join()}`;
    if (visited.has(key)) return false;
    visited.add(key);
    // Whatever was called after the first answer that is left cannot come before it.
    const first = Math.min(...must.map((index) => operationAt(index)?.returned ?? 0));
    return left.some((index) => {
      const operation = operationAt(index);
      if (!operation || operation.called > first) return false;
      const next = after(ledger, operation);
      return next !== null && search(new Set([...done, index]), next);
    });
  }
  return search(new Set(), start);
}
