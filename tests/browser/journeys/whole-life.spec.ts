import type { Page } from '@playwright/test';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { createPerson, type Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

const borrowed = 5_000;
const paidAtCounter = 1_000;

const withFigures = ({ app }: Person, words: string) =>
  app.getByRole('button', { name: new RegExp(words) });

async function logsInAndApplies(
  person: Person,
  press: (name: string | RegExp) => Promise<void>,
  mobile: string,
): Promise<void> {
  const { app, t } = person;
  await person.sees(t('title:login'));
  await app.getByLabel(t('login:mobile')).fill(mobile.replace('+63', ''));
  await person.taps(t('login:sendCode'));
  await press(/Tap to fill \d{6}/);
  await person.taps(t('login:submit'));
  await person.taps(t('home:apply.action'));
  await press('Fill all');
  await press('Submit application');
  await expect(person.button(t('home:reviewing.action'))).toBeVisible();
  await press('+1 minute');
}

/** Borrows a loan; returns the text of its terms. */
async function borrows(person: Person, readsGuide: () => Promise<void>): Promise<string> {
  const { app, t } = person;
  await person.choosesLoan(borrowed, readsGuide);
  await person.readsAgreement();
  await person.agrees();
  const terms = await app.getByRole('main').textContent();
  await person.confirms();
  await person.sees(t('title:review'));
  return terms ?? '';
}

async function paysAPart(person: Person, page: Page): Promise<void> {
  const { t } = person;
  await person.taps(t('repayment:due.offline'));
  await person.row('7-Eleven').click();
  await person.reads(t('offlinePayment:number.label'));
  const counter = page.getByRole('region', { name: 'Pay at a counter' });
  await counter.getByLabel(/^Pesos/).fill(String(paidAtCounter));
  await counter.getByLabel('Posts').selectOption('at once');
  await counter.getByRole('button', { name: 'Pay' }).click();
  await person.reads(t('offlinePayment:posted.title'));
  await person.reads(formatPeso(paidAtCounter));
  await person.taps(t('common:back'));
  await person.sees(t('title:repay'));
}

async function rollsOver(person: Person, passAMinute: () => Promise<void>): Promise<void> {
  const { t } = person;
  await person.taps(t('repayment:operation.rollover.name'));
  await person.sees(t('title:rolloverDescribe'));
  await person.agrees();
  await withFigures(person, t('rollover:confirmPay', { amount: '.+' })).click();
  await person.taps(t('rollover:question.confirm'));
  await person.reads(t('rollover:processing.title'));
  await passAMinute();
  await person.sees(t('title:moreTime'));
  await person.taps(t('operationSuccess:repayment'));
  await person.sees(t('title:repay'));
}

async function restructures(person: Person, passAMinute: () => Promise<void>): Promise<void> {
  const { t } = person;
  await person.taps(t('repayment:operation.restructure.name'));
  await person.readsRestructure();
  await person.agrees();
  await person.taps(t('restructure:confirm.submit'));
  await person.taps(t('restructure:ask.confirm'));
  await person.sees(t('title:restructureReview'));
  await passAMinute();
  await person.sees(t('title:moreTime'));
  await person.taps(t('operationSuccess:repayment'));
  await person.sees(t('title:repay'));
}

async function settles(person: Person): Promise<void> {
  const { t } = person;
  await person.app.getByRole('radio', { name: t('repayment:due.all') }).check();
  await person.payButton().click();
  await person.confirmPayment().click();
  await person.sees(t('title:repayPaid'));
  await person.reads(t('repayment:detail.settledTitle'));
  await person.row(t('title:certificate')).click();
  await person.sees(t('title:certificate'));
}

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

// One loan can run through all operations, because its cost stays below the borrowed amount and
// it had no restructure before.
test(
  'S1.2, S1.3, S1.4, S1.5, S1.6, S2.5, S2.6, S2.8: in the simulated phone, a visitor becomes a borrower; a loan is borrowed, paid in part at a counter, rolled over, restructured, settled and certified',
  gate,
  async ({ page, sandbox, t }) => {
    test.slow();
    const person = createPerson(page.frameLocator('iframe[title="Hiram app"]'), t);
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: typeof name === 'string' }).click();
    const passAMinute = () => press('+1 minute');
    await page.goto('/shell/');
    await press(/^new-borrower/);
    await person.sees(t('title:login'));
    const mobile = (await page.locator('[data-mobile]').getAttribute('data-mobile')) ?? '';
    await logsInAndApplies(person, press, mobile);
    const terms = await borrows(person, () => press('Got it'));
    const [applied] = (await sandbox.ledger({ mobile })).orders;
    for (const amount of [
      applied?.amountReceived,
      applied?.processingFee,
      applied?.interest,
      applied?.totalLoanAmount,
    ]) {
      expect(terms).toContain(formatPeso(amount ?? Number.NaN));
    }
    await passAMinute();
    await person.sees(t('title:paidOut'));
    await person.taps(t('orderProgress:paidOut.action'));
    await person.sees(t('title:repay'));
    await paysAPart(person, page);
    await press('+30 days');
    await rollsOver(person, passAMinute);
    await press('+30 days');
    for (let day = 0; day < 4; day += 1) await press('+1 day');
    await person.sees(t('title:repayOverdue'));
    // The app must know the current day before the operation starts.
    await person.reads(t('repayment:due.overdueBy', { count: 4 }));
    await restructures(person, passAMinute);
    await settles(person);

    const { orders, operations, payments, requests } = await sandbox.ledger({ mobile });
    expect(orders.map(({ status }) => status)).toEqual([loanStatus.settled, loanStatus.settled]);
    expect(operations.map(({ kind }) => kind)).toEqual(['restructure', 'rollover']);
    expect(payments).toHaveLength(4);
    expect(requests.filter(({ copies }) => copies > 0)).toEqual([]);
    await person.reads(new RegExp(orders[0]?.loanNumber ?? 'no number'));
  },
);
