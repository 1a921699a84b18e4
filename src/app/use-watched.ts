import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

export const useWatched = <Value>({ subscribe, get }: Pick<Watched<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
