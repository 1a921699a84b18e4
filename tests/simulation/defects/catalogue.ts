import { asideDefects } from './asides.ts';
import { betweenDefects } from './between.ts';
import { clientDefects } from './client.ts';
import type { Defects } from './defect.ts';
import { principleDefects } from './principles.ts';
import { serverDefects } from './server.ts';

/**
 * All defects that the worlds must find, by name: 20 of each kind, two of the last known data, two
 * outside of money, and those against the principles of what the app shows to a borrower.
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
