import { afterAll, expect, test } from 'vitest';
import { recordCoverage } from './harness/coverage-file.ts';
import type { Walked } from '#machines/walk/coverage.ts';
import { countLawParts } from './harness/law-coverage.ts';
import { describeWalk } from './harness/walk.ts';
import { models } from '#machines/models.ts';

const idleLawParts = await countLawParts(models);

const coverage: Record<string, Record<string, Walked>> = {};

for (const model of models) describeWalk(model, coverage);

test('each part of a law runs, so that the law can fail', async () => {
  expect(await idleLawParts()).toEqual([]);
});

afterAll(async () => {
  for (const [driver, walked] of Object.entries(coverage)) await recordCoverage(driver, walked);
});
