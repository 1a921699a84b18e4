import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { nobodyLoggedIn, playNative, webView } from '../harness/native.ts';
import { callOf, openHostingPhone, seen } from '../harness/prerender.ts';
import { expect, test } from '../harness/test.ts';

/**
 * Runs in each page: records its text at its activation, and the requests to the native app before
 * the first paint.
 */
function watchOpening(): void {
  document.addEventListener('prerenderingchange', () => {
    Reflect.set(window, 'atOpening', document.querySelector('main')?.innerText);
    requestAnimationFrame(() => {
      Reflect.set(window, 'askedBeforePaint', JSON.stringify(Reflect.get(window, 'hiramNative')));
    });
  });
}

test('a prerendered home sends nothing, and shows the last amount when it is activated', async ({
  origin,
  sandbox,
  t,
}) => {
  const { token, userId, mobile } = await sandbox.borrower('loan-70');
  const answers = { ...nobodyLoggedIn, userInfo: { token, userId, mobile, packageName } };
  const shell = callOf(playNative, { answers, delay: 20 });
  const phone = await openHostingPhone(webView, [shell, `(${watchOpening.toString()})()`]);
  const asOf = t('home:lastKnown.asOf', { time: '' }).trim();
  const text = 'document.querySelector("main")?.innerText ?? ""';
  const isLive = `(${text}).includes("₱") && !(${text}).includes(${JSON.stringify(asOf)})`;
  try {
    await seen(await phone.open(`${origin}/`), isLive);
    await phone.open(`${origin}/app-config.json`);
    const home = await phone.prerender('/');
    await seen(home, `(${text}).includes(${JSON.stringify(asOf)})`);
    // Half a second is enough for the app's code to load and to send a request.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(home.requested()).toContainEqual(expect.stringMatching(/^\/assets\/start-/));
    expect(await home.evaluate('document.prerendering')).toBe(true);
    expect(home.requested().filter((path) => path.startsWith('/api'))).toEqual([]);
    expect(await home.evaluate('hiramNative.requested')).toEqual([]);

    await phone.tap('/');
    const standing = await home.evaluate('atOpening');
    expect(standing).toContain('₱');
    expect(standing).toContain(asOf);
    await seen(home, isLive);
    // The app starts after the paint, which it would delay by 100 ms on a slow phone.
    expect(await home.evaluate('askedBeforePaint')).toBe('{"requested":["userInfo"]}');
    const messages = await home.evaluate('hiramNative.requested');
    expect(messages).toContain('userInfo');
    expect(messages).toContain('h5PageFinish');
    const button =
      '[...document.querySelectorAll("button")].find((one) => one.innerText.includes("₱"))';
    await home.evaluate(`${button}.click()`);
    await seen(home, `document.title === ${JSON.stringify(t('title:repay'))}`);
  } finally {
    await phone.close();
  }
});
