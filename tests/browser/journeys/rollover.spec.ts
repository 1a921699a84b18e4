import type { Page } from '@playwright/test';
import { formatPeso } from '#domain/peso.ts';
import type { Person } from '../harness/person.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate } from '../harness/gate.ts';

/** The minimum for a rollover in these scenarios, in pesos. */
const minimum = 560;

const confirm = (person: Person, amount: number) =>
  person.button(person.t('rollover:confirmPay', { amount: formatPeso(amount) }));

async function opensRollover(page: Page, person: Person, who: Borrower): Promise<void> {
  const { t } = person;
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  await person.taps(t('repayment:operation.rollover.name'));
  await person.sees(t('title:rolloverDescribe'));
  await expect(page).toHaveURL(/\/repay\/rollover_describe\?deferralOrderId=/);
}

async function agrees(person: Person, amount: number): Promise<void> {
  const { app, t } = person;
  await expect(app.getByRole('checkbox')).not.toBeChecked();
  await confirm(person, amount).click();
  await person.reads(t('rollover:problems.tickFirst'));
  await app.getByRole('checkbox').check();
  await confirm(person, amount).click();
}

const amounts = async (sandbox: Sandbox, who: Borrower) =>
  (await sandbox.ledger(who)).payments.map(({ amount }) => amount);

test(
  'V1, V2, V3, V8: a rollover leads from the due amount to the new due date',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('rollover-offered');
    await opensRollover(page, person, who);
    await person.reads(t('rollover:now.feeHint'));
    await person.reads(t('rollover:noWayBack'));
    await agrees(person, minimum);
    await person.taps(t('rollover:question.confirm'));
    await person.sees(t('title:moreTime'));
    await person.taps(t('operationSuccess:repayment'));
    await person.sees(t('title:repay'));
    expect(await amounts(sandbox, who)).toEqual([minimum]);
  },
);

test(
  'V6: a rollover has expired a day later, and its renewal needs a new consent',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('rollover-offered');
    await opensRollover(page, person, who);
    const first = page.url();
    await page.getByRole('checkbox').check();
    await sandbox.advance(who, '24h');
    await wakesUp(page);
    await person.reads(t('rollover:closed.expired.title'));
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await person.taps(t('rollover:renew'));
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(page).not.toHaveURL(first);
    expect(await amounts(sandbox, who)).toEqual([]);
  },
);

/** Returns the style and the width of a button, as text. */
function looksOf(element: Element): string {
  const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
  const { width } = element.getBoundingClientRect();
  return JSON.stringify([backgroundColor, color, borderColor, fontSize, fontWeight, width]);
}

test('V9: the page gives the same weight to paying online, at a store or in part, a rollover, and a restructure', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const who = await signIn('loan-75');
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  const sizeOf = async (name: string) => {
    const box = await person.button(name).boundingBox();
    return box && [box.width, box.height];
  };
  const size = await person.payButton().boundingBox();
  expect(await sizeOf(t('repayment:due.ways'))).toEqual(size && [size.width, size.height]);
  const ways = [
    t('repayment:ways.online'),
    t('repayment:due.offline'),
    t('repayment:ways.part'),
    t('repayment:operation.rollover.name'),
    t('repayment:operation.restructure.name'),
  ];
  const looks: string[] = [];
  for (const words of ways) {
    const way = person.button(words);
    await expect(way).toBeEnabled();
    looks.push(await way.evaluate(looksOf));
  }
  expect(new Set(looks).size).toBe(1);
});

test('V9: a restructure gives the same weight to going on, paying the loan instead, and customer service', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const who = await signIn('restructure-offered');
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  await person.taps(t('repayment:operation.restructure.name'));
  const ways = ['describe.plan', 'describe.pay', 'support'] as const;
  const looks = async () =>
    Promise.all(ways.map((way) => person.button(t(`restructure:${way}`)).evaluate(looksOf)));
  // The first look can be that of a transition.
  await expect.poll(async () => new Set(await looks()).size).toBe(1);
});
