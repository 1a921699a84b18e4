import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Screens } from '#app/app-context.ts';
import type { PageId } from '#domain/pages.ts';
import type * as logoutQuestion from '#views/overlays/logout-question.tsx';
import type * as maintenance from '#views/overlays/maintenance.tsx';
import type * as toasts from '#views/overlays/toasts.tsx';
import { renderApp, signedIn } from './render-app.tsx';

/** Layers whose views throw. */
const broken = vi.hoisted(() => new Set<string>());

const throwing = vi.hoisted(
  () =>
    <Props,>(layer: string, View: (props: Props) => ReactNode) =>
      function Perhaps(props: Props): ReactNode {
        if (broken.has(layer)) throw new Error(`a defect in ${layer}`);
        return View(props);
      },
);

vi.mock('#views/overlays/toasts.tsx', async (load) => {
  const { Toasts } = await load<typeof toasts>();
  return { Toasts: throwing('toasts', Toasts) };
});
vi.mock('#views/overlays/logout-question.tsx', async (load) => {
  const { LogoutQuestion } = await load<typeof logoutQuestion>();
  return { LogoutQuestion: throwing('logout', LogoutQuestion) };
});
vi.mock('#views/overlays/maintenance.tsx', async (load) => {
  const { Maintenance } = await load<typeof maintenance>();
  return { Maintenance: throwing('maintenance', Maintenance) };
});
function pages(): Screens {
  const screens = new Map<PageId, ReturnType<Screens>>();
  return (page) => {
    const known = screens.get(page);
    if (known) return known;
    const value = throwing(page, () => <h1>The page {page}</h1>);
    const loading = Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
    const made = { load: () => loading, arrived: () => loading, isLoaded: () => true };
    screens.set(page, made);
    return made;
  };
}

const page = (name: PageId) => screen.findByRole('heading', { name: `The page ${name}` });
const opened = (name: PageId) =>
  ({ type: 'location.requested', location: { page: name, query: {} } }) as const;

beforeEach(() => {
  broken.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a view that throws does not affect other layers', () => {
  it('back leads from a failed info page to the page below', async () => {
    broken.add('service');
    const { root } = await renderApp(signedIn, { screens: pages() });
    await page('home');
    await act(async () => root.send(opened('service')));
    expect(await screen.findByRole('button', { name: 'Go home' })).toBeVisible();
    await act(async () => root.send({ type: 'nav.back' }));
    expect(await page('home')).toBeVisible();
  });

  it('a failed toast hides no page, and the next toast appears', async () => {
    const { root } = await renderApp(signedIn, { screens: pages() });
    await page('home');
    broken.add('toasts');
    act(() => root.send({ type: 'toast.raised', key: 'toastMsg.net_error' }));
    expect(await page('home')).toBeVisible();
    broken.clear();
    act(() => root.send({ type: 'toast.raised', key: 'toastMsg.loginTip1' }));
    expect(await screen.findByText(/not logged in|Log in/i)).toBeInTheDocument();
  });

  it('a plain question replaces a failed logout question, and both answers work', async () => {
    broken.add('logout');
    const { root, texts } = await renderApp(signedIn, { screens: pages() });
    // The question's texts belong to the screens of the app, which this test replaces.
    await texts.need(['flows']);
    await page('home');
    const person = userEvent.setup();
    act(() => root.send({ type: 'logout.requested' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Log out?');
    await person.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await page('home')).toBeVisible();
    act(() => root.send({ type: 'logout.requested' }));
    await person.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await page('login')).toBeVisible();
  });

  it('a plain message replaces a failed maintenance screen, and can be closed', async () => {
    broken.add('maintenance');
    const { root } = await renderApp(signedIn, { screens: pages() });
    await page('home');
    await act(async () => root.send({ type: 'maintenance.announced', time: 1_800_000_000_000 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are making repairs');
    expect(await page('home')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
