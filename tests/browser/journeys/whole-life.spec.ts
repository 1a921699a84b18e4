import type { FrameLocator, Page } from '@playwright/test';
import { Language } from '#domain/language.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { formatPeso } from '#domain/peso.ts';
import { createPerson, type Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import type { Texts } from '../harness/texts.ts';
import { gateIn } from '../harness/gate.ts';

const borrowed = 5_000;
const paidAtCounter = 1_000;

function phoneOf(page: Page, t: Texts) {
  const app: FrameLocator = page.frameLocator('iframe[title="Hiram app"]');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return { person: createPerson(app, t), press };
}

const withFigures = ({ app }: Person, words: string) =>
  app.getByRole('button', { name: new RegExp(words) });

async function borrows(
  person: Person,
  passAMinute: () => Promise<void>,
  readsGuide: () => Promise<void>,
): Promise<void> {
  const { t } = person;
  await person.choosesLoan(borrowed, readsGuide);
  await person.readsAgreement();
  await person.agrees();
  await person.confirms();
  await person.sees(t('title:review'));
  await passAMinute();
  await person.sees(t('title:paidOut'));
  await person.taps(t('orderProgress:paidOut.action'));
  await person.sees(t('title:repay'));
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
  await person.taps(t('offlinePayment:back'));
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

for (const language of Language.options) {
  test.describe(`in the simulated phone, ${language}`, () => {
    test.use({ language });

    // One loan can run through all operations, because its cost stays below the borrowed amount and
    // it had no restructure before.
    test(
      'S1.5, S1.6, S2.8: a loan is borrowed, paid in part at a counter, rolled over, restructured, settled and certified',
      gateIn(language),
      async ({ page, sandbox, t }) => {
        test.slow();
        const { person, press } = phoneOf(page, t);
        const passAMinute = () => press('+1 minute');
        await page.goto(`/shell/?scenario=approved&signedIn=yes&lang=${language}`);
        await borrows(person, passAMinute, () => press('Got it'));
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

        const mobile = (await page.locator('[data-mobile]').getAttribute('data-mobile')) ?? '';
        const { orders, operations, payments } = await sandbox.ledger({ mobile });
        expect(orders.map(({ status }) => status)).toEqual([
          loanStatus.settled,
          loanStatus.settled,
        ]);
        expect(operations.map(({ kind }) => kind)).toEqual(['restructure', 'rollover']);
        expect(payments).toHaveLength(4);
        const [made] = orders;
        await person.reads(new RegExp(made?.loanNumber ?? 'no number'));
      },
    );
  });
}
