import { betweenDefects } from './between.ts';
import { clientDefects } from './client.ts';
import type { Defects } from './defect.ts';
import { principleDefects } from './principles.ts';
import { serverDefects } from './server.ts';

export const allDefects: Defects = {
  ...clientDefects,
  ...serverDefects,
  ...betweenDefects,
  ...principleDefects,
};
