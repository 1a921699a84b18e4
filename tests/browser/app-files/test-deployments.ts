import { test as base } from '../harness/test.ts';
import { prepareNextBuild, preparing } from './next-build.ts';
import { type Site, withSite } from './site.ts';

/**
 * Tests on a host that all tests of a worker share. The host serves the first build at the start of
 * each test; its next build has none of the first build's files.
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
