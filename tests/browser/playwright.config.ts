import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { canConfine, findBrowser } from '#visualizations/browser/find-browser.ts';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each worker loads this file too, so the first process stores its choice in the environment. */
async function ownServer(): Promise<{ port: string; data: string }> {
  const { HIRAM_TEST_PORT, HIRAM_TEST_DATA } = process.env;
  if (HIRAM_TEST_PORT && HIRAM_TEST_DATA) return { port: HIRAM_TEST_PORT, data: HIRAM_TEST_DATA };
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'hiram-tests-'));
  Object.assign(process.env, { HIRAM_TEST_PORT: port, HIRAM_TEST_DATA: data });
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  return { port, data };
}

const { port, data } = await ownServer();
const { env, ...browser } = await findBrowser();
const origin = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  // A separate folder, because each run empties it and other tools store their results beside it.
  outputDir: join(root, 'test-results/browser'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // The runner lists tests that pass at the second attempt, and fails if there are more than two.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/browser.json') }]],
  use: {
    baseURL: origin,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    // Recording every test would take longer than the tests: `--trace on` records selected ones.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...browser,
      env: { ...process.env, ...env },
      chromiumSandbox: canConfine(),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/server.js',
    cwd: root,
    url: `${origin}/`,
    // Tests cannot hold a service worker's requests; `app-files` has a server with one.
    env: { PORT: port, DATA_DIR: data, WORKER: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    timeout: 20_000,
  },
});
