import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { freePort } from '#tests/browser/free-port.ts';
import { bundle } from '#tests/simulation/bundle.mjs';

/** In this world, a borrower uses a coupon. */
const [seed, step] = [1, 8];
const root = fileURLToPath(new URL('../..', import.meta.url));

test.describe('a world of the simulation in the simulated phone', () => {
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess;
  let shell = '';

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const file = await bundle('test-results/worlds/in-the-phone');
    const options = [`--seed=${seed}`, `--open=${step}`];
    await promisify(execFile)(process.execPath, [file, ...options], { cwd: root });
    const port = await freePort();
    server = spawn(process.execPath, ['dist/server/server.js'], {
      cwd: root,
      env: { ...process.env, PORT: port, DATA_DIR: `test-results/worlds/${seed}@${step}` },
    });
    shell = `http://127.0.0.1:${port}/shell/`;
    await expect
      .poll(async () => (await fetch(shell).catch(() => null))?.status, { timeout: 60_000 })
      .toBe(200);
  });
  test.afterAll(() => void server.kill());

  test('opens at its step without a login, with a description', async ({ page }) => {
    await page.goto(`${shell}#world=${seed}@${step}`);
    const description = page.getByRole('region', { name: `World ${seed}@${step}` });
    await expect(description.getByRole('listitem').first()).toContainText(
      'somebody came to borrow with a coupon',
    );
    await expect(description.getByRole('listitem').last()).toBeVisible();
    const app = page.frameLocator('iframe[title="Hiram app"]');
    await expect(app.locator('h1')).toBeVisible({ timeout: 30_000 });
    await expect(app.locator('.app-shell')).toHaveCount(0, { timeout: 30_000 });
    await expect(app.getByText('Log in')).toHaveCount(0);
    await expect(page.locator('[data-mobile]')).toBeVisible();
  });
});
