import { codes } from '#domain/codes.ts';
import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import { textsIn } from '../harness/texts.ts';
import { gate } from '../harness/gate.ts';

const en = textsIn('en');

/** The session codes and their texts (S8). */
const losses = [
  { code: codes.sessionEmpty, says: en('toastMsg:loginTip1') },
  { code: codes.sessionExpired, says: en('toastMsg:loginTip2') },
  { code: codes.sessionSqueezed, says: en('toastMsg:loginTip3') },
] as const;

for (const { code, says } of losses) {
  test(`S8.1, S8.2, S8.3: ${code} shows "${says}" and login, and the borrower returns to the page`, async ({
    page,
    person,
    sandbox,
    signIn,
    t,
  }) => {
    const who = await signIn('approved');
    await page.goto('/borrow/confirm_quota');
    await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
    await sandbox.fault(who, { method: 'queryBorrowQuotaWithInput', kind: `error-code:${code}` });
    await person.choosesAmount(3_500);

    await person.reads(says);
    await person.sees(t('title:login'));
    await expect(page).toHaveURL('/login');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authInfo'))).toBeNull();

    await person.logsInByPassword(who);
    await person.sees(t('title:quota'));
    await expect(page).toHaveURL('/borrow/confirm_quota');
    await expect(page.getByLabel(t('borrow:quota.amount'), { exact: true })).toHaveValue('3,500');
    await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
  });
}

test(
  'a login on another phone is explained on this phone, which opens login',
  gate,
  async ({ idle, page, person, sandbox, signIn, t }) => {
    const who = await signIn('approved');
    await page.goto('/');
    await expect(person.button(t('home:limit.action'))).toBeVisible();
    // Later requests of home (popups) would receive the session error first.
    await idle(page);
    await sandbox.logInElsewhere(who);
    await person.taps(t('home:refresh'));
    await person.reads(t('toastMsg:loginTip3'));
    await person.sees(t('title:login'));
  },
);

test('S8.4: 100103 is a plain error: the session stays', async ({
  page,
  person,
  sandbox,
  signIn,
  t,
}) => {
  const who = await signIn('approved');
  await sandbox.fault(who, {
    method: 'getHomepageData',
    kind: `error-code:${codes.tokenInvalid}`,
  });
  await page.goto('/');
  await person.reads(t('failure:code.tokenInvalid'));
  await person.taps(t('home:retry'));
  await expect(person.button(t('home:limit.action'))).toBeVisible();
});

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

test(
  'S8.8: a lost connection shows a toast and an error on the page, and a retry succeeds',
  gate,
  async ({ complaints, line, page, person, signIn, t, time }) => {
    complaints.expect('failedCalls');
    await signIn('approved');
    await page.clock.install();
    await page.goto('/');
    await expect(person.button(t('home:limit.action'))).toBeVisible();
    await line.cut(/\/api\//);
    await page.clock.pauseAt(Date.now() + 1_000);
    await person.taps(t('home:refresh'));
    // The clock moves in steps shorter than a toast, so that none is missed.
    await time.passesUntil(page.getByText(t('toastMsg:net_error'), { exact: true }), 1_000);
    await person.reads(t('failure:network'));
    line.isBack();
    await person.taps(t('home:refresh'));
    await expect(page.getByText(t('failure:network'))).toBeHidden();
  },
);
