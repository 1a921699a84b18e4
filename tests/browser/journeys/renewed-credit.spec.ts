import { documentKinds } from '#domain/credit/credit-order.ts';
import { creditForms, wireClient } from '#tests/contract/sandbox/wire-client.ts';
import { gate } from '../harness/gate.ts';
import { expect, test } from '../harness/test.ts';

test(
  'a confirmation sends nothing if the credit order was replaced before it; the page reports the replacement, and the next application is for the new order',
  gate,
  async ({ origin, page, person, sandbox, signIn, t }) => {
    const who = await signIn('approved');
    const wire = wireClient(origin);
    const applies = async () => {
      await person.choosesTerms(5_000);
      await person.readsAgreement();
      await person.agrees();
    };
    const ordersSent = async () =>
      (await sandbox.calls(who)).flatMap(({ method, data }) =>
        method === 'applyOrder' ? [data] : [],
      );
    await page.goto('/borrow/confirm_quota');
    await applies();

    await sandbox.advance(who, '91d');
    const fill = async (form: string, answers = {}) =>
      sandbox.ask('POST', 'native/forms', { mobile: who.mobile, form, answers });
    for (const [form, answers] of creditForms) await fill(form, answers);
    const { creditOrderId } = (await wire.call('queryCreditOrder', {}, who)) ?? {};
    const picture = new File(['picture'], 'a.png', { type: 'image/png' });
    for (const kind of documentKinds) {
      const call = { method: 'genericFileUpload', data: { creditOrderId, kind } };
      await wire.upload(call, [picture], who);
    }
    expect(await fill('submit')).toMatchObject({ status: 200 });
    await sandbox.advance(who, '1m');

    await person.confirms();
    await person.sees(t('title:quota'));
    await person.reads(t('borrow:confirm.problems.termsChanged'));
    expect(await ordersSent()).toEqual([]);
    await applies();
    await person.confirms();
    await person.sees(t('title:review'));
    expect(await ordersSent()).toMatchObject([{ creditOrderId }]);
  },
);
