import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'S8.1, S8.2, S8.3: a login on another phone is explained, and the next login leads back to the page with the typed amount',
  gate,
  async ({ idle, page, person, sandbox, signIn, t }) => {
    const who = await signIn('approved');
    await page.goto('/borrow/confirm_quota');
    await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
    await idle(page);
    await sandbox.logInElsewhere(who);
    await person.choosesAmount(3_500);
    await person.reads(t('toastMsg:loginTip3'));
    await person.sees(t('title:login'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authInfo'))).toBeNull();

    await person.logsInByPassword(who);
    await person.sees(t('title:quota'));
    await expect(page).toHaveURL('/borrow/confirm_quota');
    await expect(page.getByLabel(t('borrow:quota.amount'), { exact: true })).toHaveValue('3,500');
  },
);

test.describe('in the simulated phone', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test(
    'S7.14: maintenance shows the native screen, and back from that screen shows the same page',
    gate,
    async ({ complaints, page, sandbox, t }) => {
      complaints.expect('failedCalls');
      const frame = page.locator('iframe[title="Hiram app"]');
      const person = createPerson(page.frameLocator('iframe[title="Hiram app"]'), t);
      await page.goto('/shell/?scenario=approved&path=/borrow/loop_quota&signedIn=yes');
      await person.sees(t('title:limit'));
      const mobile = (await page.locator('[data-mobile]').getAttribute('data-mobile')) ?? '';
      await sandbox.fault({ mobile }, { method: 'queryBorrowQuota', kind: 'maintenance' });
      await person.taps(t('borrow:limit.refresh'));
      await expect(frame).toHaveAttribute('data-screen', 'maintenance');
      await page.getByRole('button', { name: 'Phone back' }).click();
      await expect(frame).toHaveAttribute('data-screen', 'app');
      await person.sees(t('title:limit'));
      await expect(person.button(t('borrow:limit.start'))).toBeEnabled();
    },
  );
});
