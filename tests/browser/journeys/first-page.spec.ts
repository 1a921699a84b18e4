import type { Page, Route } from '@playwright/test';
import { packageName } from '#tests/contract/sandbox/wire-client.ts';
import { violationsOn } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';
import { textsIn } from '../harness/texts.ts';
import { nobodyLoggedIn, playNative, requestedOfNative, webView } from '../harness/native.ts';

const start = /\/assets\/(?:start|vendor)-[\w-]+\.js$/;

/** Opens the first page, and holds the app's code back until the returned function is called. */
async function withoutApp(page: Page, open: () => Promise<unknown>): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(start, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await open();
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const open = (page: Page, path: string) =>
  withoutApp(page, () => page.goto(path, { waitUntil: 'commit' }));

const waiting = (page: Page) => page.locator('[data-waiting]');
const field = (page: Page) => page.getByRole('textbox', { name: 'Mobile number' });
const isUp = (page: Page) => expect(waiting(page)).toHaveCount(0);

const seen = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('#root');
    const elements = [...(root?.querySelectorAll('*') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = [...element.attributes]
        .filter(({ name }) => !['data-waiting', 'data-first'].includes(name))
        .map(({ name, value }) => `${name}=${value}`);
      return [element.tagName, ...attributes.toSorted(), x, y, width, height].join(' ');
    });
    return { elements, text: root?.textContent };
  });

test.use({ viewport: { width: 360, height: 740 } });

test(
  'text and taps from before the app’s start are not lost',
  gate,
  async ({ idle, page, person, sandbox }) => {
    const borrower = await sandbox.borrower('approved');
    const { length: before } = await sandbox.sms(borrower);
    const letIn = await open(page, '/login');
    await field(page).pressSequentially(borrower.mobile.replace('+63', ''));
    await person.taps('Send code');
    await person.taps('Send code');
    await expect(page).toHaveURL('/login');
    await letIn();
    await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeFocused();
    await expect.poll(async () => (await sandbox.sms(borrower)).length).toBe(before + 1);
    // The second tap must not send another code.
    await idle(page);
    expect(await sandbox.sms(borrower)).toHaveLength(before + 1);
  },
);

test('a borrower who is still typing keeps the focus and the caret', async ({ page }) => {
  const letIn = await open(page, '/login');
  await field(page).pressSequentially('91123');
  for (let times = 0; times < 3; times += 1) await field(page).press('ArrowLeft');
  await letIn();
  await isUp(page);
  await expect(field(page)).toHaveValue('911 23');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('7');
  await expect(field(page)).toHaveValue('917 123');
});

test('a form submitted by key waits for the app, which shows the missing fields', async ({
  page,
}) => {
  const letIn = await open(page, '/login');
  await field(page).press('Enter');
  await page.evaluate(() => document.forms[0]?.requestSubmit());
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Enter your mobile number')).toBeHidden();
  await letIn();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
});

test('a tab, a link or a language that is tapped before the app’s start opens after that start', async ({
  page,
}) => {
  let letIn = await open(page, '/login');
  await page.getByRole('tab', { name: 'Password' }).click();
  await letIn();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();

  letIn = await open(page, '/login');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/login');
  await letIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();

  letIn = await open(page, '/login');
  await page.getByRole('button', { name: 'Filipino' }).click();
  await page.getByRole('button', { name: 'Filipino' }).click();
  await letIn();
  await expect(page.getByRole('heading', { level: 1, name: 'Mag‑log in' })).toBeVisible();
});

test('an address other than login shows the neutral page before the app', async ({ page }) => {
  const letIn = await open(page, '/privacy');
  await expect(page.locator('.app-shell')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Hiram Lending Corporation');
  await expect(page.getByRole('heading', { level: 1, name: 'Hiram' })).toHaveCount(1);
  await letIn();
  await expect(page.locator('.app-shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible();
});

test(
  'a phone without storage shows and allows login, and explains why it cannot pay',
  gate,
  async ({ page, person, sandbox, t }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('no storage', 'SecurityError');
          },
        });
      }
    });
    const borrower = await sandbox.borrower('loan-70');
    await page.goto('/');
    await person.asksForCode(borrower.mobile);
    await person.entersCode(await sandbox.code(borrower));
    await person.row(t('home:repay', { amount: '' }).trim()).click();
    await person.payButton().click();
    await person.confirmPayment().click();
    await person.reads(t('failure:journalPayment'));
  },
);

test.describe('in a native app', () => {
  test.use({ userAgent: webView });

  test(
    'login appears before the app, at the same place and in the stored language, when the shell reports no borrower',
    gate,
    async ({ page }) => {
      const t = textsIn('fil');
      await page.addInitScript(() => localStorage.setItem('language', '"fil"'));
      await page.addInitScript(playNative, { answers: nobodyLoggedIn, delay: 20 });
      const letIn = await open(page, '/');
      await expect(page.getByRole('textbox', { name: t('login:mobile') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
      await expect(waiting(page)).toHaveCount(1);
      const before = await seen(page);
      const shot = await page.screenshot({ caret: 'initial' });
      expect(await violationsOn(page)).toEqual([]);
      await letIn();
      await isUp(page);
      expect(await seen(page)).toEqual(before);
      await expect(page).toHaveTitle(t('title:login'));
      expect((await page.screenshot({ caret: 'initial' })).equals(shot)).toBe(true);
      // The app uses the same reply and does not ask again.
      expect((await requestedOfNative(page)).filter((name) => name === 'userInfo')).toHaveLength(1);
    },
  );

  test('the frame of home appears for the borrower that the shell names, with the last amount due on the next visit', async ({
    page,
    person,
    sandbox,
    t,
  }) => {
    const { token, userId, mobile } = await sandbox.borrower('loan-70');
    const answers = { ...nobodyLoggedIn, userInfo: { token, userId, mobile, packageName } };
    await page.addInitScript(playNative, { answers, delay: 20 });
    const frame = page.locator('[data-waiting=home]');
    let letIn = await open(page, '/');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(t('home:titlePlain'));
    await expect(frame).not.toContainText('₱');
    await letIn();
    await isUp(page);
    await person.reads(t('home:dueLoans'));
    expect((await requestedOfNative(page)).filter((name) => name === 'userInfo')).toHaveLength(1);
    const repay = page.getByRole('button', { name: /₱/ }).first();
    const [amount = 'none'] = /₱[\d,.]+\d/.exec((await repay.textContent()) ?? '') ?? [];

    letIn = await withoutApp(page, () => page.reload({ waitUntil: 'commit' }));
    await expect(frame).toContainText(amount);
    await expect(frame).toContainText(t('home:lastKnown.asOf', { time: '' }).trim());
    await letIn();
    await isUp(page);
    await expect(repay).toContainText(amount);
  });
});
