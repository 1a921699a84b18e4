import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

/** What something watched is now; the same where the page is rendered ahead. */
export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
