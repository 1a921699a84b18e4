import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'amount, term and step of a loan survive a reload',
  gate,
  async ({ context, page, person, signIn, t }) => {
    await signIn('approved');
    await page.goto('/borrow/confirm_quota');
    await person.choosesAmount(3_500);
    await page.getByRole('radio', { name: t('borrow:quota.termDays', { count: 91 }) }).check();
    await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
    await page.close();

    const reborn = await context.newPage();
    const again = createPerson(reborn, t);
    await reborn.goto('/borrow/confirm_quota');
    await expect(reborn.getByLabel(t('borrow:quota.amount'), { exact: true })).toHaveValue('3,500');
    await expect(
      reborn.getByRole('radio', { name: t('borrow:quota.termDays', { count: 91 }) }),
    ).toBeChecked();

    await again.taps(t('borrow:quota.next'));
    await again.sees(t('title:confirm'));
    await again.readsAgreement();
    await again.agrees();
    await reborn.reload();
    await expect(reborn).toHaveURL('/borrow/confirm_borrow');
    await expect(again.submits(3_500)).toBeVisible();
    await expect(reborn.getByRole('checkbox')).not.toBeChecked();
  },
);
