import type { Page } from '@playwright/test';
import { refreshH5 } from '#protocol/bridge-actions.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { juan, type World } from './fixtures.ts';

/** Ends the session as a logout in another tab does. */
export function loseSession(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.removeItem('authInfo');
    dispatchEvent(new StorageEvent('storage', { key: 'authInfo' }));
  });
}

export async function logIn({ ui, called, until }: World): Promise<void> {
  const { t } = ui;
  await until(() => ui.title(t('title:login')));
  await until(() => ui.tap('tab', t('login:byPassword')));
  await until(() => ui.fill(t('login:username'), 'juan'));
  await until(() => ui.fill(t('login:password'), 'correct horse'));
  await until(() => ui.tap('button', t('login:submit')));
  await (await called('login')).answer({ data: [credentialsOf('juan')] });
}

/**
 * Goes back by the browser, after the page, the question or the popup has its own history entry.
 */
async function goBack({ page, until }: World): Promise<void> {
  await until(async () => {
    if ((await page.evaluate(() => history.length)) < 2) throw new Error('there is no entry below');
  });
  await page.evaluate(() => history.back());
}

/** Logs the same borrower in again, after a logout in another tab if the session still exists. */
async function renewSession(world: World): Promise<void> {
  if ((await world.stateOf('login')) === null) await loseSession(world.page);
  await logIn(world);
  await (await world.called('getCurrentUserInfo')).answer({ data: [juan.userInfo] });
}

export const platform: Record<string, (world: World) => Promise<void>> = {
  'nav.back': goBack,
  'page.shown': ({ page }) =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'connection.restored': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('online'))),
  'connection.lost': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('offline'))),
  'page.refreshed': ({ page }) =>
    page.evaluate((name) => {
      const refresh: unknown = Reflect.get(window, name);
      if (typeof refresh === 'function') Reflect.apply(refresh, window, []);
    }, refreshH5),
  'session.renewed': renewSession,
};
