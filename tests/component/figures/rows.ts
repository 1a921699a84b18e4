import { borrowing } from './borrowing.ts';
import { extending } from './extending.ts';
import type { Row } from './reading.ts';
import { repaying } from './repaying.ts';

export const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  ...borrowing,
  ...repaying,
  ...extending,
};
