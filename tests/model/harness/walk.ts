import { describe, expect, test } from 'vitest';
import { countingOf, missing, type Walked } from './coverage.ts';
import { faultsOfMachine } from './declared.ts';
import { type Begin, walkPlan } from './drive.ts';
import { liveDriver, pureDriver } from './drivers.ts';
import { faultsOfPlan } from './faults.ts';
import type { Model } from './model.ts';
import { generators, type Plan } from './plan.ts';
import { changeOf } from './plan-change.ts';
import { explore, planOf } from './planner.ts';
import { planText, readPlan } from './plans.ts';
import type { WalkFigures } from './report.ts';
import { tell } from './tell.ts';

const time = 60_000;

const drivers: Record<string, (model: Model) => Begin> = { pure: pureDriver, live: liveDriver };

/** What the tests of a machine walked, by driver, and how long it took. */
export type WalkRecord = { model: Model; walked: Record<string, Walked>; walks: WalkFigures[] };

const sizeOf = ({ paths }: Plan) => ({
  paths: paths.length,
  steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
});

/**
 * The tests of one machine: what it must say of itself, and every path of its plans walked. Gives
 * what they walked, once they ran.
 */
export function describeWalk(model: Model): WalkRecord {
  const { machine } = model;
  const { id } = machine;
  const record: WalkRecord = { model, walked: {}, walks: [] };

  describe(`the chart ${id}`, () => {
    test('every state says what it is; every part has a name and every service an onError', () => {
      expect(faultsOfMachine(machine)).toEqual([]);
    });

    test('does what its committed plans say', { timeout: time }, async () => {
      const explored = explore(model);
      const changes = generators.map(async (generator) =>
        changeOf(planOf(explored, generator), await planText(id, generator), (difference) =>
          tell(machine, difference),
        ),
      );
      expect((await Promise.all(changes)).filter(Boolean).join('\n\n')).toBe('');
    });

    test.for([...generators])('the plan of %s reaches everything', async (generator) => {
      expect(faultsOfPlan(machine, await readPlan(id, generator))).toEqual([]);
    });

    describe.for(Object.entries(drivers))('as a %s machine', ([driver, driverOf]) => {
      const { walked, heard } = countingOf(machine);

      test.for([...generators])(
        'every path of %s goes as planned',
        { timeout: time },
        async (generator) => {
          const plan = await readPlan(id, generator);
          const began = performance.now();
          const difference = await walkPlan(plan, driverOf(model), heard);
          expect(difference ? tell(machine, difference) : '').toBe('');
          const milliseconds = performance.now() - began;
          record.walks.push({ driver, generator, ...sizeOf(plan), milliseconds });
          record.walked[driver] = walked;
        },
      );

      test('every state and transition ran', () => {
        expect(missing(walked)).toEqual([]);
      });
    });
  });
  return record;
}
