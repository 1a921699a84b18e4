import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { gate } from './harness/gate.ts';

test.describe('the built app, served by a host', () => {
  test('passes its own content security policy', gate, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    const response = await page.goto('/login');
    const policy = (await response?.allHeaders())?.['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expect(page.locator('main input')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is compressed, and its hashed files stay in the HTTP cache', gate, async ({ page }) => {
    const scripts = page.waitForResponse(/\/assets\/.*\.js$/);
    const document = await page.goto('/');
    expect(await document?.headerValue('content-encoding')).toBe('br');
    expect(await document?.headerValue('cache-control')).toBe('no-cache');
    const script = await scripts;
    expect(await script.headerValue('content-encoding')).toBe('br');
    expect(await script.headerValue('cache-control')).toContain('immutable');
  });

  test(
    'answers unknown API, sandbox and asset paths with 404, not with a page',
    gate,
    async ({ request }) => {
      for (const path of ['/api/nothing', '/sandbox/nothing', '/assets/nothing.js']) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(404);
        expect(response.headers()['content-type'] ?? '', path).not.toContain('text/html');
        expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
      }
    },
  );

  test('contains the word “sandbox” in no script, style or page', () => {
    const app = fileURLToPath(new URL('../../dist/app', import.meta.url));
    const texts = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css|html)$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(0);
    const traces = texts.filter((name) => /sandbox/i.test(readFileSync(join(app, name), 'utf8')));
    expect(traces).toEqual([]);
  });
});
