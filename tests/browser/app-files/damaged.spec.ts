import type { Page } from '@playwright/test';
import { expect } from '../harness/test.ts';
import { filesStored, retracted, test } from './on-phone.ts';

const cannotShow = 'Hiram cannot be shown right now.';

const damage = (page: Page, pattern: string, from: string, to: string) =>
  page.evaluate(
    async (given) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const response = await cache.match(request);
          if (!response || !new RegExp(given.pattern).test(new URL(request.url).pathname)) continue;
          const text = (await response.text()).replace(new RegExp(given.from, 's'), given.to);
          await cache.put(request, new Response(text, { headers: response.headers }));
        }
      }
    },
    { pattern, from, to },
  );

test.beforeEach(async ({ page, person, t }) => {
  await page.goto('/login');
  await person.sees(t('title:login'));
  await filesStored(page);
});

test('the app starts from the host if the phone’s storage is full, and explains why it cannot pay', async ({
  context,
  page,
  person,
  signIn,
  site,
  t,
}) => {
  const devtools = await context.newCDPSession(page);
  const allow = (quotaSize?: number) =>
    devtools.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await allow(1);
  await signIn('loan-70');
  await page.goto('/');
  await person.row(t('home:repay', { amount: '' }).trim()).click();
  await person.payButton().click();
  await person.confirmPayment().click();
  await person.reads(t('failure:journalPayment'));
  await page.reload();
  await person.sees(t('title:repay'));
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await allow();
  await page.reload();
  await filesStored(page);
});

test.describe('a stored page whose script does not exist', () => {
  test.beforeEach(async ({ complaints, page }) => {
    complaints.expect('failedCode');
    await damage(page, '^/$', 'src="/assets/start-[\\w-]+', 'src="/assets/start-0000000');
  });

  test('shows an error with a link that loads the app from the host', async ({
    page,
    person,
    t,
  }) => {
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(cannotShow);
    await page.getByRole('link', { name: 'Try again' }).click();
    await person.sees(t('title:login'));
  });

  test('reloads automatically when the host retracts the build', async ({
    page,
    person,
    site,
    t,
  }) => {
    await site.configure(retracted);
    await page.reload();
    await person.sees(t('title:login'));
  });
});
