import type { Locator, Page } from '@playwright/test';
import { Language } from '#domain/language.ts';
import { company } from '#app/company.ts';
import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';
import type { Texts } from '../harness/texts.ts';
import { gateIn } from '../harness/gate.ts';

for (const language of Language.options) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('L1: a visitor without a session reads who lends, the licence, and the official numbers', async ({
      page,
      person,
      t,
    }) => {
      await page.goto('/login');
      await person.link(t('title:customerCenter')).click();
      await person.link(t('title:aboutUs')).click();
      await person.sees(t('title:aboutUs'));
      await person.reads(company.companyName);
      await person.reads(company.secRegistration);
      await person.reads(company.secCertificate);
      await expect(person.link(company.companyHotline)).toHaveAttribute('href', 'tel:+63281234567');
      await expect(person.link(company.companyEmail)).toBeVisible();
    });

    test(
      'L1: after one guide was opened, all guides open without a network',
      gateIn(language),
      async ({ page, network, person, t }) => {
        await page.goto('/guide/borrow_guide');
        await person.sees(t('title:borrowGuide'));
        await network.goesOff();
        await person.link(t('title:repayGuide')).click();
        await person.sees(t('title:repayGuide'));
        await person.link(t('title:borrowGuide')).click();
        await person.sees(t('title:borrowGuide'));
        await person.link(t('title:antiFraudGuide')).click();
        await person.reads(t('guides:fraud.never.title'));
      },
    );

    test('P2: the public documents open without login', async ({ page, person, t }) => {
      for (const document of ['service', 'privacy', 'permissions'] as const) {
        await page.goto('/all_agreement');
        await person.link(t(`title:${document}`)).click();
        await person.sees(t(`title:${document}`));
      }
    });

    test('L2: after the application the page explains that the camera permission can be turned off', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      await page.goto('/permissions');
      await person.reads(t('guides:permissions.camera.refused'));
      await expect(page.getByText(t('guides:permissions.offNow'))).toHaveCount(0);
      await signIn('approved');
      await page.goto('/permissions');
      await person.reads(t('guides:permissions.camera.met'));
    });
  });
}

test('L1: the limit links to the borrowing guide if no native app shows it', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.goto('/borrow/loop_quota');
  await person.link(t('title:borrowGuide')).click();
  await person.sees(t('title:borrowGuide'));
  await expect(page).toHaveURL('/guide/borrow_guide');
  await page.goBack();
  await person.sees(t('title:limit'));
});

/** Opens the limit twice from home in the simulated phone; returns the phone's log. */
async function opensLimitTwice(
  page: Page,
  t: Texts,
  { scenario, guided }: { scenario: string; guided: boolean },
): Promise<Locator> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/shell/?scenario=${scenario}&signedIn=yes`);
  const log = page.getByRole('list', { name: 'Log' });
  const person = createPerson(page.frameLocator('iframe[title="Hiram app"]'), t);
  for (const time of [1, 2]) {
    await person.taps(t('home:limit.action'));
    await person.sees(t('title:limit'));
    // The button is enabled once the app knows whether the guide opens.
    await expect(person.button(t('borrow:limit.start'))).toBeEnabled();
    // The history's code must be loaded before the test goes back.
    await expect
      .poll(() => page.frames().some((frame) => frame.url().includes('loop_quota')))
      .toBe(true);
    if (guided && time === 1) await page.getByRole('button', { name: 'Got it' }).click();
    await page.getByRole('button', { name: 'Phone back' }).click();
    await expect(person.button(t('home:limit.action'))).toBeVisible();
  }
  return log;
}

test('L1: the native app explains a first loan once, however often the limit is opened', async ({
  page,
  t,
}) => {
  const log = await opensLimitTwice(page, t, { scenario: 'approved', guided: true });
  await expect(log.getByText('guideOpen', { exact: true })).toHaveCount(1);
});

test('L1: the native app does not explain a first loan to a borrower who had one', async ({
  page,
  t,
}) => {
  const log = await opensLimitTwice(page, t, { scenario: 'loan-80', guided: false });
  await expect(log.getByText('guideOpen')).toHaveCount(0);
});
