import * as v from 'valibot';
import { nobodyLoggedIn, playNative, webView } from '#tests/browser/harness/native.ts';
import { callOf, openHostingPhone, seen } from '#tests/browser/harness/prerender.ts';
import { createSandbox } from '#tests/browser/harness/sandbox.ts';
import type { Texts } from '#tests/browser/harness/texts.ts';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { slow4g } from './phone.ts';
import type { Figure } from './report.ts';
import { median } from './stats.ts';

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
