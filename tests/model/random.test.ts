import { describe, expect, test } from 'vitest';
import { randomWalks } from './harness/random.ts';
import { models } from './machines.ts';

const steps = 10_000;
const seed = 20_240_617;

describe(`${steps} random steps, live beside pure`, () => {
  test.for(models.map((model) => [model.machine.id, model] as const))(
    '%s goes as its chart says',
    { timeout: 120_000 },
    async ([, model]) => {
      expect(await randomWalks(model)(steps, seed)).toBeNull();
    },
  );
});
