import { readFile } from 'node:fs/promises';
import { expect, test } from '../harness/test.ts';
import { gate } from '../harness/gate.ts';

test(
  'P4: a copy of the borrower’s data is saved as two files, and must be requested again on the next visit of the page',
  gate,
  async ({ page, person, signIn, t }) => {
    const who = await signIn('restructured');
    await page.goto('/mine/setting');
    await person.link(t('title:accountSecurity')).click();
    await person.reads(t('profile:security.thisDevice'));
    await expect(page.getByText('browser')).toHaveCount(0);
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
    await person.taps(t('common:back'));
    await person.link(t('title:accountSecurity')).click();
    await expect(person.button(t('profile:ownData.ask'))).toBeVisible();
  },
);

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
