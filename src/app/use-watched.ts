import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

/** Returns the present value of a watched thing; the same one in the prerendered page. */
export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
