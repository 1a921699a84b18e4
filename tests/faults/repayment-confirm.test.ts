import * as fc from 'fast-check';
import { test } from 'vitest';
import { realProduct } from './world/product.ts';
import { examples, nothingGoesWrong } from './world/property.ts';

test('a repayment: in 10,000 random schedules never twice, never stuck, never lost, told as it is', async () => {
  await fc.assert(nothingGoesWrong(realProduct, 'repaymentConfirm'), { numRuns: 10_000, examples });
}, 60_000);
