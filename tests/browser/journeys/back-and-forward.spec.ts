import type { PageId } from '#domain/pages.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test('borrowing up to the agreement: back and forward show the same pages again', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const heading = page.getByRole('heading', { level: 1 }).first();
  // Forward needs a price, without which the button is disabled.
  const unsettled = page.locator(
    'main[aria-busy="true"], button[aria-disabled="true"]:not([aria-describedby])',
  );
  const trail: { url: string; title: string; words: string }[] = [];
  async function arrive(id: PageId): Promise<void> {
    await expect(page).toHaveTitle(t(`title:${id}`));
    // The address changes when the history's code has loaded, which may be after the page is shown.
    await expect(page).not.toHaveURL(trail.at(-1)?.url ?? 'about:blank');
    await expect(heading).not.toHaveText(trail.at(-1)?.words ?? '');
    await expect(unsettled).toHaveCount(0);
    const words = (await heading.textContent()) ?? '';
    trail.push({ url: page.url(), title: t(`title:${id}`), words });
  }
  await signIn('approved');
  await page.goto('/');
  await expect(person.link(t('title:customerCenter'))).toBeVisible();
  await arrive('home');
  await person.taps(t('home:limit.action'));
  await arrive('limit');
  await person.taps(t('borrow:limit.start'));
  await arrive('quota');
  await person.taps(t('borrow:quota.next'));
  await arrive('confirm');
  await person.link(t('borrow:confirm.tickAgreement')).click();
  await arrive('agreement');
  const steps = trail.length - 1;
  const way = [...trail.slice(0, -1).toReversed(), ...trail.slice(1)];
  for (const [index, { url, title, words }] of way.entries()) {
    await (index < steps ? page.goBack() : page.goForward());
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(url);
    await expect(heading).toHaveText(words);
    await expect(unsettled).toHaveCount(0);
  }
});

test(
  'taps from before the history’s code has loaded get their entries once that code has loaded',
  gate,
  async ({ complaints, page, person, t, time }) => {
    complaints.expect('failedCode');
    // The clock is paused, so prefetch does not begin.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1_000);
    let line = false;
    let requests = 0;
    await page.route('**/assets/history-code-*.js', (route) => {
      requests += 1;
      return line ? route.continue() : route.abort('internetdisconnected');
    });
    await page.goto('/login');
    await expect(page).toHaveTitle(t('title:login'));
    expect(requests).toBe(0);
    await person.link(t('title:privacy')).click();
    await expect(page).toHaveTitle(t('title:privacy'));
    await person.taps(t('common:back'));
    await expect(page).toHaveTitle(t('title:login'));
    await person.link(t('title:service')).click();
    await expect(page).toHaveTitle(t('title:service'));
    await expect(page).toHaveURL('/login');
    expect(requests).toBeGreaterThan(0);

    line = true;
    // The app retries after a pause, which begins when the request fails.
    await expect(async () => {
      await time.passes(page, 2_000);
      expect(new URL(page.url()).pathname).toBe('/service');
    }).toPass({ timeout: 30_000 });
    await page.goBack();
    await expect(page).toHaveTitle(t('title:login'));
    await expect(page).toHaveURL('/login');
    await page.goForward();
    await expect(page).toHaveTitle(t('title:service'));
  },
);
