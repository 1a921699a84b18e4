import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { LastKnown } from '#domain/loans/last-known.ts';
import { formatPeso } from '#domain/peso.ts';
import { required } from '#machines/shared/required.ts';
import { violationsOn } from '../harness/axe.ts';
import { holdCall } from '../harness/held-call.ts';
import { moneyActions, stillOpen } from '../harness/money-actions.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const api = /\/api\/any\//;

const paying = required(
  moneyActions.find(({ method }) => method === 'repaymentConfirm'),
  'payment',
);

const groupsOf = (digits: string) => digits.match(/.{1,4}/g)?.join('') ?? '';

const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('/lastKnown')));
async function storedAmounts(page: Page): Promise<LastKnown> {
  const [key = 'nowhere'] = await keys(page);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return v.parse(v.pipe(v.string(), v.parseJson(), LastKnown), text);
}
const hasNoStoredReply = async (page: Page) => (await storedAmounts(page)).told === null;

/** Waits until the reply for home is stored, and returns its first amount due. */
async function dueIn(page: Page) {
  const read = async () => {
    const { length } = await keys(page);
    return length === 1 ? (await storedAmounts(page)).told?.dues[0] : undefined;
  };
  await expect.poll(read, 'the stored amounts').toBeDefined();
  return required(await read(), 'amount that is due');
}

test(
  'a warm start shows at once the amount due and the number to pay with, until the reply arrives',
  gate,
  async ({ context, page, person, signIn, t }) => {
    const { loanOrderIds } = await signIn('offline-number-alive');
    // The number comes from its own page, the amounts due from home.
    await page.goto(`/repay/repay_offline?loanOrderId=${loanOrderIds[0]}`);
    await person.reads(t('offlinePayment:number.label'));
    await page.goto('/');
    await person.reads(t('home:dueLoans'));
    const { amount, payNumber } = await dueIn(page);
    if (!payNumber) throw new Error('there is no stored number');

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
    await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toHaveCount(0);
    expect(await violationsOn(page)).toEqual([]);

    answer();
    await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toBeVisible();
    await expect(page.getByText(t('home:lastKnown.checking'))).toHaveCount(0);
  },
);

test(
  'a start without a network shows an explanation, and continues when the connection is back',
  gate,
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

    await person.taps(t('home:retry'));
    await person.reads(t('home:lastKnown.offline'));

    line.isBack();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(person.button(t('home:repay', { amount: formatPeso(amount) }))).toBeVisible();
  },
);

test('a payment with an unknown outcome removes the earlier amounts, and home stores no new ones', async ({
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
  // The server takes the payment, the reply is lost, and reconciliation fails.
  const call = await holdCall(page, paying.method);
  await paying.button(person).click();
  await call.sent;
  const untold = { kind: 'drop-before', times: 1_000 } as const;
  await sandbox.fault(who, { ...untold, method: 'queryRepayOrderDetail' });
  await call.arrivesUnheard();
  // A read is retried before it counts as unanswered, with pauses by the page's clock.
  await time.passesUntil(person.title(paying.waiting(t)), 2_000);
  await expect.poll(() => hasNoStoredReply(page)).toBe(true);

  // Home shows the amounts due and the open payment, so it stores nothing for the next start.
  await person.taps(t('home'));
  await person.reads(stillOpen(t, paying));
  await person.reads(t('home:dueLoans'));
  await atRest.quiet(page);
  expect(await hasNoStoredReply(page)).toBe(true);
});
