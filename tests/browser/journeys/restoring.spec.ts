import { groupMobile } from '#domain/account/mobile.ts';
import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test('typed login fields survive a reload, except for code and password', async ({
  page,
  person,
  sandbox,
  t,
}) => {
  const { mobile } = await sandbox.borrower('approved');
  const field = page.getByLabel(t('login:mobile'));
  await page.goto('/login');
  // The app saves drafts only after its start.
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  await field.fill('9171234567');
  await page.reload();
  await expect(field).toHaveValue('917 123 4567');

  await person.asksForCode(mobile);
  await page.getByLabel(t('login:code')).fill('123456');
  await page.reload();
  await expect(field).toHaveValue(groupMobile(mobile).replace('+63 ', ''));
  await person.taps(t('login:sendCode'));
  await expect(page.getByLabel(t('login:code'))).toHaveValue('');
  await page.reload();

  await page.getByRole('tab', { name: t('login:byPassword') }).click();
  await page.getByLabel(t('login:username')).fill('maria');
  await person.password().fill('secret-secret');
  await page.reload();
  await expect(page.getByLabel(t('login:username'))).toHaveValue('maria');
  await expect(person.password()).toHaveValue('');
  await person.sees(t('title:login'));
});

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

test(
  'another borrower does not see the typed amount',
  gate,
  async ({ page, person, signIn, sandbox, t }) => {
    await signIn('approved');
    const other = await sandbox.borrower('approved');
    await page.goto('/borrow/confirm_quota');
    await person.choosesAmount(3_500);
    await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
    await page.evaluate(() => localStorage.removeItem('authInfo'));
    await page.goto('/borrow/confirm_quota');
    await person.logsInByPassword(other);
    await person.sees(t('title:quota'));
    await expect(page.getByLabel(t('borrow:quota.amount'), { exact: true })).not.toHaveValue(
      '3,500',
    );
  },
);
