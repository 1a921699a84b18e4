import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

/** Returns the current value of a watched value; during prerendering, its initial value. */
export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
