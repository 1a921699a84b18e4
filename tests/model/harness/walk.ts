import { describe, expect, test } from 'vitest';
import { faultsOfMachine } from './declared.ts';
import { walkPlan } from './drive.ts';
import { liveDriver, pureDriver } from './drivers.ts';
import { faultsOfPlan } from './faults.ts';
import type { Model } from './model.ts';
import { generators } from './plan.ts';
import { changeOf } from './plan-change.ts';
import { explore, planOf } from './planner.ts';
import { planText, readPlan } from './plans.ts';

const time = 60_000;

/** The tests of one machine: what it must say of itself, and every path of its plans walked. */
export function describeWalk(model: Model): void {
  const { machine } = model;
  const { id } = machine;
  describe(`the chart ${id}`, () => {
    test('every state says what it is; every part has a name and every service an onError', () => {
      expect(faultsOfMachine(machine)).toEqual([]);
    });

    test('does what its committed plans say', { timeout: time }, async () => {
      const explored = explore(model);
      const changes = generators.map(async (generator) =>
        changeOf(planOf(explored, generator), await planText(id, generator)),
      );
      expect((await Promise.all(changes)).filter(Boolean).join('\n\n')).toBe('');
    });

    describe.for([...generators])('every path of %s', (generator) => {
      test('together they reach everything', async () => {
        expect(faultsOfPlan(machine, await readPlan(id, generator))).toEqual([]);
      });

      test('goes as planned in the pure world', { timeout: time }, async () => {
        expect(await walkPlan(await readPlan(id, generator), pureDriver(model))).toBeNull();
      });

      test('goes as planned in a live actor', { timeout: time }, async () => {
        expect(await walkPlan(await readPlan(id, generator), liveDriver(model))).toBeNull();
      });
    });
  });
}
