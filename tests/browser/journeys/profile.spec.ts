import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { maskMobile } from '#domain/account/mobile.ts';
import { expect, test } from '../harness/test.ts';
import { gate, gateIn } from '../harness/gate.ts';

/** The user agent of an Android WebView. */
const webView =
  'Mozilla/5.0 (Linux; Android 14; SM-A057F; wv) AppleWebKit/537.36 Version/4.0 Chrome/143.0.0.0 Mobile Safari/537.36';

for (const language of Language.options) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('P1: home leads to the profile, which names the borrower and links to pages that lead back', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const { mobile } = await signIn('loan-80');
      await page.goto('/');
      await person.link(t('home:setting')).click();
      await person.sees(t('title:setting'));
      await expect(page).toHaveURL('/mine/setting');
      await person.reads(maskMobile(mobile));
      await expect(page.getByText(mobile.slice(3, 9))).toHaveCount(0);
      const pages = [
        'records',
        'coupons',
        'agreementList',
        'accountSecurity',
        'customerCenter',
        'privacy',
        'service',
      ] as const;
      for (const one of pages) {
        await person.link(t(`title:${one}`)).click();
        await person.sees(t(`title:${one}`));
        await page.goBack();
        await person.sees(t('title:setting'));
      }
      await person.taps(t('profile:back'));
      await expect(page).toHaveTitle(t('title:home'));
    });

    test('P1: “log out” opens a question; “no” stays in the profile, “yes” opens login', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      await signIn('approved');
      await page.goto('/mine/setting');
      await person.taps(t('profile:setting.logout'));
      await person.taps(t('common:logout.stay'));
      await person.sees(t('title:setting'));
      await person.taps(t('profile:setting.logout'));
      const question = page.getByRole('alertdialog', { name: t('common:logout.title') });
      await question.getByRole('button', { name: t('common:logout.confirm') }).click();
      await person.sees(t('title:login'));
    });

    test('P2: signed documents are listed by loan, and open with their complete hash', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      await signIn('restructured');
      await page.goto('/mine/agreement_list');
      for (const kind of ['disclosure', 'agreement', 'restructure'] as const) {
        const row = person.row(t(`loanStory:papers.${kind}`));
        const [, short = 'none'] = /Fingerprint (\w+)/.exec((await row.textContent()) ?? '') ?? [];
        await row.click();
        await expect(page).toHaveURL('/agreement');
        await expect(page.getByRole('region', { name: t('info:agreement.label') })).toBeVisible();
        await expect(page.getByText(new RegExp(`^${short}[0-9a-f]{52}$`))).toBeVisible();
        await page.goBack();
        await person.sees(t('title:agreementList'));
      }
      await page.reload();
      await person.sees(t('title:agreementList'));
    });

    test('P2: an empty list says so, and without a network the page reports the failure', async ({
      page,
      network,
      complaints,
      person,
      signIn,
      t,
    }) => {
      await signIn('approved');
      await page.goto('/mine/agreement_list');
      await person.reads(t('profile:agreements.noneTitle'));
      await person.taps(t('profile:back'));
      complaints.expect('failedCalls');
      await network.goesOff();
      await person.link(t('title:agreementList')).click();
      await person.reads(t('profile:agreements.failed'));
      await expect(person.button(t('profile:retry'))).toBeVisible();
      await network.comesBack();
      await person.reads(t('profile:agreements.noneTitle'));
    });

    test('P3: account security lists the previous login, and marks only the current one as this device', async ({
      page,
      person,
      signIn,
      t,
    }) => {
      const who = await signIn('approved');
      await page.goto('/mine/account_security');
      await person.sees(t('title:accountSecurity'));
      await person.taps(t('profile:back'));
      await person.taps(t('profile:back'));
      await person.logsOut();
      await person.logsInByPassword(who);
      await person.link(t('home:setting')).click();
      await person.link(t('title:accountSecurity')).click();
      await person.sees(t('title:accountSecurity'));
      await person.reads(who.username);
      await person.reads(maskMobile(who.mobile));
      const sessions = page.getByRole('list', { name: t('profile:security.sessions') });
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
      const marked = sessions.getByText(t('profile:security.thisDevice'));
      await expect(marked).toHaveCount(1);
      await expect(sessions.getByRole('listitem').first()).toContainText(
        t('profile:security.thisDevice'),
      );
    });

    test(
      'P4: a copy of the borrower’s data is saved as two files, and is removed with the page',
      gateIn(language),
      async ({ page, person, signIn, t }) => {
        const who = await signIn('restructured');
        await page.goto('/mine/setting');
        await person.link(t('title:accountSecurity')).click();
        await person.taps(t('profile:ownData.ask'));
        for (const format of ['text', 'json'] as const) {
          const downloading = page.waitForEvent('download');
          await person.taps(t(`profile:ownData.save.${format}`));
          const download = await downloading;
          const name = download.suggestedFilename();
          expect(name).toMatch(/^hiram-\d{4}-\d\d-\d\d\.(txt|json)$/);
          await person.reads(t('profile:ownData.saved', { name }));
          const file = await readFile(await download.path(), 'utf8');
          expect(file).toContain(who.username);
          expect(file).not.toContain(who.token);
          if (format === 'json') expect(JSON.parse(file)).toHaveProperty('loans');
        }
        await person.taps(t('profile:back'));
        await person.link(t('title:accountSecurity')).click();
        await expect(person.button(t('profile:ownData.ask'))).toBeVisible();
      },
    );
  });
}

