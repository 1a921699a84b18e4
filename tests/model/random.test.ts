import { describe, expect, test } from 'vitest';
import { randomWalks } from './harness/random.ts';
import { mustNotFail } from './harness/story.ts';
import { models } from '#tests/flows/models.ts';

const steps = 10_000;
const seed = 20_240_617;

describe(`${steps} random steps, live beside pure`, () => {
  test.for(models.map((model) => [model.machine.id, model] as const))(
    '%s goes as its chart says',
    { timeout: 120_000 },
    async ([, model]) => {
      const failure = await randomWalks(model)(steps, seed);
      mustNotFail(failure, `randomWalks(model)(${steps}, ${failure?.seed}) in random.test.ts`);
      expect(failure).toBeNull();
    },
  );
});
