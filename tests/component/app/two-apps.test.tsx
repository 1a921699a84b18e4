import { act, cleanup, render, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Window as HappyWindow } from 'happy-dom';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { company } from '#app/company.ts';
import { App } from '#app/app.tsx';
import { createServices } from '#app/services.ts';
import { startApp } from '#app/start-app.ts';
import { startTexts } from '#i18n/i18n.ts';
import { pageNamespaces } from '#i18n/page-namespaces.ts';
import { packageName } from '#tests/contract/wire-server.ts';
import { referenceDecrypt, referenceEncrypt } from '#tests/contract/reference-cipher.ts';
import { credentialsOf } from '#machines/samples/people.ts';

const isWindow = (value: object): value is Window & typeof globalThis => 'document' in value;
const RequestBody = v.object({ body: v.array(v.object({ method: v.string() })) });

/** Accepts any login, and knows no other data. */
function server() {
  const requests: string[] = [];
  const fetch = async (input: string | URL | Request): Promise<Response> => {
    if (!(input instanceof Request)) throw new Error('no request was sent');
    const json: unknown = JSON.parse(referenceDecrypt(await input.text(), packageName));
    const names = v.parse(RequestBody, json).body.map(({ method }) => method);
    requests.push(...names);
    const known = names.every((name) => name === 'login');
    const data = names.map((method) => ({ method, data: credentialsOf('juan') }));
    const reply = known ? { code: 0, msg: '', data } : { code: 9_999, msg: 'no', data: [] };
    return new Response(referenceEncrypt(JSON.stringify(reply), packageName));
  };
  return { requests, fetch };
}

async function open(address: string, { offline = false } = {}) {
  const { requests, fetch } = server();
  const window: object = Object.assign(
    new HappyWindow({ url: `https://hiram.example${address}` }),
    {
      fetch,
    },
  );
  if (!isWindow(window)) throw new Error('no window');
  if (offline) Object.defineProperty(window.navigator, 'onLine', { value: false });
  const services = createServices(window);
  const texts = await startTexts('en', company);
  await texts.need(pageNamespaces);
  const app = startApp(window, services, texts);
  const { body } = window.document;
  await act(async () => {
    render(<App app={app} window={window} />, { container: body });
  });
  const page = within(body);
  const heading = (name: string) => page.findByRole('heading', { level: 1, name });
  const person = userEvent.setup({ document: window.document });
  const logsIn = async () => {
    await person.click(page.getByRole('tab', { name: 'Password' }));
    await person.type(page.getByLabelText('Username'), 'maria');
    await person.type(page.getByLabelText('Password', { selector: 'input' }), '12345678');
    await person.click(page.getByRole('button', { name: 'Log in' }));
  };
  const line = () => app.store.snapshot().value.line;
  return { window, page, heading, requests, person, logsIn, line };
}

afterEach(cleanup);

it('two apps in one process share no session, address or language', async () => {
  const mine = await open('/');
  const other = await open('/');
  await mine.heading('Log in');
  await other.heading('Log in');

  await mine.logsIn();
  await mine.heading('Home');
  await waitFor(() => expect(mine.window.location.pathname).toBe('/'));

  expect(mine.requests).toContain('login');
  expect(mine.window.localStorage.getItem('authInfo')).toContain('token of juan');
  expect(mine.window.document.title).toBe('Home');

  expect(other.requests).toEqual([]);
  expect(other.window.localStorage.getItem('authInfo')).toBeNull();
  expect(other.window.document.title).toBe('Log in');
  await other.heading('Log in');

  await other.person.click(other.page.getByRole('button', { name: 'Filipino' }));
  await other.heading('Mag‑log in');
  await other.person.click(other.page.getByRole('link', { name: 'Privacy policy' }));
  await waitFor(() => expect(other.window.location.pathname).toBe('/privacy'));
  expect(other.window.document.documentElement.lang).toBe('fil');
  expect(mine.window.location.pathname).toBe('/');
  expect(mine.window.document.documentElement.lang).toBe('en');
  await mine.heading('Home');
});

it('the app trusts a phone that reports no connection until a reply arrives', async () => {
  const { heading, line, logsIn, window } = await open('/', { offline: true });
  await heading('Log in');
  expect(line()).toBe('offline');
  await logsIn();
  await heading('Home');
  expect(line()).toBe('online');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(line()).toBe('offline');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(line()).toBe('online');
});
