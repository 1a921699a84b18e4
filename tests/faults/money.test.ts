import * as fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { atDepth, enterInLedger, seed } from '#tests/depth.ts';
import { seedLine, seedsOf } from '#tests/seeds.ts';
import { kindFixtures } from './kinds.ts';
import { realProduct } from './world/product.ts';
import { examples, noViolation, throwStory } from './world/property.ts';

const schedulesPerKind = atDepth(500, 20_000);

const schedulesPerSeed = 1_000;

function seedsFor(kind: string): { seed: number; numRuns: number }[] {
  const known = seedsOf('faults').filter(({ subject }) => subject === kind);
  const fresh = Array.from(
    { length: Math.ceil(schedulesPerKind / schedulesPerSeed) },
    (_, index) => ({
      seed: seed + index,
      numRuns: Math.min(schedulesPerSeed, schedulesPerKind),
    }),
  );
  return [...known.map((one) => ({ seed: one.seed, numRuns: schedulesPerSeed })), ...fresh];
}

const parts = Object.values(kindFixtures).flatMap((fixture) =>
  seedsFor(fixture.kind).map((part) => ({ ...part, fixture, kind: fixture.kind })),
);

afterAll(() => {
  const all = parts.reduce((sum, { numRuns }) => sum + numRuns, 0);
  enterInLedger(`faults: ${all} schedules, of the seeds from ${seed} on`);
});

test.for(parts)(
  '$kind: money moves at most once and is never stuck, lost or misreported, in $numRuns random schedules of seed $seed',
  async ({ fixture, numRuns, ...part }) => {
    try {
      const bounds = { numRuns, seed: part.seed, examples, asyncReporter: throwStory };
      await fc.assert(noViolation(realProduct, fixture), bounds);
    } catch (error) {
      const story = error instanceof Error ? error.message : String(error);
      throw new Error(`${story}\n  ${seedLine('faults', part.kind, part.seed)}`, { cause: error });
    }
  },
);
