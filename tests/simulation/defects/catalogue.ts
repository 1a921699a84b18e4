import { betweenDefects } from './between.ts';
import { clientDefects } from './client.ts';
import type { Defects } from './defect.ts';
import { serverDefects } from './server.ts';

/** Every defect that the worlds must find, by its name: 20 of each kind. */
export const catalogue = {
  client: clientDefects,
  server: serverDefects,
  between: betweenDefects,
} as const satisfies Record<string, Defects>;

export const allDefects: Defects = { ...clientDefects, ...serverDefects, ...betweenDefects };
