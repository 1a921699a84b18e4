import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { realProduct } from './world/product.ts';
import { play } from './world/run.ts';
import { schedules } from './world/schedule.ts';

test('10,000 random schedules: a repayment is sent once, ends, and is told as it is', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      expect(await play(realProduct, 'repaymentConfirm', schedule)).toEqual([]);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);