test(
  'P1: a theme applies at once, survives a reload from the first paint, and is removed at logout',
  gate,
  async ({ line, page, complaints, person, signIn, t }) => {
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    /** Returns the colour of the browser's own bars. */
    const bars = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
    await signIn('approved');
    await page.goto('/mine/setting');
    await person.sees(t('title:setting'));
    const light = await ground();
    await expect.poll(bars).toEqual(['#fbf8f3']);
    await person.row(t('profile:setting.theme')).click();
    await person.taps(t('profile:setting.themes.dark'));
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await expect.poll(bars).toEqual(['#0f1615']);
    // The sent page has the theme before any script of the app runs.
    complaints.expect('failedCode');
    await line.cut(/\.js$/);
    await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
    await expect.poll(ground).toBe(dark);
    line.isBack();
    await page.goto('/mine/setting');
    await person.sees(t('title:setting'));
    await expect.poll(ground).toBe(dark);
    await expect.poll(bars).toEqual(['#0f1615']);
    await person.reads(t('profile:setting.themes.dark'));
    await page.goto('/');
    await person.logsOut();
    await person.sees(t('title:login'));
    await expect.poll(ground).toBe(light);
    await expect.poll(bars).toEqual(['#fbf8f3']);
    await page.reload();
    await person.sees(t('title:login'));
    await expect.poll(ground).toBe(light);
  },
);

test('P1: the language is chosen in the profile, and back closes the question', async ({
  page,
  person,
  signIn,
  t,
}) => {
  await signIn('approved');
  await page.goto('/');
  await person.link(t('home:setting')).click();
  await expect(page).toHaveURL('/mine/setting');
  await person.row(t('profile:setting.language')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await person.sees(t('title:setting'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.row(t('profile:setting.language')).click();
  await person.taps(t('common:languages.fil'));
  await person.reads('Seguridad ng account');
});

test('P1: a very long name fits on a small phone', async ({ page, person, t }) => {
  const name = 'Maria Guadalupe Concepcion Immaculada de los Reyes y Villanueva-Macapagal';
  const data = { scenario: 'approved', name };
  const made = await page.request.post('/sandbox/borrowers', { data });
  const who = v.parse(v.object({ username: v.string(), password: v.string() }), await made.json());
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/mine/setting');
  await person.logsInByPassword(who);
  await person.sees(t('title:setting'));
  await person.reads(name);
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
});

test.describe('in a native app', () => {
  test.use({ userAgent: webView, permissions: ['clipboard-read', 'clipboard-write'] });

  test('P4: if no file can be saved, the page explains it and copies the data', async ({
    page,
    person,
    signIn,
    t,
  }) => {
    const { username } = await signIn('approved');
    await page.goto('/mine/account_security');
    await person.taps(t('profile:ownData.ask'));
    await person.reads(t('profile:ownData.inApp'));
    await expect(person.button(t('profile:ownData.save.text'))).toBeHidden();
    await person.taps(t('profile:ownData.copy.text'));
    await person.reads(t('profile:ownData.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(username);
  });
});
