import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** `npm run pictures` takes the README's pictures. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'readme.picture.ts',
  retries: 0,
  reporter: 'list',
  use: { ...tests.use, isMobile: false, hasTouch: false, deviceScaleFactor: 1.25 },
});
