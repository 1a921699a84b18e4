import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { day } from '#domain/constants.ts';
import { LastKnown } from '#domain/last-known.ts';
import { Language } from '#domain/language.ts';
import { formatPeso } from '#domain/peso.ts';
import { required } from '#machines/shared/required.ts';
import { violationsOn } from '../harness/axe.ts';
import { holdCall } from '../harness/held-call.ts';
import { moneyActions } from '../harness/money-actions.ts';
import { expect, test } from '../harness/test.ts';
import { gateIn } from '../harness/gate.ts';

const api = /\/api\/any\//;

const paying = required(
  moneyActions.find(({ method }) => method === 'repaymentConfirm'),
  'payment',
);

const groupsOf = (digits: string) => digits.match(/.{1,4}/g)?.join('') ?? '';

/** Where the phone keeps it, and what. */
const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('/lastKnown')));
async function kept(page: Page): Promise<LastKnown> {
  const [key = 'nowhere'] = await keys(page);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return v.parse(v.pipe(v.string(), v.parseJson(), LastKnown), text);
}
const isToldNothing = async (page: Page) => (await kept(page)).told === null;

/** What it says of the first loan, once home has been answered. */
async function dueIn(page: Page) {
  const read = async () => {
    const { length } = await keys(page);
    return length === 1 ? (await kept(page)).told?.dues[0] : undefined;
  };
  await expect.poll(read, 'what is known to be due').toBeDefined();
  return required(await read(), 'amount that is due');
}

for (const language of Language.options) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'a warm start shows at once what is due and the number to pay with, until the answer comes',
      gateIn(language),
      async ({ context, page, person, signIn, t }) => {
        const { loanOrderIds } = await signIn('offline-number-alive');
        // The number is told of on its own page, what is due at home.
        await page.goto(`/repay/repay_offline?loanOrderId=${loanOrderIds[0]}`);
        await person.reads(t('offlinePayment:number.label'));
        await page.goto('/');
        await person.reads(t('home:dueLoans'));
        const { amount, payNumber } = await dueIn(page);
        if (!payNumber) throw new Error('no number is known');

        let answer = () => {};
        const held = new Promise<void>((resolve) => (answer = resolve));
        await context.route(api, async (route) => {
          await held;
          await route.continue();
        });
        await page.reload();
        await person.reads(formatPeso(amount));
        await person.reads(t('home:lastKnown.checking'));
        await person.reads(t('home:lastKnown.number.until'));
        await expect(page.getByText(groupsOf(payNumber.accountNumber))).toBeAttached();
        // Nothing is offered that waits for the answer.
        await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toHaveCount(0);
        expect(await violationsOn(page)).toEqual([]);

        answer();
        await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toBeVisible();
        await expect(page.getByText(t('home:lastKnown.checking'))).toHaveCount(0);
      },
    );

    test(
      'an offline start says so, and goes on by itself when the line is back',
      gateIn(language),
      async ({ complaints, line, page, person, signIn, t }) => {
        complaints.expect('failedCalls');
        await signIn('loan-70');
        await page.goto('/');
        await person.reads(t('home:dueLoans'));
        const { amount } = await dueIn(page);
        await line.cut(api);
        await page.reload();
        await person.reads(formatPeso(amount));
        await person.reads(t('home:lastKnown.offline'));
        await person.reads(new RegExp(t('home:lastKnown.waits')));
        await expect(page.getByText(t('home:failedTitle'))).toHaveCount(0);
        expect(await violationsOn(page)).toEqual([]);

        // Still no line: the words stay.
        await person.taps(t('home:retry'));
        await person.reads(t('home:lastKnown.offline'));

        line.isBack();
        await page.evaluate(() => window.dispatchEvent(new Event('online')));
        await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toBeVisible();
      },
    );
  });
}

test('a line that comes back unannounced is found within half a minute', async ({
  complaints,
  line,
  page,
  person,
  signIn,
  t,
  time,
}) => {
  complaints.expect('failedCalls');
  await signIn('loan-70');
  await page.goto('/');
  await dueIn(page);
  await page.clock.install();
  await line.cut(api);
  await page.reload();
  await time.passesUntil(page.getByText(t('home:lastKnown.offline')), 1_000);
  line.isBack();
  await time.passes(page, 30_000);
  await expect(person.row(t('home:repay', { amount: '' }))).toBeVisible();
});

test('another day’s amount says its day, and more is owed once it is late; the number is no longer offered', async ({
  complaints,
  line,
  page,
  person,
  signIn,
  t,
}) => {
  complaints.expect('failedCalls');
  const { loanOrderIds } = await signIn('offline-number-alive');
  await page.goto(`/repay/repay_offline?loanOrderId=${loanOrderIds[0]}`);
  await person.reads(t('offlinePayment:number.label'));
  await page.goto('/');
  const { payNumber } = await dueIn(page);
  if (!payNumber) throw new Error('no number is known');
  await line.cut(api);
  await page.clock.setFixedTime(Date.now() + 90 * day);
  await page.reload();
  await person.reads(t('home:lastKnown.more'));
  await person.reads(/As of \w+\s\d+,\s\d{4}, /);
  await person.reads(/was good until/);
  await expect(page.getByText(groupsOf(payNumber.accountNumber))).toHaveCount(0);
});

test('logging out, a lost session and another person leave nothing of it', async ({
  complaints,
  context,
  line,
  page,
  person,
  signIn,
  t,
}) => {
  complaints.expect('failedCalls');
  await signIn('loan-70');
  await page.goto('/');
  await dueIn(page);
  // Also with the line down.
  await line.cut(api);
  await page.reload();
  await person.reads(t('home:lastKnown.offline'));
  await person.logsOut();
  await person.sees(t('title:login'));
  await expect.poll(() => keys(page)).toEqual([]);
  line.isBack();

  const first = await signIn('loan-70');
  await page.goto('/');
  await dueIn(page);
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.removeItem('authInfo'));
  await person.sees(t('title:login'));
  await expect.poll(() => keys(page)).toEqual([]);
  await other.close();

  await person.logsInByPassword(first);
  await dueIn(page);
  const [before] = await keys(page);
  await signIn('loan-75');
  await page.goto('/');
  await dueIn(page);
  await expect.poll(() => keys(page)).not.toContain(before);
});

test('a payment whose outcome is not known leaves no amount of before, until that is known', async ({
  atRest,
  complaints,
  page,
  person,
  sandbox,
  signIn,
  t,
  time,
}) => {
  complaints.expect('failedCalls');
  const who = await signIn(paying.scenario);
  await page.goto('/');
  await dueIn(page);
  await page.clock.install();
  await paying.prepare(page, person);
  // Taken, but nobody hears of it; nor is anybody told what became of it.
  const call = await holdCall(page, paying.method);
  await paying.button(person).click();
  await call.sent;
  const untold = { kind: 'drop-before', times: 1_000 } as const;
  await sandbox.fault(who, { ...untold, method: 'queryRepayOrderDetail' });
  await call.arrivesUnheard();
  // A read is repeated before it counts as unanswered: the pauses are the page's.
  await time.passesUntil(person.title(paying.waiting(t)), 2_000);
  await expect.poll(() => isToldNothing(page)).toBe(true);

  // Home is told what is due, and says beside it what is open: for the next start it is not kept.
  await person.taps(t('home'));
  await person.reads(paying.stillOpen(t));
  await person.reads(t('home:dueLoans'));
  await atRest.quiet(page);
  expect(await isToldNothing(page)).toBe(true);
});
