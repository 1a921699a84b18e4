import { asideDefects } from './asides.ts';
import { betweenDefects } from './between.ts';
import { clientDefects } from './client.ts';
import type { Defects } from './defect.ts';
import { principleDefects } from './principles.ts';
import { serverDefects } from './server.ts';

/**
 * Every defect that the worlds must find, by its name: 20 of each kind, two of what was last known, two
 * of what lies beside money, and those against the principles of what a borrower is told.
 */
export const catalogue = {
  client: clientDefects,
  server: serverDefects,
  between: betweenDefects,
  asides: asideDefects,
  principles: principleDefects,
} as const satisfies Record<string, Defects>;

export const allDefects: Defects = {
  ...clientDefects,
  ...serverDefects,
  ...betweenDefects,
  ...asideDefects,
  ...principleDefects,
};
