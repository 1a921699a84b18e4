import { environmentOf } from '#tests/model/harness/environment.ts';
import type { Model } from '#tests/model/harness/model.ts';
import { describeMachine } from '#visualizations/description/describe.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { namedStates, type ScreenList, type ScreenOfState } from './list.ts';
import { reach } from './reach.ts';

/** Finds a world for each state of a machine, and whether anything is shown in it. */
export function findScreens(model: Model, preview: Preview): ScreenList {
  const description = describeMachine(model.machine);
  const states = namedStates(description);
  const reached = reach(
    environmentOf(model),
    Object.keys(model.starts),
    states.map(({ id }) => id),
    ({ snapshot }) => preview.page(snapshot),
  );
  const screens = states.map(({ id, transitions }): ScreenOfState => {
    const found = reached.get(id);
    if (!found) {
      if (!transitions.some(({ trigger }) => trigger.type === 'always')) {
        throw new Error(`no path leads to ${id}`);
      }
      return { state: id, absent: 'passing' };
    }
    const { page, path, world } = found;
    if (page !== null) return { state: id, page, path };
    return { state: id, absent: world.snapshot.status === 'active' ? 'unchanged' : 'over' };
  });
  return { machine: description.id, states: screens };
}
