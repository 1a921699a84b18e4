import { useMemo, useSyncExternalStore } from 'react';
import type { RootSnapshot } from '#machines/root/location.ts';
import { useApp } from './app-context.ts';
import { stable } from './store.ts';

/**
 * What a selector says of the whole tree now. It renders again only when it says something else.
 *
 * @param select declared outside of any component; `last` is what it said before
 */
export function useSelected<Value>(
  select: (snapshot: RootSnapshot, last: Value | undefined) => Value,
): Value {
  const { store } = useApp();
  const read = useMemo(() => stable(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}
