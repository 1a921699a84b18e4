import { expect } from '../harness/test.ts';
import { flowIds } from '#machines/flows.ts';
import { buildOf, filesStored, newerArrives, newerWaits } from './on-phone.ts';
import { testDeployments as test } from './test-deployments.ts';
import { wayThrough } from './ways.ts';

test.use({ serviceWorkers: 'allow' });

test.describe.configure({ mode: 'default' });

test('a deployment removes all files of the previous build from the host', async ({
  nextBuild,
  site,
}) => {
  const before = await site.files();
  await site.deploy(nextBuild);
  const after = await site.files();
  expect(after).toHaveLength(before.length);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
});

for (const id of flowIds) {
  test(`${id}: a deployment during the flow loses no data`, async ({
    idle,
    nextBuild,
    page,
    person,
    signIn,
    site,
  }) => {
    const { scenario, begins, goesOn } = wayThrough(id);
    const who = await signIn(scenario);
    await page.goto('/privacy');
    await filesStored(page);
    await begins({ page, person, who });
    const before = await buildOf(page);

    await idle(page);
    await site.deploy(nextBuild);
    await newerArrives(page);
    site.fetched();
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    const loaded = new Map<string, boolean>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/')) loaded.set(pathname, response.fromServiceWorker());
    });

    await goesOn({ page, person, who });
    expect(documents, 'pages loaded since the deployment').toBe(0);
    expect(await buildOf(page)).toBe(before);
    expect(loaded.size, 'files that this page requested since the deployment').toBeGreaterThan(0);
    expect([...loaded].filter(([, isOfPhone]) => !isOfPhone)).toEqual([]);
    expect(site.fetched().filter((path) => path.startsWith('/assets/'))).toEqual([]);
    expect(await newerWaits(page)).toBe(true);
  });
}
