import { borrowing } from './borrowing.ts';
import { extending } from './extending.ts';
import { homeAndLists } from './home-and-lists.ts';
import type { Row } from './reading.ts';
import { repaying } from './repaying.ts';

export const rows: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  ...borrowing,
  ...homeAndLists,
  ...repaying,
  ...extending,
};
