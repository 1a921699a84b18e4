import { formatPeso } from '#domain/peso.ts';
import { violationsOn } from '../harness/axe.ts';
import { gate } from '../harness/gate.ts';
import { createPerson, type Person } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';

test('canary: axe reports violations, in a frame too', gate, async ({ page }) => {
  const spoiled = {
    page: '<html lang="en"><title>A</title><p style="color: #ccc">Pale</p><input><iframe title="B" src="/spoiled/frame"></iframe>',
    frame: '<html lang="en"><title>B</title><button></button>',
  };
  for (const [name, body] of Object.entries(spoiled)) {
    await page.route(`/spoiled/${name}`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
  }
  await page.goto('/spoiled/page');
  const found = await violationsOn(page);
  expect(found).toContain('label: input');
  expect(found).toContain('button-name: iframe,button');
  expect(found).toContain('color-contrast: p');
});

test('a loan can be borrowed with the keyboard alone', async ({ page, sandbox, t }) => {
  test.slow();
  const person = createPerson(page, t);
  const { keyboard } = page;
  const who = await sandbox.borrower('approved');

  async function reach(target: ReturnType<Person['button']>): Promise<void> {
    await expect(target).toBeVisible();
    const focused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await focused()); tabs += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  async function press(target: ReturnType<Person['button']>, key = 'Enter'): Promise<void> {
    await reach(target);
    await keyboard.press(key);
  }

  await page.goto('/');
  await reach(page.getByLabel(t('login:mobile')));
  await keyboard.type(who.mobile.replace('+63', ''));
  await press(person.button(t('login:sendCode')));
  await expect(page.getByRole('button', { name: /\d\d? s$/ })).toBeVisible();
  await reach(page.getByLabel(t('login:code')));
  await keyboard.type(await sandbox.code(who));
  await keyboard.press('Enter');

  await press(person.button(t('home:limit.action')));
  await press(person.button(t('borrow:limit.start')));
  await reach(page.getByRole('slider'));
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await expect(page.getByLabel(t('borrow:quota.amount'), { exact: true })).toHaveValue('1,500');
  await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
  await press(person.button(t('borrow:quota.next')));
  await press(person.link(t('borrow:confirm.tickAgreement')));
  await press(person.button(t('info:agreement.done')));
  await press(page.getByRole('checkbox'), 'Space');
  await press(person.submits(1_500));
  await person.sees(t('title:review'));
  await person.reads(t('orderProgress:review.loan', { amount: formatPeso(1_500) }));
  expect((await sandbox.ledger(who)).orders).toMatchObject([{ loanAmount: 1_500 }]);
});
