import { afterAll } from 'vitest';
import { recordCoverage } from './harness/coverage-file.ts';
import type { Walked } from '#machines/walk/coverage.ts';
import { figuresOf } from './harness/figures.ts';
import { writeReport } from './harness/report.ts';
import { describeWalk } from './harness/walk.ts';
import { models } from '#machines/models.ts';

const records = models.map(describeWalk);

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
