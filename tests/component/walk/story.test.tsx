import { expect, test } from 'vitest';
import { screenWalks } from '#tests/flows/walks.ts';
import { walkPlan } from '#machines/walk/drive.ts';
import { readTransitions } from '#machines/walk/plans.ts';
import { mustNotFail } from '#machines/walk/story.ts';
import type { Screens } from '#tests/model/screens/screens.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { createRenderedUi } from './rendered-ui.ts';
import { viewDriver } from './view-driver.tsx';

/** Throws the story of the failure. */
async function storyOfWalk(change: { screen?: () => null; gestures?: Screens['gestures'] }) {
  const walk = screenWalks.find(({ model }) => model.machine.id === 'agreement');
  if (!walk) throw new Error('there is no walk of agreement');
  const { screen, ...parts } = change;
  const preview = { ...(await createPreview('en')), ...(screen && { Screen: screen }) };
  const ui = createRenderedUi('en');
  const screens = { ...walk.screens, ...parts };
  const driver = viewDriver(walk.model, screens, { preview, ui, complaints: () => [] });
  const failure = await walkPlan(walk.model, await readTransitions(walk.model), driver.begin);
  mustNotFail(failure, 'npx vitest run tests/component/walk');
}

test('a blank screen is reported as a story', async () => {
  await expect(storyOfWalk({ screen: () => null })).rejects.toThrow(
    /^agreement breaks\.\n {2}1\. started: [\s\S]+\n {2}is: {5}[\s\S]+\n {2}replay: npx vitest run/,
  );
});

test('a missing gesture is reported as a story', async () => {
  await expect(storyOfWalk({ gestures: {} })).rejects.toThrow(
    /^The screens of agreement have no gesture for [\w.]+\.\n {2}1\. started: [\s\S]+\n {2}replay: npx vitest run/,
  );
});
