import { afterAll, describe, expect, test } from 'vitest';
import { atDepth, enterInLedger, seed } from '#tests/depth.ts';
import { models } from '#machines/models.ts';
import { seedLine, seedsOf } from '#tests/seeds.ts';
import { randomWalks } from './harness/random.ts';
import { mustNotFail } from '#machines/walk/story.ts';

const steps = atDepth(300, 10_000);

afterAll(() => enterInLedger(`walks: ${models.length} machines, ${steps} steps of seed ${seed}`));

describe(`in ${steps} random steps, a machine with live actors`, () => {
  test.for(models.map((model) => [model.machine.id, model] as const))(
    '%s behaves like its pure model',
    async ([id, model]) => {
      const walk = randomWalks(model);
      const known = seedsOf('steps').filter(({ subject }) => subject === id);
      for (const one of [...known.map((row) => ({ ...row, steps: 1 })), { seed, steps }]) {
        const failure = await walk(one.steps, one.seed);
        mustNotFail(failure, seedLine('steps', id, failure?.seed ?? one.seed));
        expect(failure).toBeNull();
      }
    },
  );
});
