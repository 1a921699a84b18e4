import { createPerson } from '#tests/browser/harness/person.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';
import { onPhone, type Phones, slow4g } from './phone.ts';
import type { Figure } from './report.ts';
import { median } from './stats.ts';
import * as v from 'valibot';
import { nobodyLoggedIn, playNative, webView } from '#tests/browser/harness/native.ts';
import { callOf, openHostingPhone, seen } from '#tests/browser/harness/prerender.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';

/** Times in milliseconds from the navigation. */
type WarmStart = {
  firstPaint: number;
  /** Time at which the last known amounts are visible. */
  lastKnown: number | null;
  /** Time at which the current amounts have replaced the last known ones. */
  live: number | null;
};

declare global {
  interface Window {
    warmStart: WarmStart;
  }
}

/** Runs in the page before its own scripts; `asOf` is a text that only last known amounts have. */
function watchWarmStart(asOf: string): void {
  const start: WarmStart = { firstPaint: 0, lastKnown: null, live: null };
  window.warmStart = start;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') start.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  const atFrame = (note: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  let shown: 'nothing' | 'lastKnown' | 'live' = 'nothing';
  const observer = new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const isAsOf = text.includes(asOf);
    if (shown === 'nothing' && isAsOf) {
      shown = 'lastKnown';
      atFrame((now) => {
        start.lastKnown = now;
      });
    } else if (shown === 'lastKnown' && !isAsOf && text.includes('₱')) {
      shown = 'live';
      observer.disconnect();
      atFrame((now) => {
        start.live = now;
      });
    }
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Timeout for a start, in milliseconds. */
const patience = 60_000;

/**
 * Measures home of a borrower with a number to pay with, opened again on slow 4G and without a
 * connection.
 *
 * @param origin of the app that is served with its worker
 */
export async function measureWarmStarts(
  phones: Phones,
  origin: string,
  t: Texts,
  runs: number,
): Promise<Figure[]> {
  return onPhone(await phones.open({ cpu: 1, slow4g: false, origin }), async (phone) => {
    const { context, page, devtools } = phone;
    const person = createPerson(page, t);
    const sandbox = createSandbox(origin);
    const borrower = await sandbox.borrower('offline-number-alive');
    const { loanOrderIds } = borrower;
    await page.goto(`${origin}/login`);
    await person.asksForCode(borrower.mobile);
    await person.entersCode(await sandbox.code(borrower));
    await person.button(t('home:refresh')).waitFor();
    await page.locator('main[aria-busy="false"]').waitFor();
    await page.goto(`/repay/repay_offline?loanOrderId=${loanOrderIds[0]}`);
    await person.reads(t('offlinePayment:number.label'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/');
    await person.reads(t('home:dueLoans'));
    await page.addInitScript(watchWarmStart, t('home:lastKnown.asOf', { time: '' }).trim());
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Network.emulateNetworkConditions', slow4g);

    const starts: Record<'online' | 'offline', WarmStart[]> = { online: [], offline: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const line of ['online', 'offline'] as const) {
        await context.setOffline(line === 'offline');
        await page.goto('/', { timeout: patience });
        await page.waitForFunction(
          (isOnline) => (isOnline ? window.warmStart.live : window.warmStart.lastKnown),
          line === 'online',
          { timeout: patience },
        );
        starts[line].push(await page.evaluate(() => window.warmStart));
        await page.waitForTimeout(500);
      }
    }
    const figure = (
      name: string,
      list: readonly WarmStart[],
      read: (start: WarmStart) => number | null,
      most: number,
    ): Figure => {
      const [ours, paint] = [
        median(list.map((start) => read(start) ?? Number.NaN)),
        median(list.map(({ firstPaint }) => firstPaint)),
      ];
      const floor = { of: 'its first paint', value: paint, ratio: ours / paint };
      return { name, unit: 'ms', ours, floor, reach: { most } };
    };
    return [
      figure('warm, last known', starts.online, ({ lastKnown }) => lastKnown, 600),
      figure('warm, live amount', starts.online, ({ live }) => live, 1_500),
      figure(
        'warm without a connection, last known',
        starts.offline,
        ({ lastKnown }) => lastKnown,
        700,
      ),
    ];
  });
}

const most = 100;

const firstPaint = 'performance.getEntriesByName("first-contentful-paint")[0]';

/**
 * Measures the time from the tap in a native app to the first paint of a prerendered page.
 *
 * @throws if the page was not ready at its activation
 */
export async function measurePrerendered(
  origin: string,
  t: Texts,
  runs: number,
): Promise<Figure[]> {
  const { token, userId, mobile } = await createSandbox(origin).borrower('loan-70');
  const asOf = t('home:lastKnown.asOf', { time: '' }).trim();
  const home = `document.querySelector('main')?.innerText.includes(${JSON.stringify(asOf)}) === true`;
  const form = `document.querySelector('main input') !== null`;
  const starts = [
    { name: 'form', isThere: form, userInfo: null },
    { name: 'last known', isThere: home, userInfo: { token, userId, mobile, packageName } },
  ];
  const figures: Figure[] = [];
  for (const { name, isThere, userInfo } of starts) {
    const answers = { ...nobodyLoggedIn, userInfo };
    const shell = callOf(playNative, { answers, delay: 20 });
    const phone = await openHostingPhone(webView, [shell]);
    try {
      const known = userInfo ? `document.body.innerText.includes('₱')` : form;
      await seen(await phone.open(`${origin}/`), known);
      const took: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const host = await phone.open(`${origin}/app-config.json`);
        await host.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await host.send('Network.emulateNetworkConditions', slow4g);
        const page = await phone.prerender('/');
        await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await page.send('Network.emulateNetworkConditions', slow4g);
        await seen(page, isThere);
        const keep = `window.wasThere = ${isThere}`;
        await page.evaluate(`document.addEventListener('prerenderingchange', () => { ${keep} })`);
        const tapped = await phone.tap('/');
        await seen(page, `${firstPaint} !== undefined`);
        if ((await page.evaluate('window.wasThere')) !== true)
          throw new Error('the prerendered page was not ready');
        const painted = await page.evaluate(`performance.timeOrigin + ${firstPaint}.startTime`);
        took.push(v.parse(v.number(), painted) - tapped);
      }
      figures.push({
        name: `prerendered by the host, ${name}`,
        unit: 'ms',
        ours: median(took),
        reach: { most },
      });
    } finally {
      await phone.close();
    }
  }
  return figures;
}
