import { useMemo, useSyncExternalStore } from 'react';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import { useApp } from './app-context.ts';
import { stable } from './store.ts';

/** @param select declared outside of any component; `last` is its previous result */
export function useSelected<Value>(
  select: (snapshot: RootSnapshot, last: Value | undefined) => Value,
): Value {
  const { store } = useApp();
  const read = useMemo(() => stable(store, select), [store, select]);
  return useSyncExternalStore(store.subscribe, read, read);
}
