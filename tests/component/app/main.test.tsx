import { act } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFirstPages } from '#app/prerender/render.tsx';
import { until } from '#tests/until.ts';

let html = '';
beforeAll(async () => {
  html = (await renderFirstPages())['login-en']?.html ?? '';
});
beforeEach(() => {
  // React's development build complains about the attribute that the page's own script added.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.fetch = () => Promise.reject(new TypeError('no line'));
  window.localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  document.body.replaceChildren();
});

async function start(): Promise<void> {
  window.history.replaceState(null, '', '/login');
  await act(async () => {
    await import('#app/main.tsx');
  });
}

function built(waiting: string) {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = html;
  root.firstElementChild?.setAttribute('data-waiting', waiting);
  root.firstElementChild?.setAttribute('data-first', 'en');
  document.body.replaceChildren(root);
  const button = root.querySelector('button[type=submit]');
  return { root, button };
}

describe('the entry of the app', () => {
  it('hydrates the prerendered login if no borrower is known', async () => {
    const { root, button } = built('login');
    const up = vi.fn<() => void>();
    window.addEventListener('hiram.up', up, { once: true });
    await start();
    await until(() => expect(up).toHaveBeenCalled());
    expect(root.querySelector('button[type=submit]')).toBe(button);
  });

  it('replaces the neutral page by a render in the chosen language', async () => {
    window.localStorage.setItem('language', '"fil"');
    const { root, button } = built('');
    await start();
    await until(() => expect(root.querySelector('h1')?.textContent).toBe('Mag‑log in'));
    expect(root.querySelector('button[type=submit]')).not.toBe(button);
  });

  it('starts in a page without its root element, and shows nothing', async () => {
    await start();
    expect(document.body.childElementCount).toBe(0);
  });
});
