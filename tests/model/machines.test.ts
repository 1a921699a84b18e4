import { afterAll, expect, test } from 'vitest';
import { recordCoverage } from './harness/coverage-file.ts';
import type { Walked } from '#machines/walk/coverage.ts';
import { figuresOf } from './harness/figures.ts';
import { writeReport } from './harness/report.ts';
import { countLawParts } from './harness/law-coverage.ts';
import { describeWalk } from './harness/walk.ts';
import { models } from '#machines/models.ts';

const idleLawParts = await countLawParts(models);

const records = models.map(describeWalk);

test('each part of a law runs, so that the law can fail', async () => {
  expect(await idleLawParts()).toEqual([]);
});

afterAll(async () => {
  const ran = records.filter(({ walks }) => walks.length > 0);
  const byDriver: Record<string, Record<string, Walked>> = {};
  for (const { model, walked } of ran) {
    for (const [driver, one] of Object.entries(walked)) {
      byDriver[driver] = { ...byDriver[driver], [model.machine.id]: one };
    }
  }
  for (const [driver, walked] of Object.entries(byDriver)) await recordCoverage(driver, walked);
  console.log(await writeReport(ran.map(figuresOf)));
});
