import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyFlows } from '#domain/money/flows.ts';
import { kindFixtures } from './kinds.ts';
import { realProduct } from './world/product.ts';
import { examples, nothingGoesWrong, told } from './world/property.ts';

/** How many random schedules each kind is put through: `SCHEDULES=100000` for a release. */
const schedules = Number(process.env['SCHEDULES'] ?? 20_000);

/** How many of them are one test: it is to take seconds, also where other work is done beside it. */
const atOnce = 1_000;

const parts = Object.values(kindFixtures).flatMap((fixture) =>
  Array.from({ length: Math.ceil(schedules / atOnce) }, (_, index) => {
    const from = index * atOnce;
    return { fixture, from, numRuns: Math.min(atOnce, schedules - from) };
  }).map((part) => ({ ...part, kind: fixture.kind, first: part.from + 1 })),
);

test.for(Object.keys(moneyFlows))('%s is put through the schedules', (kind) => {
  expect(Object.keys(kindFixtures)).toContain(kind);
});

test.for(parts)(
  '$kind: in random schedules from number $first on: never twice, never stuck, never lost, told as it is',
  async ({ fixture, from, numRuns }) => {
    const known = from === 0 ? examples : [];
    const bounds = { numRuns, examples: known, asyncReporter: told };
    await fc.assert(nothingGoesWrong(realProduct, fixture), bounds);
  },
);
