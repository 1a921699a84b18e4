import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { flowIds } from '#machines/flows.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { bundleNamedPackages } from './bundle-named-packages.ts';
import { gate } from '../harness/gate.ts';
import { startOfLogin } from './start-of-login.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const assets = join(root, 'dist/app/assets');
const KIB = 1024;

/** Relative to the bundle of the named packages. */
const START_SHARE = 1.1;

/** Bytes over the wire. */
const CHUNK_BUDGET = 15 * KIB;

/** Bytes over the wire. */
const EXPLORER_BUDGET = 330 * KIB;

/** Limit for the drawings of one machine, which load when the machine is first shown. */
const DRAWINGS_BUDGET = 20 * KIB;

/** The drawings of the root grow with each flow, because each flow is a state of the root. */
const ROOT_DRAWINGS_PER_FLOW = 2 * KIB;

/** Limit for the texts of all screens in one language, and for all tested paths. */
const TEXTS_BUDGET = 44 * KIB;

/** Returns bytes over the wire. */
const weigh = (text: string | Buffer): number => brotliCompressSync(text).length;
const weighAsset = (name: string): number => weigh(readFileSync(join(assets, name)));
const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);
const kib = (bytes: number): string => `${(bytes / KIB).toFixed(1)} KiB`;

test.describe('size budget', () => {
  test(
    'the build compresses every text file except the settings, which a host may edit',
    gate,
    () => {
      const names = readdirSync(join(root, 'dist/app'), { recursive: true }).map(String);
      const texts = names.filter((name) => /\.(js|css|html|svg|json)$/.test(name));
      const plain = texts.filter(
        (name) => !names.includes(`${name}.br`) || !names.includes(`${name}.gz`),
      );
      expect(plain).toEqual(['app-config.json']);
    },
  );

  test(
    'limits the scripts of the login page to 1.1 times the named packages',
    gate,
    async ({ page }) => {
      const scripts = (await startOfLogin(page, '/login')).filter((name) => name.endsWith('.js'));
      const weight = sum(scripts.map(weighAsset));
      const named = weigh(await bundleNamedPackages());
      console.log(`Scripts of the login page: ${kib(weight)} beside ${kib(named)}`);
      expect(scripts.length).toBeGreaterThan(0);
      expect(weight, scripts.join(', ')).toBeLessThanOrEqual(named * START_SHARE);
    },
  );

  test('limits each later chunk to 15 KiB', gate, async ({ page }) => {
    const files = await startOfLogin(page, '/login');
    const later = readdirSync(assets).filter(
      (name) => /\.(js|css)$/.test(name) && !files.includes(name),
    );
    const heavy = later.filter((name) => weighAsset(name) > CHUNK_BUDGET);
    expect(heavy.map((name) => `${name}: ${kib(weighAsset(name))}`)).toEqual([]);
  });

  test(
    'the app’s code leaves out the labels of states, and the descriptions of login and borrow',
    gate,
    () => {
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
    },
  );

  test(
    'limits the explorer’s start to 330 KiB, and its later parts, which load on demand',
    gate,
    async ({ page }) => {
      const folder = join(root, 'dist/explorer');
      const opened = weigh(readFileSync(join(folder, 'index.html')));
      console.log(`Explorer: ${kib(opened)}`);
      expect(opened).toBeLessThan(EXPLORER_BUDGET);

      const parts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.json'));
      const budgetOf = (name: string): number => {
        if (/^(texts|paths|filipino)-/.test(name)) return TEXTS_BUDGET;
        return name.startsWith('root-') ? ROOT_DRAWINGS_PER_FLOW * flowIds.length : DRAWINGS_BUDGET;
      };
      const weights = parts.map((name) => ({
        name,
        weight: weigh(readFileSync(join(folder, 'assets', name))),
        budget: budgetOf(name),
      }));
      const heavy = weights.filter(({ weight, budget }) => weight > budget);
      expect(heavy.map(({ name, weight }) => `${name}: ${kib(weight)}`)).toEqual([]);

      const requested: string[] = [];
      page.on('request', (request) => {
        const [, part] = /\/assets\/(.+)-\w+\.json$/.exec(request.url()) ?? [];
        // Without a test run, the coverage comes from the plans.
        if (part && part !== 'planned') requested.push(part);
      });
      await page.goto('/explorer/', { waitUntil: 'networkidle' });
      expect(requested).toEqual([]);
      await page.goto('/explorer/#/login');
      await expect(page.locator('[data-state="login"]')).toBeVisible();
      expect(requested.toSorted()).toEqual(['login', 'paths']);
      await page.getByRole('searchbox').fill('log');
      await expect(page.getByRole('button', { name: /^Text/ }).first()).toBeVisible();
      expect(requested.toSorted()).toEqual(['login', 'paths', 'texts']);
    },
  );
});
