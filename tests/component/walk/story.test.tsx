import { expect, test } from 'vitest';
import { screenWalks } from '#tests/flows/walks.ts';
import { walkPlan } from '#tests/model/harness/drive.ts';
import { readTransitions } from '#tests/model/harness/plans.ts';
import { mustNotFail } from '#tests/model/harness/story.ts';
import { createPreview } from '#visualizations/preview/preview.tsx';
import { createRenderedUi } from './rendered-ui.ts';
import { viewDriver } from './view-driver.tsx';

test('a screen that shows nothing is told as a story', async () => {
  const walk = screenWalks.find(({ model }) => model.machine.id === 'agreement');
  if (!walk) throw new Error('no walk of agreement');
  const preview = { ...(await createPreview('en')), Screen: () => null };
  const ui = createRenderedUi('en');
  const driver = viewDriver(walk.model, walk.screens, { preview, ui, complaints: () => [] });
  const transitions = await readTransitions(walk.model);
  const failed = walkPlan(walk.model, transitions, driver.begin).then((failure) =>
    mustNotFail(failure, 'npx vitest run tests/component/walk'),
  );
  await expect(failed).rejects.toThrow(
    /^agreement breaks\.\n {2}1\. started: [\s\S]+\n {2}is: {5}[\s\S]+\n {2}replay: npx vitest run/,
  );
});
