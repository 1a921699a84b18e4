import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyFlows } from '#domain/money/flows.ts';
import { kindFixtures } from './kinds.ts';
import { realProduct } from './world/product.ts';
import { examples, nothingGoesWrong, told } from './world/property.ts';

const bounds = {
  numRuns: 10_000,
  examples,
  asyncReporter: told,
};

test.for(Object.keys(moneyFlows))('%s is put through the schedules', (kind) => {
  expect(Object.keys(kindFixtures)).toContain(kind);
});

test.for(Object.values(kindFixtures))(
  '$kind: in 10,000 random schedules never twice, never stuck, never lost, told as it is',
  { timeout: 60_000 },
  async (fixture) => {
    await fc.assert(nothingGoesWrong(realProduct, fixture), bounds);
  },
);
