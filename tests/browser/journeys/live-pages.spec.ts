import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'S2.6, S4.18: the page of a loan under review shows the payout and its arrival without a tap',
  gate,
  async ({ page, person, sandbox, signIn, t, time }) => {
    const who = await signIn('loan-20');
    await page.clock.install();
    await page.goto(`/borrow/review?loanOrderId=${who.loanOrderIds[0]}`);
    await person.sees(t('title:review'));
    await sandbox.advance(who, '21s');
    await time.passes(page, 5_000);
    await person.sees(t('title:lending'));
    await expect(page).toHaveTitle(t('title:lending'));
    await sandbox.advance(who, '31s');
    await time.passes(page, 5_000);
    await person.sees(t('title:paidOut'));
    await expect(page).toHaveTitle(t('title:paidOut'));

    const [order] = (await sandbox.ledger(who)).orders;
    if (!order) throw new Error('there is no order in the ledger');
    await person.reads(formatPeso(order.amountReceived));
    await person.reads(order.loanNumber);
    await person.reads(formatInstant(order.statusSince, 'en'));
    await person.reads(formatDay(order.dueDate, 'en'));
    await page.reload();
    await person.sees(t('title:repay'));
    await expect(page).toHaveURL(/isOverdue=f/);
  },
);
