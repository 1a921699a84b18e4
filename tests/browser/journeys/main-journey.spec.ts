import { formatDay } from '#domain/date-format.ts';
import type { Language } from '#domain/language.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { createPerson, type Person } from '../harness/person.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

type Who = { mobile: string };

/** Borrows 5,000 pesos, and compares the main amounts of the terms with the ledger. */
async function borrow(
  person: Person,
  sandbox: Sandbox,
  who: Who,
  readsGuide?: () => Promise<void>,
): Promise<LoanOrder> {
  const { t } = person;
  await person.choosesLoan(5_000, readsGuide);
  await person.readsAgreement();
  await person.agrees();
  const terms = await person.app.getByRole('main').textContent();
  await person.confirms();
  await person.sees(t('title:review'));

  const { orders, requests } = await sandbox.ledger(who);
  const [order] = orders;
  if (!order) throw new Error('there is no order in the ledger');
  expect(orders).toHaveLength(1);
  expect(requests).toMatchObject([{ method: 'applyOrder', copies: 0 }]);
  expect(order.loanAmount).toBe(5_000);
  const { loanAmount, amountReceived, processingFee, interest, totalLoanAmount } = order;
  for (const amount of [loanAmount, amountReceived, processingFee, interest, totalLoanAmount]) {
    expect(terms).toContain(formatPeso(amount));
  }
  return order;
}

/** Repays on the day of the payout, with one day of interest (10 pesos). */
async function payBack(person: Person, sandbox: Sandbox, who: Who, language: Language) {
  const { t } = person;
  const [order] = (await sandbox.ledger(who)).orders;
  if (!order) throw new Error('there is no order in the ledger');
  await person.reads(formatDay(order.dueDate, language));
  await person.app.getByRole('radio', { name: t('repayment:due.all') }).check();
  await expect(person.payButton()).toHaveText(
    t('repayment:due.pay', { amount: formatPeso(order.loanAmount + 10) }),
  );
  await person.payButton().click();
  await person.confirmPayment().click();
  await person.sees(t('title:repayPaid'));
  await person.reads(t('repayment:detail.settledTitle'));

  const { orders, payments, requests } = await sandbox.ledger(who);
  expect(orders).toMatchObject([{ status: loanStatus.settled }]);
  expect(payments).toMatchObject([{ amount: order.loanAmount + 10 }]);
  expect(requests.map(({ method, copies }) => `${method} ${copies}`).toSorted()).toEqual([
    'applyOrder 0',
    'repaymentConfirm 0',
  ]);
}

test.describe('in the simulated phone', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test(
    'S1.2, S1.3, S1.4, S1.5, S2.5, S2.6: a visitor becomes a borrower, is paid and repays',
    gate,
    async ({ page, sandbox, t }) => {
      test.slow();
      const app = page.frameLocator('iframe[title="Hiram app"]');
      const person = createPerson(app, t);
      const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

      await page.goto('/shell/');
      await press(/^new-borrower/);
      await person.sees(t('title:login'));
      const mobile = await page.locator('[data-mobile]').getAttribute('data-mobile');
      const who = { mobile: mobile ?? '' };
      await app.getByLabel(t('login:mobile')).fill(who.mobile.replace('+63', ''));
      await person.taps(t('login:sendCode'));
      await press(/Tap to fill \d{6}/);
      await person.taps(t('login:submit'));

      await person.taps(t('home:apply.action'));
      await press('Fill all');
      await press('Submit application');
      await expect(person.button(t('home:reviewing.action'))).toBeVisible();
      await press('+1 minute');
      await expect(person.button(t('home:limit.action'))).toBeVisible();
      expect((await sandbox.ledger(who)).applications).toMatchObject([{ status: 17 }]);

      await borrow(person, sandbox, who, () => press('Got it'));
      await press('+1 minute');
      await person.sees(t('title:paidOut'));
      await person.taps(t('orderProgress:paidOut.action'));
      await person.sees(t('title:repay'));
      await payBack(person, sandbox, who, 'en');
      await person.taps(t('repayment:home'));
      await expect(person.button(t('home:limit.action'))).toBeVisible();
    },
  );
});
