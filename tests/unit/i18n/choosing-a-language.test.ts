import { expect, it } from 'vitest';
import { startTexts } from '#i18n/i18n.ts';

const company = {
  companyName: 'Hiram',
  secRegistration: '',
  secCertificate: '',
  companyHotline: '',
  companyEmail: '',
};

it('the texts of a page that opens during a language change are loaded in the new language', async () => {
  const texts = await startTexts('en', company);
  await texts.need(['home']);
  const chosen = texts.choose('fil');
  await texts.need(['helpCentre', 'flows']);
  await chosen;
  expect(texts.language()).toBe('fil');
  const there = ['home', 'helpCentre', 'flows'].filter((name) =>
    texts.i18n.hasResourceBundle('fil', name),
  );
  expect(there).toEqual(['home', 'helpCentre', 'flows']);
});

it('texts that load during a language change are also loaded in the new language', async () => {
  const texts = await startTexts('en', company);
  const needed = texts.need(['helpCentre']);
  await Promise.all([texts.choose('fil'), needed]);
  expect(texts.i18n.hasResourceBundle('fil', 'helpCentre')).toBe(true);
});
