export type Operation = {
  /** Times in any order-preserving unit; `returned` is infinite without a reply. */
  called: number;
  returned: number;
} & (
  | {
      type: 'write';
      /** Empty for a request without effect. */
      adds: readonly string[];
      /** Whether no reply arrived, so that the operation may take effect later or never. */
      unknown: boolean;
    }
  | {
      type: 'read';
      scope: string;
      shows: readonly string[];
    }
);

/** Entries, each added by one operation. A read shows exactly the entries of its scope. */
type Ledger = ReadonlySet<string>;

/** Returns null if the operation is not possible at this point. */
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
 * Whether one order explains all operations, each at one moment between its request and its reply
 * (Wing and Gong's search, with Lowe's cache of visited states). A write without a reply may be
 * left out.
 */
export function isLinearizable(operations: readonly Operation[]): boolean {
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
    // An operation that was called after the first remaining reply cannot come before that reply.
    const first = Math.min(...must.map((index) => operationAt(index)?.returned ?? 0));
    return left.some((index) => {
      const operation = operationAt(index);
      if (!operation || operation.called > first) return false;
      const next = after(ledger, operation);
      return next !== null && search(new Set([...done, index]), next);
    });
  }
  return search(new Set(), new Set());
}
