import { test as base } from '../harness/test.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { type Site, withSite } from './site.ts';

/**
 * All tests of a worker share a host, which serves the first build at the start of each test. The
 * next build has none of its files.
 */
export const testDeployments = base.extend<{ firstBuild: null }, { nextBuild: string; site: Site }>(
  {
    nextBuild: [
      // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern; this test needs none
      async ({}, use) => use(await prepareNextBuild('every file')),
      { scope: 'worker', timeout: preparing },
    ],
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads the fixtures from the pattern; this test needs none
    site: [async ({}, use) => withSite(use), { scope: 'worker', timeout: preparing }],
    firstBuild: [
      async ({ site }, use) => {
        site.restore();
        await use(null);
      },
      { auto: true },
    ],
    baseURL: ({ site }, use) => use(site.origin),
  },
);
