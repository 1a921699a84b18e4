import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { LastKnown } from '#domain/loans/last-known.ts';
import { formatPeso } from '#domain/peso.ts';
import { required } from '#machines/shared/required.ts';
import { violationsOn } from '../harness/axe.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const api = /\/api\/any\//;

const groupsOf = (digits: string) => digits.match(/.{1,4}/g)?.join('') ?? '';

const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('/lastKnown')));
async function storedAmounts(page: Page): Promise<LastKnown> {
  const [key = 'nowhere'] = await keys(page);
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  return v.parse(v.pipe(v.string(), v.parseJson(), LastKnown), text);
}

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
