import { describe, expect, it } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { modelsWithSituations } from '#machines/situations.ts';
import { readScreens, staleScreens } from '#visualizations/screens/files.ts';
import { machinesShown, namedStates } from '#visualizations/screens/list.ts';
import { worldAfter } from '#visualizations/screens/reach.ts';
import { descriptions } from './machines.ts';

const agreement = descriptions.filter(({ id }) => id === 'agreement');

describe('the pictures of screens', () => {
  it.each(agreement)('canary: are compared with the states by id', async (description) => {
    const edited = descriptionIn(JSON.stringify(description));
    const [state] = namedStates(edited);
    if (!state) throw new Error('agreement has no states');
    const { id } = state;
    state.id = `${id}Renamed`;
    const stale = await staleScreens(edited);
    expect(stale).toEqual([
      `visualizations/diagrams/agreement/screens: no ${id}Renamed`,
      `visualizations/diagrams/agreement/screens: ${id} is gone`,
    ]);
  });

  it('exist exactly for machines with screens', async () => {
    const listed = [];
    for (const { id } of descriptions) if (await readScreens(id)) listed.push(id);
    expect(listed).toEqual(machinesShown);
  });

  it('have a path that ends in the state that they are named after', async () => {
    for (const model of modelsWithSituations) {
      const list = await readScreens(model.machine.id);
      const environment = environmentOf(model);
      for (const screen of [...(list?.states ?? []), ...(list?.situations ?? [])]) {
        if (!('path' in screen)) continue;
        const { snapshot } = worldAfter(environment, screen.path);
        const { _nodes: nodes } = snapshot;
        expect(nodes.map(({ id }) => id)).toContain(screen.state);
      }
    }
  });
});
