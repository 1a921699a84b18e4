import { renderToString } from 'react-dom/server';
import { Window as EmptyWindow } from 'happy-dom';
import { defaultLanguage } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { config } from '../config.ts';
import type { Host } from '../host.ts';
import { createServices } from '../services.ts';
import { startApp } from '../start-app.ts';
import { AppTree } from './app-tree.tsx';
import { firstLocation } from './first-location.ts';

const isHost = (value: object): value is Host & Window => 'document' in value;

/** The first page, and the name in `window` by which a page knows that it is in a shell. */
export type FirstPage = { html: string; channel: string };

/**
 * What the app shows at `/login` on a phone that keeps nothing, in no shell: the whole app in an
 * empty window of its own.
 *
 * @throws where that is not login
 */
export async function renderFirstPage(): Promise<FirstPage> {
  const empty = new EmptyWindow({ url: 'https://hiram.example/login' });
  const window: object = empty;
  if (!isHost(window)) throw new Error('no window');
  const texts = await startTexts(defaultLanguage, config.company);
  const app = startApp(window, createServices(window), texts);
  const { page } = await firstLocation(app.store);
  if (page !== 'login') throw new Error(`the first page is ${page}`);
  const html = renderToString(<AppTree app={app} window={window} />);
  await empty.happyDOM.close();
  return { html, channel: config.bridge.channel };
}
