import type { Page } from '@playwright/test';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

function storedValues(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
}

test(
  'S2.11, S4.25: “no” to logout keeps the session; “yes” removes the borrower’s data and the typed text',
  gate,
  async ({ page, person, signIn, t }) => {
    const { mobile, token, userId } = await signIn('approved');
    const traces = [
      token,
      userId,
      mobile.replace('+63', ''),
      '3500',
      'draft/',
      'loanAgreementHtml',
    ];
    await page.goto('/');
    await person.choosesLoan(3_500);
    await expect(person.submits(3_500)).toBeEnabled();
    for (const trace of traces) await expect.poll(() => storedValues(page)).toContain(trace);

    await page.goto('/');
    await person.taps(t('home:logout'));
    await person.reads(t('common:logout.text'));
    await person.taps(t('common:logout.stay'));
    await expect(person.button(t('home:limit.action'))).toBeVisible();

    await person.logsOut();
    await person.sees(t('title:login'));
    await expect(page).toHaveURL('/login');
    for (const trace of traces) await expect.poll(() => storedValues(page)).not.toContain(trace);

    await page.goBack();
    await person.sees(t('title:login'));
    await page.goto('/');
    await person.sees(t('title:login'));
  },
);
