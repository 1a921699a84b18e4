import { formatPeso } from '#domain/peso.ts';
import type { PageId } from '#domain/pages.ts';
import type { Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import type { Texts } from '../harness/texts.ts';
import { gate } from '../harness/gate.ts';

type Step = { page: PageId; tap: (person: Person) => Promise<void> };

/** Goes to its end, back to its start, and forward again. */
type Walk = { name: string; scenario: string; steps: readonly Step[] };

const tap = (page: PageId, name: (t: Texts) => string): Step => ({
  page,
  tap: ({ t, taps }) => taps(name(t)),
});
const tapRow = (page: PageId, name: (t: Texts) => string): Step => ({
  page,
  tap: ({ t, row }) => row(name(t)).click(),
});
const follow = (page: PageId, name: (t: Texts) => string): Step => ({
  page,
  tap: ({ t, link }) => link(name(t)).click(),
});

const walks: readonly Walk[] = [
  {
    name: 'borrowing, up to the agreement',
    scenario: 'approved',
    steps: [
      tap('limit', (t) => t('home:limit.action')),
      tap('quota', (t) => t('borrow:limit.start')),
      tap('confirm', (t) => t('borrow:quota.next')),
      follow('agreement', (t) => t('borrow:confirm.tickAgreement')),
    ],
  },
  {
    name: 'a loan under review',
    scenario: 'loan-20',
    steps: [
      tapRow('review', () => formatPeso(5_000)),
      tap('reviewDetails', (t) => t('orderProgress:details')),
    ],
  },
  {
    name: 'the plan of a loan in instalments',
    scenario: 'two-loans',
    steps: [
      tapRow('repay', (t) => t('home:repay', { amount: '' })),
      tapRow('repayPlan', (t) => t('title:repayPlan')),
    ],
  },
  {
    name: 'P3: account security',
    scenario: 'approved',
    steps: [
      follow('setting', (t) => t('home:setting')),
      follow('accountSecurity', (t) => t('title:accountSecurity')),
    ],
  },
];

for (const { name, scenario, steps } of walks) {
  test(`${name}: back and forward show the same pages again`, async ({
    page,
    person,
    signIn,
    t,
  }) => {
    const heading = page.getByRole('heading', { level: 1 }).first();
    /** Permanently disabled buttons have a reason, so they count as settled. */
    const unsettled = page.locator(
      'main[aria-busy="true"], button[aria-disabled="true"]:not([aria-describedby])',
    );
    const trail: { url: string; title: string; words: string }[] = [];
    async function arrive(title: string): Promise<void> {
      await expect(page).toHaveTitle(title);
      // The address changes when the history's code has loaded, which may be after the page is shown.
      const before = trail.at(-1);
      if (before) await expect(page).not.toHaveURL(before.url);
      await expect(heading).not.toHaveText(trail.at(-1)?.words ?? '');
      await expect(unsettled).toHaveCount(0);
      trail.push({ url: page.url(), title, words: (await heading.textContent()) ?? '' });
    }

    await signIn(scenario);
    await page.goto('/');
    await expect(person.link(t('home:support'))).toBeVisible();
    await arrive(t('title:home'));
    for (const step of steps) {
      await step.tap(person);
      await arrive(t(`title:${step.page}`));
    }
    const way = [...trail.slice(0, -1).toReversed(), ...trail.slice(1)];
    for (const [index, { url, title, words }] of way.entries()) {
      await (index < steps.length ? page.goBack() : page.goForward());
      await expect(page).toHaveTitle(title);
      await expect(page).toHaveURL(url);
      await expect(heading).toHaveText(words);
      await expect(unsettled).toHaveCount(0);
    }
  });
}

test(
  'the page’s back button goes back in the browser’s history',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('approved');
    await page.goto('/');
    await person.choosesLoan(5_000);
    for (const title of [t('title:quota'), t('title:limit'), t('title:home')]) {
      await person.taps(t('borrow:back'));
      await expect(page).toHaveTitle(title);
    }
    await expect(page).toHaveURL('/');
  },
);

test('a fragment is not a step forward, and back skips it', async ({ page, person, signIn, t }) => {
  await signIn('approved');
  await page.goto('/');
  await person.choosesLoan(5_000);
  await expect(page).toHaveURL('/borrow/confirm_borrow');
  await page.evaluate(() => location.assign('#terms'));
  await expect(page).toHaveURL('/borrow/confirm_borrow');
  await person.sees(t('title:confirm'));
  await page.goBack();
  await person.sees(t('title:quota'));
  await person.taps(t('borrow:quota.next'));
  await person.sees(t('title:confirm'));
  await expect(page).toHaveURL('/borrow/confirm_borrow');
});

test('after an application back leads home, not to the confirmation', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.goto('/');
  await person.choosesLoan(5_000);
  await person.readsAgreement();
  await person.agrees();
  await person.confirms();
  await person.sees(t('title:review'));
  await expect(page).toHaveURL(/\/borrow\/review/);
  await page.goBack();
  await expect(page).toHaveTitle(t('title:home'));
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveTitle(t('title:limit'));
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
    await person.taps(t('info:back'));
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
