import { useSyncExternalStore } from 'react';
import type { Theme } from '../machines/settings.ts';

const asked = () => matchMedia('(prefers-color-scheme: dark)');

function listen(changed: () => void) {
  const query = asked();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** `system` follows the browser's preference. */
export function useDark(theme: Theme): boolean {
  const system = useSyncExternalStore(listen, () => asked().matches);
  return theme === 'system' ? system : theme === 'dark';
}
