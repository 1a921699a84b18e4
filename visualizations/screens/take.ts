import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import * as v from 'valibot';
import { build, type InlineConfig, preview } from 'vite';
import { findBrowser } from '#visualizations/browser/find-browser.ts';
import { screensOf } from './files.ts';
import { languages, pictureOf, ScreenList } from './list.ts';

const built = 'test-results/viz-screens';

/** A small phone in the Philippines; `moment` is the time of the models' samples. */
const phone = {
  viewport: { width: 360, height: 740 },
  timezoneId: 'Asia/Manila',
  locale: 'en-PH',
  reducedMotion: 'reduce',
} as const;
const moment = new Date('2023-11-14T22:13:20Z');

/** Maximum height of a picture, in pixels. */
const tallest = 1400;

/** WebP quality, of 100: a compromise between sharp text and small files. */
const quality = 60;

async function servePage() {
  const config: InlineConfig = {
    root: join(process.cwd(), 'visualizations/screens/page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(process.cwd(), built), emptyOutDir: true, target: 'esnext' },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  const server = await preview(config);
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the preview server has no URL');
  return { url, close: () => server.close() };
}

/** The page shows the lists before the first request. */
async function listedOn(page: Page): Promise<ScreenList[]> {
  const text = await page.locator('pre').textContent({ timeout: 600_000 });
  return v.parse(v.array(ScreenList), JSON.parse(text ?? ''));
}

/** A situation may change a part below the fold. */
async function showWhole(page: Page): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width, height } = phone.viewport;
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), tallest) });
}

/** `machines` is empty for all machines. */
export async function takeScreens(...machines: readonly string[]): Promise<void> {
  const server = await servePage();
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    env: { ...process.env, ...env },
  });
  const problems: string[] = [];
  let taken = 0;
  let bytes = 0;
  try {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.clock.setFixedTime(moment);
    await page.goto(server.url);
    const camera = await context.newCDPSession(page);
    const listed = await listedOn(page);
    const unknown = machines.filter((name) => listed.every(({ machine }) => machine !== name));
    if (unknown.length > 0)
      throw new Error(`No machine with screens is called ${unknown.join(', ')}.`);
    for (const { machine, states, situations } of listed) {
      if (machines.length > 0 && !machines.includes(machine)) continue;
      const folder = screensOf(machine);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const list = { machine, states, situations };
      await writeFile(join(folder, 'list.json'), `${JSON.stringify(list, null, 2)}\n`);
      for (const one of [...states, ...situations]) {
        if (!('path' in one)) continue;
        for (const language of languages) {
          const name = pictureOf(one, language);
          const asked = { name: `${machine}/${name}`, machine, language, path: one.path };
          await page.setViewportSize(phone.viewport);
          await page.goto(`${server.url}#${encodeURIComponent(JSON.stringify(asked))}`);
          await page.waitForFunction((title) => document.title === title, asked.name);
          if ('name' in one) await showWhole(page);
          const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
          const picture = Buffer.from(data, 'base64');
          await writeFile(join(folder, name), picture);
          taken += 1;
          bytes += picture.length;
        }
      }
      console.log(`${machine}: ${states.length} states, ${situations.length} situations`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  if (problems.length > 0) throw new Error(`Screens reported errors:\n${problems.join('\n')}`);
  console.log(`${taken} pictures, ${(bytes / 1024 / 1024).toFixed(1)} MB. Now: npm run viz`);
}
