import type { AnyStateMachine } from 'xstate';
import { type Begin, walkPlan } from '#machines/walk/drive.ts';
import { pureDriver } from '#machines/walk/drivers.ts';
import type { Model } from '#machines/walk/model.ts';
import type { Plan, PlannedPath } from '#machines/walk/plan.ts';
import { machineOf } from './chart.ts';
import type { Mutant, Stretch } from './mutant.ts';

type Delays = AnyStateMachine['implementations']['delays'];

function stretched(model: Model, { name, of, times }: Stretch): Delays {
  const { delays } = model.machine.implementations;
  const delay = model.delays?.[of] ?? delays[of];
  if (delay === undefined) throw new Error(`no delay ${of}`);
  const scaled: Delays[string] =
    typeof delay === 'number' ? delay * times : (args, params) => delay(args, params) * times;
  return { ...delays, [name]: scaled };
}

export function modelOf(model: Model, { chart, stretch }: Mutant): Model {
  const { implementations } = model.machine;
  const delays = stretch ? stretched(model, stretch) : implementations.delays;
  const machine = machineOf(chart, { implementations: { ...implementations, delays } });
  return { ...model, machine };
}

/**
 * A machine's behaviour without transition ids, because they change with the order of transitions.
 * A timer must not be early: a millisecond before its time it has no effect.
 */
const behaviour =
  (begin: Begin): Begin =>
  async (start) => {
    const driver = await begin(start);
    return {
      ...driver,
      taken: () => [],
      async perform(step) {
        if (step.type !== 'elapse') return driver.perform(step);
        await driver.perform({ type: 'elapse', ms: step.ms - 1 });
        if (driver.taken().length > 0) throw new Error('a timer is early');
        return driver.perform({ type: 'elapse', ms: 1 });
      },
    };
  };

/** Returns the plan without transition ids; the paths that leave the changed state earliest first. */
export function planFor(plan: Plan, state: string): Plan {
  const isFrom = (id: string) => id.startsWith(`${state} |`);
  const distance = ({ steps }: PlannedPath) => {
    const index = steps.findIndex(({ taken }) => taken.some(isFrom));
    return index < 0 ? steps.length : index;
  };
  const paths = plan.paths
    .map(({ steps, ...path }) => ({
      path: { ...path, taken: [], steps: steps.map((step) => ({ ...step, taken: [] })) },
      distance: distance({ ...path, steps }),
    }))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ path }) => path);
  return { ...plan, paths };
}

export async function isNoticed(model: Model, mutant: Mutant, plan: Plan): Promise<boolean> {
  const driver = behaviour(pureDriver(modelOf(model, mutant)));
  try {
    return (await walkPlan(model, plan, driver)) !== null;
  } catch {
    return true;
  }
}
