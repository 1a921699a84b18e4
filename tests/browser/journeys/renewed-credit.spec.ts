import * as v from 'valibot';
import type { Borrower, Sandbox } from '../harness/sandbox.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

async function renewCredit(sandbox: Sandbox, who: Borrower): Promise<string> {
  await sandbox.advance(who, '91d');
  await sandbox.applyForLimit(who, who.token);
  await sandbox.advance(who, '1m');
  const { applications } = await sandbox.ledger(who);
  const renewed = applications.find(({ creditOrderId }) => creditOrderId !== who.creditOrderId);
  if (!renewed) throw new Error('there is no newer credit order');
  return renewed.creditOrderId;
}

const About = v.object({ creditOrderId: v.string() });

const ordersInCalls = async (sandbox: Sandbox, who: Borrower, method: string) =>
  (await sandbox.calls(who))
    .filter((call) => call.method === method)
    .map(({ data }) => v.parse(About, data).creditOrderId);

test(
  'if the credit order is replaced before the confirmation, nothing is sent, the page of the terms says so, and the next application uses the new order',
  gate,
  async ({ page, person, sandbox, signIn, t }) => {
    const who = await signIn('approved');
    await page.goto('/borrow/confirm_quota');
    await person.choosesTerms(5_000);
    await person.readsAgreement();
    await person.agrees();
    const renewed = await renewCredit(sandbox, who);
    await person.confirms();

    await person.sees(t('title:quota'));
    await person.reads(t('borrow:confirm.problems.termsChanged'));
    expect((await sandbox.ledger(who)).orders).toEqual([]);
    expect(await ordersInCalls(sandbox, who, 'applyOrder')).toEqual([]);

    await person.choosesTerms(5_000);
    await person.readsAgreement();
    await person.agrees();
    await person.confirms();
    await person.sees(t('title:review'));
    expect(await ordersInCalls(sandbox, who, 'applyOrder')).toEqual([renewed]);
  },
);
