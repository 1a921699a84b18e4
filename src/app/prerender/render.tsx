import { renderToString } from 'react-dom/server';
import { Window as EmptyWindow } from 'happy-dom';
import type { Language } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';
import { config } from '../config.ts';
import type { Host } from '../host.ts';
import { createServices } from '../services.ts';
import { startApp } from '../start-app.ts';
import { AppTree } from './app-tree.tsx';
import { firstLocation } from './first-location.ts';

const isHost = (value: object): value is Host & Window => 'document' in value;

/** Markup of the first page in each language. */
export type FirstPages = Record<Language, string>;

/** Renders what the app shows at `/login` on a phone that keeps nothing: the whole app in an empty window. */
async function renderIn(language: Language): Promise<string> {
  const empty = new EmptyWindow({ url: 'https://hiram.example/login' });
  const window: object = empty;
  if (!isHost(window)) throw new Error('no window');
  const texts = await startTexts(language, config.company);
  const app = startApp(window, createServices(window), texts);
  const { page } = await firstLocation(app.store);
  if (page !== 'login') throw new Error(`the first page is ${page}`);
  const html = renderToString(<AppTree app={app} window={window} />);
  await empty.happyDOM.close();
  return html;
}

/**
 * Renders login in each language.
 *
 * @throws where the first page is not login
 */
export async function renderFirstPages(): Promise<FirstPages> {
  return { en: await renderIn('en'), fil: await renderIn('fil') };
}
