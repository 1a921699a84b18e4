import { formatPeso } from '#domain/peso.ts';
import { helpWords } from '#sandbox/rules/help-words.ts';
import { gate } from '../harness/gate.ts';
import { expect, test } from '../harness/test.ts';

test(
  'R1, C1, H2: the records, the coupons and an article open from home, and a vote stays',
  gate,
  async ({ idle, language, page, person, signIn, t }) => {
    await signIn('coupons-of-every-kind');
    await page.goto('/');
    await person.link(t('home:records')).click();
    await expect(person.row(formatPeso(3_000))).toBeVisible();
    await page.getByRole('radio', { name: t('records:filter.settled') }).click();
    await expect(person.row(formatPeso(3_000))).toHaveCount(0);
    await person.row(formatPeso(5_000)).click();
    await person.reads(t('repayment:detail.settledTitle'));
    await person.taps(t('common:back'));
    await expect(page.getByRole('radio', { name: t('records:filter.settled') })).toBeChecked();
    await person.taps(t('common:back'));

    await person.link(t('home:coupons')).click();
    await person.reads(formatPeso(100));
    await page.getByRole('tab', { name: t('coupons:unavailable', { count: 4 }) }).click();
    await person.reads(formatPeso(80));
    await expect(page.getByText(formatPeso(100))).toHaveCount(0);
    await person.taps(t('common:back'));

    await idle(page);
    await page.goto('/customer/customerCenter');
    await person.link(helpWords[language].articles.waysToPay.title).click();
    await person.sees(t('title:article'));
    const useless = page.getByRole('radio', { name: t('helpCentre:vote.useless') });
    await useless.click();
    await idle(page);
    await page.reload();
    await expect(useless).toBeChecked();
    await person.taps(t('helpCentre:vote.ask'));
    await person.sees(t('title:ticketForm'));
  },
);
