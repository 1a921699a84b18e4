import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

/** Returns the current value of a watched value; re-renders when it changes. */
export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
