import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'R1, R2: a borrower finds a settled loan, and returns to the same filter',
  gate,
  async ({ page, person, signIn, t }) => {
    await signIn('loan-80');
    await page.goto('/');
    await person.link(t('home:records')).click();
    await person.sees(t('title:records'));
    await page.getByRole('radio', { name: t('records:filter.settled') }).click();
    await expect(page).toHaveURL('/mine/records?group=settled');
    await page
      .getByRole('list', { name: t('records:list') })
      .getByRole('button')
      .click();
    await expect(page).toHaveTitle(t('title:repayDetail'));
    await page.goBack();
    await expect(page).toHaveURL('/mine/records?group=settled');
    await expect(page.getByRole('radio', { name: t('records:filter.settled') })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: t('records:filter.settled') })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveTitle(t('title:home'));
  },
);

test('R1: of 10,000 loans, 50 more load when the borrower scrolls, each once', async ({
  page,
  signIn,
  t,
}) => {
  await signIn('many-records');
  await page.goto('/mine/records');
  const rows = page.getByRole('list', { name: t('records:list') }).getByRole('listitem');
  await expect(rows).toHaveCount(50);
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 20_000);
  await expect(rows).toHaveCount(100);
  const texts = await rows.allTextContents();
  expect(new Set(texts).size).toBe(100);
});
