import * as fc from 'fast-check';
import type { KindFixture } from '../kinds/fixture.ts';
import type { Product } from './product.ts';
import { regressions } from './regressions.ts';
import { play } from './run.ts';
import { type Schedule, schedules } from './schedule.ts';

/** The one property: whatever the world does, nothing is wrong afterwards. */
export function nothingGoesWrong(product: Product, fixture: KindFixture) {
  return fc.asyncProperty(schedules, async (schedule) => {
    const found = await play(product, fixture, schedule);
    if (found.length > 0) throw new Error(found.join('; '));
  });
}

/** What every run of the property begins with. */
export const examples: [Schedule][] = Object.values(regressions).map((schedule) => [schedule]);
