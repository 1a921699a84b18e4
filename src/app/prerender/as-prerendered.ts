import { inGroups, mobileGroups } from '#domain/digit-groups.ts';
import type { App } from '../app-context.ts';
import { firstLocation } from './first-location.ts';

/**
 * Whether the app's first page equals the prerendered login: the page, the login method, the mobile
 * number and the language.
 */
export async function isAsPrerendered(
  root: Pick<Element, 'querySelector'>,
  { store, texts }: Pick<App, 'store' | 'texts'>,
): Promise<boolean> {
  const prerendered = root.querySelector('[data-waiting=login]');
  if (!prerendered) return false;
  const { page } = await firstLocation(store);
  const { method, mobile } = store.snapshot().context.loginRecord ?? { method: 'sms', mobile: '' };
  const field = prerendered.querySelector('input[name=mobile]');
  return (
    page === 'login' &&
    method === 'sms' &&
    field?.getAttribute('value') === inGroups(mobile, mobileGroups) &&
    prerendered.getAttribute('data-first') === texts.language()
  );
}
