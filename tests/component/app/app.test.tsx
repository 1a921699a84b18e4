import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCodeLine } from '#app/loading/code-line.ts';
import { createLazyCode } from '#app/loading/lazy-code.ts';
import type { Screens } from '#app/app-context.ts';
import type { Location } from '#domain/pages.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { pay } from '#tests/unit/app/running-root.ts';
import { renderApp, signedIn } from './render-app.tsx';

let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...all: unknown[]) => {
    complaints.push(all.map(String).join(' '));
  });
});

describe('the app', () => {
  it('shows the page of the chart: login without a session, and home after the login', async () => {
    const { app } = await renderApp({ login: async () => credentialsOf('juan') }, { strict: true });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Log in' });
    // A native bar shows the same title.
    expect(heading).toHaveClass('app-titled');

    const person = userEvent.setup();
    await person.click(screen.getByRole('tab', { name: 'Password' }));
    await person.type(screen.getByLabelText('Username'), 'maria');
    await person.type(screen.getByLabelText('Password', { selector: 'input' }), '12345678');
    await person.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    expect(app.rendered).toHaveBeenCalledWith('home');
    expect(complaints).toEqual([]);
  });

  it('keeps working while the code of its maintenance screen cannot be fetched, and shows the screen once that code has loaded', async () => {
    vi.doMock('#views/overlays/maintenance.tsx', () => {
      throw new Error('no line');
    });
    const { root } = await renderApp(signedIn);
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    await act(async () => root.send({ type: 'maintenance.announced', time: 1_800_000_000_000 }));
    expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    vi.doUnmock('#views/overlays/maintenance.tsx');
    expect(screen.queryByText(/They are planned until/)).toBeNull();
    expect(await screen.findByText(/They are planned until/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  describe('with a page that fails to render', () => {
    function breaking() {
      const state = { broken: true };
      const Component = () => {
        if (state.broken) throw new Error('a defect');
        return <h1>It works again</h1>;
      };
      const there = Promise.resolve(Component);
      const screens: Screens = () => ({
        load: () => there,
        arrived: () => there,
        isLoaded: () => true,
      });
      return { state, screens };
    }
    const repay: Location = { page: 'repay', query: { loanOrderId: 'loan-1' } };
    const money = /still being handled/;

    it('offers a retry and home, and does not mention money if none is in flight', async () => {
      const { state, screens } = breaking();
      const { restart } = await renderApp(signedIn, { screens });
      expect(await screen.findByText('This page had a problem')).toBeVisible();
      expect(screen.queryByText(/sent/)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
      expect(restart).toHaveBeenCalledOnce();
      state.broken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Go home' }));
      expect(await screen.findByRole('heading', { name: 'It works again' })).toBeVisible();
    });

    it('reports money in flight, and offers no other page', async () => {
      const { state, screens } = breaking();
      const { root, restart } = await renderApp(signedIn, { screens, at: repay });
      await act(async () => pay(root));
      expect(await screen.findByText(money)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Go home' })).toBeNull();
      state.broken = false;
      await userEvent.click(screen.getByRole('button', { name: 'Open it again' }));
      expect(restart).not.toHaveBeenCalled();
      expect(await screen.findByRole('heading', { name: 'It works again' })).toBeVisible();
    });
  });

  describe('with code that does not load', () => {
    const missing = 'This page had a problem';

    it('shows an error, and opens the page automatically when the connection is back', async () => {
      const line = { there: false };
      const codeLine = createCodeLine(window);
      const Home = () => <h1>Home at last</h1>;
      const code = createLazyCode(async () => {
        if (!line.there) throw new Error('no line');
        return Home;
      }, codeLine.waiting('home'));
      const arrived = code.arrived();
      await renderApp(signedIn, {
        codeLine,
        screens: () => ({ load: code.load, arrived: () => arrived, isLoaded: () => false }),
      });
      expect(await screen.findByRole('alertdialog', { name: missing })).toBeVisible();
      line.there = true;
      await act(async () => void window.dispatchEvent(new Event('online')));
      expect(await screen.findByRole('heading', { name: 'Home at last' })).toBeVisible();
      expect(screen.queryByText(missing)).toBeNull();
      expect(complaints).toEqual([]);
    });

    it('leads home from a flow that does not load', async () => {
      const { root, codeLine } = await renderApp({
        ...signedIn,
        fetchFlow: ({ flow }) => (flow === 'home' ? Promise.resolve() : new Promise(() => {})),
      });
      await screen.findByRole('heading', { level: 1, name: 'Home' });
      const { end, again } = codeLine.waiting('flow')();
      void again(new Error('no line'));
      await act(async () =>
        root.send({ type: 'location.requested', location: { page: 'limit', query: {} } }),
      );
      expect(await screen.findByRole('alertdialog', { name: missing })).toBeVisible();
      // The page stays visible between two locations.
      expect(screen.getByRole('heading', { level: 1, name: 'Home', hidden: true })).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Go home' }));
      end();
      expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
      expect(screen.queryByText(missing)).toBeNull();
    });
  });
});
