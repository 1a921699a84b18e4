import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';
import { pickedPicture } from '../harness/pictures.ts';

test('S2.19, S9.8: the root’s font size grows with the width relative to 375, to twice the size at most', async ({
  page,
  person,
  t,
}) => {
  await page.goto('/login');
  await person.sees(t('title:login'));
  const sizes = [
    [320, 320 / 375],
    [375, 1],
    [600, 600 / 375],
    [750, 2],
    [1280, 2],
  ] as const;
  for (const [width, times] of sizes) {
    await page.setViewportSize({ width, height: 1400 });
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(size, `${width} pixels wide`).toBeCloseTo(16 * times, 1);
  }
});

test(
  'S2.20: a focused field scrolls between header and action bar',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-70');
    await page.goto('/customer/customerWorder');
    await person.sees(t('title:ticketForm'));
    const last = page.getByLabel(t('feedbackTickets:form.time'));
    await expect(last).not.toBeInViewport();
    // A screen reader or the keyboard’s “next” moves the focus without scrolling by the browser.
    await last.evaluate((field) => field.focus({ preventScroll: true }));
    await expect(last).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('button', { name: t('feedbackTickets:form.send') });
    await expect
      .poll(async () => {
        const [field, action] = await Promise.all([last.boundingBox(), bar.boundingBox()]);
        return field && action ? field.y + field.height <= action.y : null;
      })
      .toBe(true);
  },
);

test('the header’s buttons do not cover the word mark in a browser with large text', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await person.reads(t('home:limit.action'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'));
  const right = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().right);
  const left = (locator: Locator) => locator.evaluate((one) => one.getBoundingClientRect().left);
  const mark = page.locator('.app-brand');
  const language = person.button(t('common:languages.fil'));
  expect(await right(mark)).toBeLessThanOrEqual(await left(language));
});

test('the name of a bank of 60 letters stays within the page', async ({ page, signIn }) => {
  await signIn('approved');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/mine/account_security');
  const account = page.getByText(/^GCash/);
  await expect(account).toBeVisible();
  const edge = await account.evaluate((value) => {
    value.textContent = 'Rizal Commercial and Development Bank of Nueva Vizcaya, Inc. •••• 1230';
    return value.getBoundingClientRect().right;
  });
  expect(edge).toBeLessThanOrEqual(320);
});

test('the title of a sheet keeps its distance from the edge on two lines', async ({
  page,
  person,
  signIn,
}) => {
  const { loanOrderIds } = await signIn('loan-70');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/repay/repay?loanOrderId=${loanOrderIds[0]}&isOverdue=f`);
  await person.payButton().click();
  await expect(person.confirmPayment()).toBeVisible();
  const sheet = page.getByRole('dialog');
  await sheet.evaluate(({ ownerDocument }) =>
    Promise.all(ownerDocument.getAnimations().map(({ finished }) => finished)),
  );
  const distance = await sheet.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element.querySelector('h2') ?? element);
    return words.getBoundingClientRect().top - element.getBoundingClientRect().top;
  });
  expect(distance).toBeGreaterThanOrEqual(12);
});

test('a sheet has a visible edge in the dark theme', async ({ page, person, signIn }) => {
  const { loanOrderIds } = await signIn('loan-70');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/repay/repay?loanOrderId=${loanOrderIds[0]}&isOverdue=f`);
  await person.payButton().click();
  await expect(person.confirmPayment()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('border-top', '1px solid rgb(44, 58, 55)');
});

test('the last sentence of a failed payout is centred', async ({ page, person, signIn, t }) => {
  const { loanOrderIds } = await signIn('loan-65');
  await page.goto(`/borrow/lending?loanOrderId=${loanOrderIds[0]}`);
  await person.reads(t('orderProgress:payoutFailed.next'));
  await expect(page.locator('[data-until]')).toHaveCSS('text-align', 'center');
});

test('R3: the way to report a wrong payment stays on one line', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const { loanOrderIds } = await signIn('loan-80');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/repay/repay_detail?loanOrderId=${loanOrderIds[0]}`);
  const lines = await person.button(t('loanStory:payments.wrong')).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return (
      words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(button).lineHeight)
    );
  });
  expect(lines).toBeLessThan(1.5);
});

test('K1: each subject of a request fits its field', async ({ page, person, signIn, t }) => {
  await signIn('loan-70');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/customer/customerWorder');
  await person.sees(t('title:ticketForm'));
  const field = page.getByLabel(t('feedbackTickets:form.type'), { exact: true });
  const cut = await field.evaluate((select) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
      getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return ['no canvas'];
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...select.querySelectorAll('option')]
      .map(({ text }) => text)
      .filter((text) => pen.measureText(text).width > room);
  });
  expect(cut).toEqual([]);
});

test('K2: a long picture name is shown in full, because names differ at their ends', async ({
  page,
  signIn,
}) => {
  await signIn('loan-70');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/customer/customerWorder');
  const name = 'Screenshot_20261128_034512_GCash_receipt_of_my_payment.jpg';
  await page.locator('input[type=file]').setInputFiles([{ ...pickedPicture('a'), name }]);
  const shown = page.getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  const [needed, has] = await shown.evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(needed).toBeLessThanOrEqual(has ?? 0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('S2.18: the next page slides and fades in', async ({ page, person, t }) => {
    await page.goto('/login');
    await person.sees(t('title:login'));
    await page.evaluate(() => {
      document.addEventListener('animationstart', (event) => {
        if (!(event.target instanceof Element) || event.target.localName !== 'main') return;
        const [first] = event.target.getAnimations();
        const effect = first?.effect;
        if (!(effect instanceof KeyframeEffect)) return;
        document.body.dataset['moves'] = effect
          .getKeyframes()
          .flatMap((frame) => Object.keys(frame))
          .join(' ');
      });
    });
    await person.link(t('title:customerCenter')).click();
    await person.sees(t('title:customerCenter'));
    await expect(page.locator('body')).toHaveAttribute('data-moves', /opacity.*transform/);
  });
});
