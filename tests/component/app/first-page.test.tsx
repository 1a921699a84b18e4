import { act } from '@testing-library/react';
import { Window as HappyWindow } from 'happy-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { config } from '#app/config.ts';
import { AppTree } from '#app/prerender/app-tree.tsx';
import { firstLocation } from '#app/prerender/first-location.ts';
import { isAsPrerendered } from '#app/prerender/as-prerendered.ts';
import { renderFirstPages } from '#app/prerender/render.tsx';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import type { Language } from '#domain/language.ts';
import { startTexts } from '#i18n/i18n.ts';

const isWindow = (value: object): value is Window & typeof globalThis => 'document' in value;

async function start(
  stored: Record<string, string>,
  language: Language = 'en',
  shown: { language?: Language; mobile?: string } = {},
) {
  const pages = await renderFirstPages();
  const built = pages[`login-${shown.language ?? 'en'}`]?.html ?? '';
  const html = built.replace('value=""', `value="${shown.mobile ?? ''}"`);
  const window: object = new HappyWindow({ url: 'https://hiram.example/' });
  if (!isWindow(window)) throw new Error('no window');
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  const texts = await startTexts(language, config.company);
  const app = startApp(window, createServices(window), texts);
  const root = document.createElement('div');
  root.innerHTML = html;
  root.firstElementChild?.setAttribute('data-waiting', 'login');
  root.firstElementChild?.setAttribute('data-first', shown.language ?? 'en');
  document.body.replaceChildren(root);
  return { app, html, root, window };
}

const record = { version: 1, method: 'sms', mobile: '9171234567', username: '' };
const draft = { 'draft/nobody/login': JSON.stringify(record) };

it.each([
  ['in English', {}, 'en', {}],
  ['in Filipino', {}, 'fil', { language: 'fil' }],
  ['with the drafted mobile', draft, 'en', { mobile: '917 123 4567' }],
] as const)(
  "React adopts the markup that the page's script showed, %s",
  async (_, stored, language, shown) => {
    const { app, html, root, window } = await start(stored, language, shown);
    expect(await isAsPrerendered(root, app)).toBe(true);
    root.innerHTML = html;
    const button = root.querySelector('button[type=submit]');
    const complaints = vi.spyOn(console, 'error');
    const recovered = vi.fn<(error: unknown) => void>();
    const up = vi.fn<() => void>();
    window.addEventListener('hiram.up', up);
    await act(async () => {
      hydrateRoot(root, <AppTree app={app} window={window} />, { onRecoverableError: recovered });
    });
    expect(up).toHaveBeenCalled();
    expect(recovered.mock.calls).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(root.querySelector('button[type=submit]')).toBe(button);
  },
);

it('isAsPrerendered is false if the shown login has not the drafted mobile, the drafted method or the language of the app', async () => {
  const typed = await start(draft);
  expect(await isAsPrerendered(typed.root, typed.app)).toBe(false);
  const password = { ...record, mobile: '', method: 'password' };
  const other = await start({ 'draft/nobody/login': JSON.stringify(password) });
  expect(await isAsPrerendered(other.root, other.app)).toBe(false);
  const filipino = await start({}, 'fil');
  expect(await isAsPrerendered(filipino.root, filipino.app)).toBe(false);
});

it('isAsPrerendered is false for the neutral page, also if the app’s first page is login', async () => {
  const { app, root } = await start({});
  root.firstElementChild?.setAttribute('data-waiting', '');
  expect(await isAsPrerendered(root, app)).toBe(false);
  expect((await firstLocation(app.store)).page).toBe('login');
});
