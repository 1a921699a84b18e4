import type { Page, Route } from '@playwright/test';
import { decrypt } from '#protocol/cipher.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';

const named = (route: Route, method: string): boolean =>
  decrypt(route.request().postData() ?? '', packageName).includes(`"${method}"`);

/** Header fields that the connection sets, not the app. */
const ofConnection = /^(?:accept-encoding|connection|content-length|host|origin|sec-.*)$/;

export async function holdCall(page: Page, method: string) {
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

  return {
    /** Resolves when the page has sent the call. */
    sent: call.then(() => undefined),
    /** Delivers the call to the server, and the answer to the page if the page is still open. */
    async arrives(): Promise<void> {
      const request = (await call).request();
      const headers = Object.entries(request.headers()).filter(
        ([name]) => !ofConnection.test(name),
      );
      // The test's own process sends the call, because a closed page could not.
      const sent = { method: 'POST', headers, body: request.postData() };
      const answer = await fetch(request.url(), sent);
      const body = await answer.text();
      const replied = Object.fromEntries(answer.headers);
      delete replied['content-encoding'];
      delete replied['content-length'];
      const given = (await call).fulfill({ status: answer.status, headers: replied, body });
      await given.catch(() => undefined);
    },
  };
}
