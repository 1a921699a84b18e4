import { describe, expect, it } from 'vitest';
import { environmentOf } from '#machines/walk/environment.ts';
import { agreementModel } from '#machines/agreement/model.ts';
import { couponsModel } from '#machines/coupons/model.ts';
import { statesIn } from '#machines/description/describe.ts';
import { descriptionIn } from '#machines/description/read.ts';
import { sampledModels, samplesOf } from '#visualizations/samples/samples.ts';
import { readScreens, staleScreens } from '#visualizations/screens/files.ts';
import { machinesShown, namedStates } from '#visualizations/screens/list.ts';
import { reach, worldAfter } from '#visualizations/screens/reach.ts';
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

  it('are compared with the samples by purpose and start', async () => {
    const home = descriptions.find(({ id }) => id === 'home');
    if (!home) throw new Error('there is no home');
    const samples = samplesOf('home');
    const shown = samples.find(({ pictured }) => pictured);
    if (!shown) throw new Error('home has no sample with a picture');
    const { purpose } = shown;
    const renamed = samples.map((one) => (one === shown ? { ...one, purpose: 'Other' } : one));
    const changed = await staleScreens(home, renamed);
    expect(changed).toEqual([
      'visualizations/diagrams/home/screens: no picture of “Other”, from “juan”',
      `visualizations/diagrams/home/screens: no sample any more: “${purpose}”, from “juan”`,
    ]);
  });

  it('exist exactly for machines with screens', async () => {
    const listed = [];
    for (const { id } of descriptions) if (await readScreens(id)) listed.push(id);
    expect(listed).toEqual(machinesShown);
  });

  it('have a path that ends in the state that they are named after', async () => {
    for (const model of sampledModels) {
      const list = await readScreens(model.machine.id);
      const environment = environmentOf(model);
      for (const screen of [...(list?.states ?? []), ...(list?.samples ?? [])]) {
        if (!('path' in screen)) continue;
        const { snapshot } = worldAfter(environment, screen.path);
        const { _nodes: nodes } = snapshot;
        expect(nodes.map(({ id }) => id)).toContain(screen.state);
      }
    }
  });
});

describe('the path to a state', () => {
  const environment = environmentOf(agreementModel);
  const starts = Object.keys(agreementModel.starts);
  const states = agreement.flatMap(statesIn).map(({ id }) => id);

  it('is the shortest', () => {
    const reached = reach(environment, starts, states, () => 'page');
    const steps = new Map([...reached].map(([id, { path }]) => [id, path.steps.length]));
    expect(Object.fromEntries(steps)).toEqual({
      agreement: 0,
      'agreement.absent': 1,
      'agreement.failed': 1,
      'agreement.reading': 0,
      'agreement.showing': 1,
    });
  });

  it('continues to a world with a screen if the first world has none', () => {
    const isSecond = new Set<unknown>();
    const coupons = environmentOf(couponsModel);
    const reached = reach(
      coupons,
      Object.keys(couponsModel.starts),
      ['coupons.loading'],
      (world) => {
        isSecond.add(world.snapshot.value);
        return isSecond.size > 1 && world.snapshot.matches('loading') ? 'page' : null;
      },
    );
    expect(reached.get('coupons.loading')?.path.steps).not.toHaveLength(0);
  });
});
