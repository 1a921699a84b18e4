import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flowIds } from '#machines/flows.ts';
import { folderOf } from '#machines/description/folder.ts';

it('every flow has a test file for the table of its ports', () => {
  const without = flowIds.filter(
    (flow) => !existsSync(new URL(`${folderOf(flow)}.test.ts`, import.meta.url)),
  );
  expect(without, 'Flows without a table').toEqual([]);
});
