import { renderToString } from 'react-dom/server';
import { Window as EmptyWindow } from 'happy-dom';
import { formatDay, formatTime } from '#domain/date-format.ts';
import type { Language } from '#domain/language.ts';
import type { LastKnown } from '#domain/loans/last-known.ts';
import { type PageId, pageRow } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import type { AuthInfo } from '#domain/account/user.ts';
import { type AppTexts, startTexts } from '#i18n/i18n.ts';
import { lastKnownDraft, type Store as KeptStore } from '#services/storage/store.ts';
import { userKeyOf } from '#services/user-key.ts';
import { config } from '../config.ts';
import type { Host } from '../host.ts';
import { createServices } from '../services.ts';
import { startApp } from '../start-app.ts';
import { AppTree } from './app-tree.tsx';
import { firstLocation } from './first-location.ts';

const isHost = (value: object): value is Host & Window => 'document' in value;

export type FirstPage = { html: string; attributes: string };

type EmptyHost = Host & Window;

async function renderAt(
  page: PageId,
  language: Language,
  keep: (storage: KeptStore) => Promise<void>,
): Promise<{ html: string; i18n: AppTexts['i18n'] }> {
  const empty = new EmptyWindow({ url: `https://hiram.example${pageRow(page).path}` });
  const window: object = empty;
  if (!isHost(window)) throw new Error('the window is missing');
  const host: EmptyHost = window;
  host.fetch = () => new Promise(() => {});
  const services = createServices(host);
  await keep(services.storage);
  const texts = await startTexts(language, config.company);
  const app = startApp(host, services, texts);
  const location = await firstLocation(app.store);
  if (location.page !== page) throw new Error(`the first page is ${location.page}`);
  await app.screens(page).load();
  const html = renderToString(<AppTree app={app} window={host} />);
  // Calls that wait for a reply would keep the build's process alive.
  app.root.stop();
  await empty.happyDOM.close();
  return { html, i18n: texts.i18n };
}

async function renderLogin(language: Language): Promise<FirstPage> {
  const { html } = await renderAt('login', language, async () => {});
  return { html, attributes: '' };
}

/** Home before its first reply. The page's own script fills in or removes marks like `{name}`. */
async function renderHome(language: Language): Promise<FirstPage> {
  const now = Date.now();
  const due = { amount: 7_654_321, dueDate: '2077-11-23' };
  const { html, i18n } = await renderAt('home', language, async (storage) => {
    const borrower = { userId: 'user', mobile: '+639170000000' };
    const userInfo = { ...borrower, name: '{name}', authInfo: { mobileHash: '' } };
    const { packageName } = config.bridge.packageInfo;
    const auth: AuthInfo = { ...borrower, token: 'token', packageName, userInfo };
    storage.write('authInfo', auth);
    const rest = {
      totalDue: due.amount,
      overdue: false,
      payNumber: null,
      notedAt: null,
      coming: 0,
    };
    const reply = { receivedAt: now, heardAt: now, dues: [{ ...due, ...rest }] };
    const known: LastKnown = { version: 1, movedAt: null, told: reply };
    storage.writeDraft(await userKeyOf(borrower.userId), lastKnownDraft, known);
  });
  const marks = [
    [formatPeso(due.amount), '{amount}'],
    [formatDay(due.dueDate, language), '{day}'],
    [formatTime(now), '{time}'],
  ] as const;
  const marked = marks.reduce((text, [words, mark]) => text.replace(words, mark), html);
  for (const mark of ['{name}', '{amount}', '{day}', '{time}']) {
    if (marked.split(mark).length !== 2) throw new Error(`not once on home: ${mark}`);
  }
  return { html: marked, attributes: ` data-title="${i18n.t('home:titlePlain')}"` };
}

/**
 * Returns the pages by the id of their template.
 *
 * @throws if the app shows another page than expected, or home does not contain each mark once
 */
export async function renderFirstPages(): Promise<Record<string, FirstPage>> {
  return {
    'login-en': await renderLogin('en'),
    'login-fil': await renderLogin('fil'),
    'home-en': await renderHome('en'),
    'home-fil': await renderHome('fil'),
  };
}
