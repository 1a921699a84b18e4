import { type Environment, environmentOf, type World } from '#machines/walk/environment.ts';
import type { Model } from '#machines/walk/model.ts';
import { describeMachine } from '#machines/description/describe.ts';
import type { Preview } from '#visualizations/preview/preview.tsx';
import { modelsWithSituations, situationsOf } from '#machines/situations.ts';
import {
  namedStates,
  type ScreenList,
  type ScreenOfSituation,
  type ScreenOfState,
} from './list.ts';
import { reach, worldAfter } from './reach.ts';

/**
 * Returns the page of each state with a path to it, or why it has none, and the pages of the
 * pictured situations. Throws for a state that no path reaches, unless a transition leaves it at
 * once, and for a pictured situation without a page.
 */
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
      return { state: id, absent: 'transient' };
    }
    const { page, path, world } = found;
    if (page !== null) return { state: id, page, path };
    return { state: id, absent: world.snapshot.status === 'active' ? 'unchanged' : 'over' };
  });
  const situated =
    modelsWithSituations.find(({ machine }) => machine.id === description.id) ?? model;
  const environment = environmentOf(situated);
  const situations = situationsOf(description.id).flatMap(({ name, purpose, path }) =>
    purpose === undefined ? [] : [screenOf({ name, purpose, path }, environment, preview)],
  );
  return { machine: description.id, states: screens, situations };
}

function leavesOf({ snapshot: { _nodes: nodes } }: World): string[] {
  const leaves = nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  return leaves.toSorted((a, b) => a.order - b.order).map(({ id }) => id);
}

/** A situation, listed under the state that its last step enters. Throws without a page. */
function screenOf(
  { name, purpose, path: { start, steps } }: Omit<ScreenOfSituation, 'page' | 'state'>,
  environment: Environment,
  preview: Preview,
): ScreenOfSituation {
  const world = worldAfter(environment, { start, steps });
  const before = leavesOf(worldAfter(environment, { start, steps: steps.slice(0, -1) }));
  const leaves = leavesOf(world);
  const state = leaves.find((leaf) => !before.includes(leaf)) ?? leaves[0];
  const page = preview.page(world.snapshot);
  if (page === null || state === undefined) throw new Error(`the situation ${name} shows no page`);
  return { name, purpose, state, page, path: { start, steps } };
}
