import { describe, expect, test } from 'vitest';
import { randomWalks } from './harness/random.ts';
import { failureText } from './harness/story.ts';
import { models } from '#tests/flows/models.ts';

const steps = 10_000;
const seed = 20_240_617;

describe(`${steps} random steps, live beside pure`, () => {
  test.for(models.map((model) => [model.machine.id, model] as const))(
    '%s goes as its chart says',
    { timeout: 120_000 },
    async ([, model]) => {
      const failure = await randomWalks(model)(steps, seed);
      expect(failure ? `${failureText(failure)}\n(Seed ${failure.seed}.)` : '').toBe('');
    },
  );
});
