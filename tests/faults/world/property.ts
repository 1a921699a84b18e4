import * as fc from 'fast-check';
import { storyReporter } from '#tests/model/harness/story-reporter.ts';
import type { KindFixture } from '../kinds/fixture.ts';
import type { Product } from './product.ts';
import { regressions } from './regressions.ts';
import { play } from './run.ts';
import { type Schedule, schedules } from './schedule.ts';
import { storyOfSchedule } from './story.ts';

export function noViolation(product: Product, fixture: KindFixture) {
  return fc.asyncProperty(schedules, async (schedule) => {
    const found = await play(product, fixture, schedule);
    if (found.length > 0) throw new Error(found.join('; '));
  });
}

export const throwStory = (details: fc.RunDetails<[Schedule]>): Promise<void> =>
  Promise.resolve(details).then(storyReporter(([schedule]) => storyOfSchedule(schedule)));

export const examples: [Schedule][] = Object.values(regressions).map((schedule) => [schedule]);
