import { createPerson } from '#tests/browser/harness/person.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';
import { onPhone, type Phones, slow4g } from './phone.ts';
import type { Figure } from './report.ts';
import { median } from './stats.ts';

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
  let seen: 'nothing' | 'lastKnown' | 'live' = 'nothing';
  const observer = new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const isAsOf = text.includes(asOf);
    if (seen === 'nothing' && isAsOf) {
      seen = 'lastKnown';
      atFrame((now) => {
        start.lastKnown = now;
      });
    } else if (seen === 'lastKnown' && !isAsOf && text.includes('₱')) {
      seen = 'live';
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
