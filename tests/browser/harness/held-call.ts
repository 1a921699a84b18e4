import type { Page, Route } from '@playwright/test';
import { decrypt } from '#protocol/cipher.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';

export type HeldCall = {
  /** Resolves when the page has sent the call. */
  sent: Promise<void>;
  /** Delivers the call to the server, and the answer to the page if the page is still open. */
  arrives: () => Promise<void>;
  /** Delivers the call to the server, and breaks the connection instead of answering. */
  arrivesUnheard: () => Promise<void>;
};

const named = (route: Route, method: string): boolean =>
  decrypt(route.request().postData() ?? '', packageName).includes(`"${method}"`);

/** Header fields that the connection sets, not the app. */
const ofConnection = /^(?:accept-encoding|connection|content-length|host|origin|sec-.*)$/;

export async function holdCall(page: Page, method: string): Promise<HeldCall> {
  let found = (_: Route): void => {};
  const call = new Promise<Route>((resolve) => {
    found = resolve;
  });
  let isHeld = false;
  await page.route('**/api/any/**', async (route) => {
    if (isHeld || !named(route, method)) return route.fallback();
    isHeld = true;
    found(route);
  });

  /** The test's own process sends the call, because a closed page could not. */
  async function send(): Promise<Response> {
    const request = (await call).request();
    const headers = Object.entries(request.headers()).filter(([name]) => !ofConnection.test(name));
    return fetch(request.url(), { method: 'POST', headers, body: request.postData() });
  }
  return {
    sent: call.then(() => undefined),
    async arrives() {
      const answer = await send();
      const body = await answer.text();
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      const given = (await call).fulfill({ status: answer.status, headers, body });
      await given.catch(() => undefined);
    },
    async arrivesUnheard() {
      await send();
      await (await call).abort('connectionreset');
    },
  };
}
