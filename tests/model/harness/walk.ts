import { describe, expect, test } from 'vitest';
import { isProof } from '#tests/depth.ts';
import { countingOf, missing, type Walked } from '#machines/walk/coverage.ts';
import { coverable, coveredByPaths } from '#machines/walk/covering.ts';
import { faultsOfMachine } from '#machines/walk/declared.ts';
import { type Begin, walkPlan } from '#machines/walk/drive.ts';
import { liveDriver, pureDriver } from '#machines/walk/drivers.ts';
import { faultsOfPlan } from '#machines/walk/faults.ts';
import type { Model } from '#machines/walk/model.ts';
import { type Generator, generators, type Plan } from '#machines/walk/plan.ts';
import { fileText, planIn } from '#machines/walk/plan-file.ts';
import { fileOf } from '#machines/walk/plan-writer.ts';
import { explore, type Explored } from '#machines/walk/planner.ts';
import { planText, readPlans } from '#machines/walk/plans.ts';
import { mustNotFail } from '#machines/walk/story.ts';

const drivers: Record<string, (model: Model) => Begin> = { pure: pureDriver, live: liveDriver };

export function uncovered({ graph }: Explored, { generator, paths }: Plan): string[] {
  const covered = coveredByPaths(generator, paths);
  return [...coverable(graph, generator)].filter((item) => !covered.has(item));
}

/** Defines the tests of a machine's chart. Adds the coverage of the walks by driver and machine. */
export function describeWalk(model: Model, coverage: Record<string, Record<string, Walked>>): void {
  const { machine } = model;
  const { id } = machine;
  let read: Promise<Record<Generator, Plan>> | undefined;
  const plans = () => (read ??= readPlans(model));
  let explored: Record<Generator, Explored> | undefined;
  const everything = () => (explored ??= explore(model));

  describe(`the chart ${id}`, () => {
    test('has no inline, unnamed, undescribed or unhandled part', () => {
      expect(faultsOfMachine(machine, model.services)).toEqual([]);
    });

    // One test per chart, so that a wrong chart fails once and not in every driver and file.
    test('matches its committed plan word for word', async () => {
      const { pairs, transitions } = await plans();
      for (const [driver, driverOf] of Object.entries(drivers)) {
        const { walked, onMoment } = countingOf(machine);
        for (const plan of [transitions, pairs]) {
          const failure = await walkPlan(model, plan, driverOf(model), onMoment);
          mustNotFail(failure, `npx vitest run tests/model/machines.test.ts -t 'the chart ${id}'`);
          expect(failure).toBeNull();
        }
        coverage[driver] = { ...coverage[driver], [id]: walked };
        expect(
          missing(walked),
          `parts of ${id} that no path covers with the ${driver} driver`,
        ).toEqual([]);
      }
      // Runs after the walks, so that a failed step is reported before a difference of the files.
      const committed = await planText(id);
      const file = fileOf(model, await plans(), planIn(committed));
      expect(fileText(file), `npm run plans -- ${id}`).toBe(committed);
    });

    // Exploring a graph takes most of the time of these tests.
    test.for(isProof ? [...generators] : [])(
      'is covered completely by its plan of %s',
      async (generator) => {
        const { [generator]: plan } = await plans();
        expect(uncovered(everything()[generator], plan), `npm run plans -- ${id}`).toEqual([]);
        // Only the plan of transitions is complete; pairs may be narrowed.
        const isWhole = generator === 'transitions' || !model.pairs;
        expect(isWhole ? faultsOfPlan(machine, plan) : []).toEqual([]);
      },
    );
  });
}
