import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import type { Language } from '#domain/language.ts';
import type { ScreenList } from './list.ts';
import type { Path } from './reach.ts';

/** The time of the models' samples. */
const moment = new Date('2023-11-14T22:13:20Z');

type Asked = { machine: string; language: Language; path: Path };

declare global {
  interface Window {
    /** On the page that draws screens. */
    screens: {
      list: (machines: readonly string[]) => ScreenList[];
      /** Ends after the paint. */
      draw: (asked: Asked) => Promise<void>;
    };
  }
}

/**
 * Builds and serves the page that draws any screen.
 *
 * @param folder where the page is built; two processes need two
 */
export async function servePage(folder: string) {
  const config: InlineConfig = {
    root: join(process.cwd(), 'visualizations/screens/page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: join(process.cwd(), folder), emptyOutDir: true, target: 'esnext' },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  const server = await preview(config);
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('the preview server has no URL');
  return { url, close: () => server.close() };
}

export async function openPage(page: Page, url: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.goto(url);
  await page.waitForFunction(() => 'screens' in window);
}

export const draw = (page: Page, asked: Asked): Promise<void> =>
  page.evaluate((one) => window.screens.draw(one), asked);

/** The screens of a list: one of each state that has its own, and one of each situation. */
export const drawnIn = ({
  states,
  situations,
}: ScreenList): { state: string; name?: string; path: Path }[] =>
  [...states, ...situations].filter((one) => 'path' in one);
