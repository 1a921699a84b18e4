import { defineConfig } from '@playwright/test';
import { withFontsHere } from '#visualizations/screens/fonts-here.ts';
import { findBrowser } from '#visualizations/browser/find-browser.ts';
import tests from '../playwright.config.ts';

const { env } = await findBrowser();
const fonts = await withFontsHere(env, 'test-results/pictures');

/** `npm run pictures` takes the README's pictures. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: 'readme.picture.ts',
  retries: 0,
  reporter: 'list',
  use: {
    ...tests.use,
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1.25,
    launchOptions: { ...tests.use?.launchOptions, env: { ...process.env, ...fonts } },
  },
});
