import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp, signedIn } from './render-app.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const never = () => new Promise<never>(() => {});

describe('before the first page', () => {
  it("the app shows the lender's name, and after a moment that it is loading", async () => {
    const { app } = await renderApp({ restoreSession: never });
    expect(screen.getByRole('heading', { level: 1, name: 'Hiram' })).toBeVisible();
    // The name is centred between the places of a page's own controls.
    const banner = [...screen.getByRole('banner').children];
    expect(banner.map(({ textContent }) => textContent)).toEqual(['', 'Hiram', '']);
    const { t } = app.texts.i18n;
    const lines = [t('common:company.name'), t('common:company.registration')];
    const main = within(screen.getByRole('main'));
    const lender = main.getByText((_, element) => element?.tagName === 'P');
    for (const words of lines) expect(lender).toHaveTextContent(words);
    expect(lender.querySelector('br')).not.toBeNull();
    expect(await screen.findByText('Loading')).toBeVisible();
  });

  it('the app shows its brand heading until the requested page arrives', async () => {
    const screens = () => ({ load: never, arrived: () => waiting, isLoaded: () => false });
    const waiting = never();
    await renderApp(signedIn, { screens });
    expect(screen.getByRole('heading', { level: 1, name: 'Hiram' })).toBeVisible();
  });
});

describe('a shown page', () => {
  it('is announced by `hiram.up`, and a toast on it is not', async () => {
    const up = vi.fn<() => void>();
    window.addEventListener('hiram.up', up);
    const { app, root } = await renderApp(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    const before = up.mock.calls.length;
    expect(before).toBeGreaterThan(0);
    expect(app.rendered).toHaveBeenLastCalledWith('home');
    act(() => root.send({ type: 'toast.raised', key: 'toastMsg.net_error' }));
    expect(up).toHaveBeenCalledTimes(before);
    window.removeEventListener('hiram.up', up);
  });

  it("reports the borrower's answer if it opens another page, and not if the page stays", async () => {
    const { app, root } = await renderApp(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    const person = userEvent.setup();
    act(() => root.send({ type: 'logout.requested' }));
    await person.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(app.interacted).not.toHaveBeenCalled();
    act(() => root.send({ type: 'logout.requested' }));
    const question = within(await screen.findByRole('alertdialog'));
    await person.click(question.getByRole('button', { name: 'Log out' }));
    expect(app.interacted).toHaveBeenCalledOnce();
  });
});

describe('the agreement stored on this phone', () => {
  const at = { page: 'agreement', query: {} } as const;

  it('is read again on request after a failed read', async () => {
    let reads = 0;
    const { app } = await renderApp(
      {
        ...signedIn,
        async readStoredAgreement() {
          reads += 1;
          if (reads === 1) throw new Error('unread');
          return { html: '<p>You owe.</p>' };
        },
      },
      { at },
    );
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByText('You owe.')).toBeVisible();
    expect(app.interacted).toHaveBeenCalledOnce();
  });
});
