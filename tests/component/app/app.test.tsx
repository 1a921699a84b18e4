import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#app/app.tsx';
import type { App as RunningApp, Screens } from '#app/app-context.ts';
import { createLoadingOverlay } from '#app/loading/loading-overlay.ts';
import { createScreens } from '#app/screens/screens.ts';
import { createStore } from '#app/store.ts';
import { createWatched } from '#app/watched.ts';
import { startTexts } from '#i18n/i18n.ts';
import { credentialsOf, sessionOf } from '#tests/model/samples/people.ts';
import { startRoot } from '#tests/unit/app/running-root.ts';

const company = { companyName: 'Lender', secRegistration: '1', secCertificate: '2' };

/** What a test may set; strict mode unmounts once, which happy-dom's dialogs take for a close. */
type Setting = { screens?: Screens; strict?: boolean };

/** The app on a root whose world is what the test gives. */
async function show(
  some: Parameters<typeof startRoot>[0] = {},
  { screens, strict = false }: Setting = {},
) {
  const texts = await startTexts('en', company);
  const root = startRoot(some);
  const store = createStore(root);
  const restart = vi.fn<() => void>();
  const app: RunningApp = {
    root,
    store,
    texts,
    loadingOverlay: createLoadingOverlay(store),
    history: { writer: createWatched(null), attach: () => undefined },
    screens: screens ?? createScreens(texts),
    request: (request) => root.send(request),
    interacted: () => undefined,
    rendered: vi.fn<RunningApp['rendered']>(),
    restart,
  };
  await act(async () => {
    render(<App app={app} window={window} />, { reactStrictMode: strict });
  });
  return { root, store, texts, app, restart };
}

const signedIn = {
  restoreSession: async () => sessionOf('juan'),
};

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...all: unknown[]) => {
    complaints.push(all.map(String).join(' '));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the app', () => {
  it('shows the place of the chart: login where nobody is logged in, then home', async () => {
    const { app } = await show({ login: async () => credentialsOf('juan') }, { strict: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();

    const person = userEvent.setup();
    await person.click(screen.getByRole('tab', { name: 'Password' }));
    await person.type(screen.getByLabelText('Username'), 'maria');
    await person.type(screen.getByLabelText('Password', { selector: 'input' }), '12345678');
    await person.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(app.rendered).toHaveBeenCalledWith('home');
    expect(complaints).toEqual([]);
  });

  it('asks before it logs out, and stays where the answer is no', async () => {
    const { root } = await show(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    act(() => root.send({ type: 'logout.requested' }));
    const person = userEvent.setup();
    await person.click(await screen.findByRole('button', { name: 'No' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => root.send({ type: 'logout.requested' }));
    await person.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });

  it('says toasts where they are heard', async () => {
    const { root } = await show(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    act(() => root.send({ type: 'toast.raised', key: 'toastMsg.net_error' }));
    expect(screen.getByText(/Internet connection is unstable/)).toBeInTheDocument();
  });

  // Before the next: what has come once is there.
  it('stays while the code of its maintenance screen can’t be fetched, and shows it then', async () => {
    vi.doMock('#views/overlays/maintenance.tsx', () => {
      throw new Error('no line');
    });
    const { root } = await show(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await act(async () => root.send({ type: 'maintenance.announced', time: 1_800_000_000_000 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    vi.doUnmock('#views/overlays/maintenance.tsx');
    expect(screen.queryByText(/Hiram is back/)).toBeNull();
    expect(await screen.findByText(/Hiram is back/, {}, { timeout: 4_000 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  it('shows its own maintenance screen where there is no native one', async () => {
    const { root } = await show(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await act(async () => root.send({ type: 'maintenance.announced', time: 1_800_000_000_000 }));
    expect(await screen.findByText(/Hiram is back on Jan 15, 2027/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(screen.queryByText(/Hiram is back/)).toBeNull();
  });

  it('changes every text with the language', async () => {
    const { texts } = await show();
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    await act(async () => texts.choose('fil'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Mag-log in' })).toBeVisible();
  });

  it('gives a way on where a page fails while it is rendered', async () => {
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('a defect');
      return <h1>Home again</h1>;
    };
    const loading = Promise.resolve(Component);
    const { restart } = await show(signedIn, {
      screens: () => ({ load: () => loading, isLoaded: () => true }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Open it again' }));
    expect(restart).toHaveBeenCalledOnce();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Go home' }));
    expect(await screen.findByRole('heading', { name: 'Home again' })).toBeVisible();
  });
});
