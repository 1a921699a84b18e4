import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '#visualizations/browser/find-browser.ts';
import { screensOf } from './files.ts';
import { languages, machinesShown, pictureOf } from './list.ts';
import { draw, drawnIn, openPage, servePage } from './served.ts';

/** A small phone in the Philippines. */
const phone = {
  viewport: { width: 360, height: 740 },
  timezoneId: 'Asia/Manila',
  locale: 'en-PH',
  reducedMotion: 'reduce',
} as const;

/** Maximum height of a picture, in pixels. */
const tallest = 1400;

/** WebP quality, of 100: a compromise between sharp text and small files. */
const quality = 60;

/** A situation may change a part below the fold. */
async function showWhole(page: Page): Promise<void> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width, height } = phone.viewport;
  await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), tallest) });
}

/** `machines` is empty for all machines. */
export async function takeScreens(...machines: readonly string[]): Promise<void> {
  const unknown = machines.filter((name) => !machinesShown.includes(name));
  if (unknown.length > 0)
    throw new Error(`No machine with screens is called ${unknown.join(', ')}.`);
  const server = await servePage('test-results/viz-screens');
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
    const camera = await context.newCDPSession(page);
    await openPage(page, server.url);
    const wanted = machines.length > 0 ? machines : machinesShown;
    for (const list of await page.evaluate((names) => window.screens.list(names), wanted)) {
      const { machine, states, situations } = list;
      const folder = screensOf(machine);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, 'list.json'), `${JSON.stringify(list, null, 2)}\n`);
      for (const one of drawnIn(list)) {
        for (const language of languages) {
          const name = pictureOf(one, language);
          await page.setViewportSize(phone.viewport);
          await draw(page, { machine, language, path: one.path });
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
