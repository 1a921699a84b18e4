import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { bundleNamedPackages } from './bundle-named-packages.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const assets = join(root, 'dist/app/assets');
const KIB = 1024;

/**
 * What the scripts at the start may weigh, as a share of the named packages in one bundle. The
 * reach is 1.0 (`npm run bench` shows how far it is), 1.04 is reached; the rest, 2 KiB, is room for
 * flows to come: descriptor, page rows and files' names of one are 0.2 to 0.4 KiB.
 */
const START_SHARE = 1.06;

/** What a later page may add, in bytes over the wire. */
const CHUNK_BUDGET = 15 * KIB;

/** What the explorer's one page may weigh, in bytes over the wire. */
const EXPLORER_BUDGET = 400 * KIB;

/** @returns bytes over the wire, brotli at its best */
const weigh = (text: string | Buffer): number => brotliCompressSync(text).length;
const weighAsset = (name: string): number => weigh(readFileSync(join(assets, name)));
const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);
const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

/** The scripts and sheets that the login page loads until it rests. */
async function startOfLogin(page: Page): Promise<string[]> {
  const files = new Set<string>();
  page.on('response', (response) => {
    const name = /\/assets\/([^/]+\.(?:js|css))$/.exec(new URL(response.url()).pathname)?.[1];
    if (name) files.add(name);
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toBeVisible();
  return [...files];
}

test.describe('size budget', () => {
  test('the scripts of the login page weigh little more than the named packages', async ({
    page,
  }) => {
    const scripts = (await startOfLogin(page)).filter((name) => name.endsWith('.js'));
    const weight = sum(scripts.map(weighAsset));
    const named = weigh(await bundleNamedPackages());
    console.log(`Scripts of the login page: ${kib(weight)} beside ${kib(named)}`);
    expect(scripts.length).toBeGreaterThan(0);
    expect(weight, scripts.join(', ')).toBeLessThanOrEqual(named * START_SHARE);
  });

  test('no later page adds more than 15 KiB of its own', async ({ page }) => {
    const files = await startOfLogin(page);
    const later = readdirSync(assets).filter(
      (name) => /\.(js|css)$/.test(name) && !files.includes(name),
    );
    const heavy = later.filter((name) => weighAsset(name) > CHUNK_BUDGET);
    expect(heavy.map((name) => `${name}: ${kib(weighAsset(name))}`)).toEqual([]);
  });

  test('what charts say of themselves stays out of the app', () => {
    const code = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('\n');
    for (const { config } of [loginMachine, borrowMachine]) {
      for (const { description } of [config, ...Object.values(config.states ?? {})]) {
        if (description) expect(code).not.toContain(description);
      }
    }
    expect(code).not.toMatch(/meta:\{label:["'`]/);
  });

  test('the explorer, one page with every flow, weighs under 400 KiB', () => {
    const weight = weigh(readFileSync(join(root, 'dist/explorer/index.html')));
    console.log(`Explorer: ${kib(weight)}`);
    expect(weight).toBeLessThan(EXPLORER_BUDGET);
  });
});
