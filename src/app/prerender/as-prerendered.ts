import { defaultLanguage } from '#domain/language.ts';
import type { App } from '../app-context.ts';
import { firstLocation } from './first-location.ts';

/**
 * Whether what the app shows first is what stands in the page already: login, untouched. What the
 * page's own script could not know of a phone (index.html) is known here.
 */
export async function isAsPrerendered(
  root: Pick<Element, 'querySelector'>,
  { store, texts }: Pick<App, 'store' | 'texts'>,
): Promise<boolean> {
  if (!root.querySelector('[data-waiting=login]')) return false;
  const { page } = await firstLocation(store);
  return (
    page === 'login' &&
    store.snapshot().context.loginRecord === null &&
    texts.language() === defaultLanguage
  );
}
