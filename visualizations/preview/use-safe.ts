import { useMemo } from 'react';
import { sanitise } from '#services/html/sanitise.ts';

export function useSafe(html: string | null): string | TrustedHTML | null {
  return useMemo(() => (html === null ? null : sanitise(html)), [html]);
}
