import type { Page } from '@playwright/test';
import { formatPeso } from '#domain/peso.ts';
import type { Person } from '../harness/person.ts';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { wakesUp } from '../harness/time.ts';
import { gate, gateIn } from '../harness/gate.ts';

/** Locates the button with these words around any figures. */
const button = ({ app }: Person, words: string) =>
  app.getByRole('button', { name: new RegExp(words) });

/** The minimum for a rollover in these scenarios, in pesos. */
const minimum = 560;

const confirm = (person: Person, amount: number) =>
  person.button(person.t('rollover:confirmPay', { amount: formatPeso(amount) }));

/** Goes from the due amount to the description of a rollover. */
async function opensRollover(page: Page, person: Person, who: Borrower): Promise<void> {
  const { t } = person;
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  await person.taps(t('repayment:operation.rollover.name'));
  await person.sees(t('title:rolloverDescribe'));
  await expect(page).toHaveURL(/\/repay\/rollover_describe\?deferralOrderId=/);
}

/** Goes from the terms to the question before the confirmation. */
async function agrees(person: Person, amount: number): Promise<void> {
  const { app, t } = person;
  await expect(app.getByRole('checkbox')).not.toBeChecked();
  await confirm(person, amount).click();
  await person.reads(t('rollover:problems.tickFirst'));
  await app.getByRole('checkbox').check();
  await confirm(person, amount).click();
}

/** Pays for the loan at a store, which posts the payment at once. */
async function paysAtStore(sandbox: Sandbox, who: Borrower, amount: number): Promise<void> {
  const [loanOrderId = ''] = who.loanOrderIds;
  const accountNumber = await sandbox.numberFor(who, { loanOrderId, amount });
  await sandbox.payAtCounter({ accountNumber, amount, postAfter: '1s' });
  await sandbox.advance(who, '2s');
}

/** Locates the line with the planned cost of the loan before rollover `count`, for any amount. */
const costFirst = ({ app, t }: Person, count: number) =>
  app.getByText(new RegExp(t('rollover:costFirst', { amount: '.+', count })));

const amounts = async (sandbox: Sandbox, who: Borrower) =>
  (await sandbox.ledger(who)).payments.map(({ amount }) => amount);

for (const language of ['en', 'fil'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(
      'V1, V2, V3, V8: a rollover leads from the due amount to the new due date',
      gateIn(language),
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
  });
}

test('V1: a refusal by the lender’s configuration is reported, and the amount stays due', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-offered');
  await sandbox.fault(who, { method: 'repayDeferralInitiate', kind: 'error-code:1600001' });
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  const rollover = t('repayment:operation.rollover.name');
  await person.taps(rollover);
  await person.reads('The sandbox was told to answer 1600001.');
  await person.sees(t('title:repay'));
  await person.reads(t('repayment:operation.gone'));
  await expect(person.button(rollover)).toHaveAttribute('aria-disabled', 'true');
});

test('V2: a sufficient payment confirms a started rollover, without another tap', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-offered');
  await opensRollover(page, person, who);
  await paysAtStore(sandbox, who, minimum);
  await wakesUp(page);
  await person.sees(t('title:moreTime'));
  await person.reads(t('operationSuccess:rollover.byPayment'));
  expect(await amounts(sandbox, who)).toEqual([minimum]);
});

test('V4: a rollover beyond the legal cost is not offered, with the reason', async ({
  page,
  person,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-over-cap');
  await page.goto(`/repay/repay?loanOrderId=${who.loanOrderIds[0]}`);
  await person.reads(t('repayment:operation.reasons.overCap'));
  await expect(person.button(t('repayment:operation.rollover.name'))).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('V5: an insufficient payment stays on the loan, and the missing amount is shown', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-offered');
  await opensRollover(page, person, who);
  await paysAtStore(sandbox, who, 200);
  await wakesUp(page);
  await person.reads(t('rollover:insufficient.title'));
  const missing = minimum - 200;
  await person.reads(t('rollover:insufficient.text', { amount: formatPeso(missing) }));
  await person.row(t('title:rolloverDetails')).click();
  await person.reads(formatPeso(200));
  await person.taps(t('rollover:back'));
  await agrees(person, missing);
  await person.taps(t('rollover:question.confirm'));
  await person.sees(t('title:moreTime'));
  expect(await amounts(sandbox, who)).toEqual([200, missing]);
});

test(
  'V6: a rollover expires at midnight, and its renewal needs a new consent',
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

test('V6: another borrower’s rollover shows no form', async ({ page, person, signIn, t }) => {
  const other = await signIn('rollover-offered');
  await opensRollover(page, person, other);
  const href = page.url();
  await signIn('rollover-offered');
  await page.goto(href);
  await person.reads(t('rollover:closed.unknown.title'));
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('V9: after two rollovers in a row, the earlier cost of the loan comes first', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('rollover-offered');
  for (const rollover of [1, 2]) {
    await opensRollover(page, person, who);
    await person.reads(t('rollover:cost.usedOf', { used: rollover - 1, most: 3 }));
    await expect(costFirst(person, rollover)).toHaveCount(0);
    await page.getByRole('checkbox').check();
    await button(person, t('rollover:confirmPay', { amount: '.+' })).click();
    await person.taps(t('rollover:question.confirm'));
    await person.sees(t('title:moreTime'));
    await sandbox.advance(who, '30d');
  }
  await opensRollover(page, person, who);
  const cost = costFirst(person, 3);
  const words = await cost.innerText();
  const amount = Number(/₱([\d,]+)/.exec(words)?.[1]?.replaceAll(',', ''));
  expect(words).toBe(t('rollover:costFirst', { amount: formatPeso(amount), count: 3 }));
  // The payments contain no principal: their whole amount is cost, and the figure below equals it.
  const paid = (await amounts(sandbox, who)).reduce((sum, one) => sum + one, 0);
  expect(amount).toBeGreaterThanOrEqual(paid);
  await expect(page.getByText(formatPeso(amount), { exact: true }).first()).toBeVisible();
  const [first, price] = await Promise.all(
    [cost, page.getByText(t('rollover:payNow'), { exact: true }).first()].map((one) =>
      one.boundingBox(),
    ),
  );
  expect(first?.y).toBeLessThan(price?.y ?? 0);
});

test('V9: the page gives each option the same weight: paying, a store, more time, instalments, talking', async ({
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
    looks.push(
      await way.evaluate((element) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } =
          getComputedStyle(element);
        const { width } = element.getBoundingClientRect();
        return JSON.stringify([backgroundColor, color, borderColor, fontSize, fontWeight, width]);
      }),
    );
  }
  expect(new Set(looks).size).toBe(1);
});
