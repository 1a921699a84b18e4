import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { groupMobile } from '#domain/account/mobile.ts';
import { formatPeso } from '#domain/peso.ts';
import type { Texts } from './texts.ts';

/**
 * Finds and uses elements by role and by the app's own texts. `app` is the page, or the app's frame
 * in the simulated phone.
 */
export function createPerson<Surface extends Page | FrameLocator>(app: Surface, t: Texts) {
  const button = (name: string): Locator => app.getByRole('button', { name, exact: true });
  const title = (name: string): Locator =>
    app.getByRole('heading', { level: 1, name, exact: true });
  const row = (name: string): Locator => app.getByRole('button', { name });
  const link = (name: string): Locator => app.getByRole('link', { name });
  const status = (text: string): Locator => app.getByText(text);

  const person = {
    app,
    t,
    button,
    row,
    link,
    status,
    title,
    sees: (name: string) => expect(title(name)).toBeVisible(),
    reads: (text: string | RegExp) => expect(app.getByText(text).first()).toBeVisible(),
    taps: (name: string) => button(name).click(),

    password: () => app.getByLabel(t('login:password'), { exact: true }).and(app.locator('input')),
    async asksForCode(mobile: string): Promise<void> {
      await app.getByLabel(t('login:mobile')).fill(mobile.replace('+63', ''));
      await person.taps(t('login:sendCode'));
      // Waits for the text about the sent code, because the phone then knows the cool-down.
      await person.reads(t('login:sentTo', { mobile: groupMobile(mobile) }));
    },
    async entersCode(code: string): Promise<void> {
      await app.getByLabel(t('login:code')).fill(code);
      await person.taps(t('login:submit'));
    },
    async logsInByPassword({ username, password }: { username: string; password: string }) {
      await app.getByRole('tab', { name: t('login:byPassword') }).click();
      await app.getByLabel(t('login:username')).fill(username);
      await person.password().fill(password);
      await person.taps(t('login:submit'));
    },
    async logsOut(): Promise<void> {
      await person.taps(t('home:logout'));
      const question = app.getByRole('alertdialog', { name: t('common:logout.title') });
      await question.getByRole('button', { name: t('common:logout.confirm') }).click();
    },

    /** `amount` is in whole pesos. A native app explains a first loan on the way (`readsGuide`). */
    async choosesLoan(amount: number, readsGuide?: () => Promise<void>): Promise<void> {
      await person.taps(t('home:limit.action'));
      await person.sees(t('title:limit'));
      await readsGuide?.();
      await person.taps(t('borrow:limit.start'));
      await person.choosesTerms(amount);
    },
    async choosesTerms(amount: number): Promise<void> {
      await person.choosesAmount(amount);
      await person.taps(t('borrow:quota.next'));
      await person.sees(t('title:confirm'));
    },
    async choosesAmount(amount: number): Promise<void> {
      await person.sees(t('title:quota'));
      await app.getByLabel(t('borrow:quota.amount'), { exact: true }).fill(String(amount));
    },
    async readsAgreement(): Promise<void> {
      await link(t('borrow:confirm.tickAgreement')).click();
      await expect(app.getByRole('region', { name: t('info:agreement.label') })).toBeVisible();
      await person.taps(t('info:agreement.done'));
      await person.sees(t('title:confirm'));
    },
    agrees: () => app.getByRole('checkbox').check(),
    submits: (amount: number) => button(t('borrow:confirm.submit', { amount: formatPeso(amount) })),
    confirms: () => app.getByRole('button', { name: /₱/ }).click(),
    async readsRestructure(): Promise<void> {
      await person.sees(t('title:restructureDescribe'));
      await person.taps(t('restructure:describe.plan'));
      await person.sees(t('title:restructureDetails'));
      await person.taps(t('restructure:plan.next'));
      await person.sees(t('title:restructureConfirmation'));
      await link(t('restructure:confirm.tickAgreement')).click();
      await expect(app.getByRole('region', { name: t('info:agreement.label') })).toBeVisible();
      await person.taps(t('info:agreement.done'));
      await person.sees(t('title:restructureConfirmation'));
    },
    payButton: () =>
      app.getByRole('button', {
        name: new RegExp(`^${t('repayment:due.pay', { amount: '₱[\\d,.]+' })}$`),
      }),
    confirmPayment: () => button(t('repayment:confirm.pay')),
  };
  return person;
}

export type Person = ReturnType<typeof createPerson<Page | FrameLocator>>;
