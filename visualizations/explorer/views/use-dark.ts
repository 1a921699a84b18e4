import { useSyncExternalStore } from 'react';
import type { Theme } from '../machines/settings.ts';

const asked = () => matchMedia('(prefers-color-scheme: dark)');

function listen(changed: () => void) {
  const query = asked();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether a theme is dark. `system` follows the preference of the browser. */
export function useDark(theme: Theme): boolean {
  const system = useSyncExternalStore(listen, () => asked().matches);
  return theme === 'system' ? system : theme === 'dark';
}
