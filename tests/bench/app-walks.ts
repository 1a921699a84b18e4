import type { Page } from 'playwright';
import type { Person } from '#tests/browser/harness/person.ts';
import type { Borrower, Sandbox } from '#tests/browser/harness/sandbox.ts';
import { changesBy, type Tap, type Walk } from './walk.ts';

/** A browser page with the app, and its borrower. */
export type Visit = { page: Page; person: Person; sandbox: Sandbox; origin: string };

/** From home to the neighbouring pages and through the first pages of borrowing, and back. */
export function aroundHome({ app, t, taps, link, sees }: Person): Tap[] {
  const change = (name: string, tap: () => Promise<void>, title: string): Tap => ({
    name,
    tap,
    seen: () => sees(title),
  });
  const homeward = (name: string): Tap => ({
    name,
    tap: () => taps(t('info:back')),
    seen: () => app.getByRole('button', { name: t('home:refresh') }).waitFor(),
  });
  const [support, profile] = [t('home:support'), t('home:setting')];
  const [limit, quota] = [t('title:limit'), t('title:quota')];
  return [
    change('home to customer service', () => link(support).click(), t('title:customerCenter')),
    homeward('customer service to home'),
    change('home to profile', () => link(profile).click(), t('title:setting')),
    homeward('profile to home'),
    change('home to limit', () => taps(t('home:limit.action')), limit),
    change('limit to quota', () => taps(t('borrow:limit.start')), quota),
    change('quota to limit', () => taps(t('info:back')), limit),
    homeward('limit to home'),
  ];
}

/** Logs out and opens the login page. */
async function openLogin({ page, origin }: Visit): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
}

/** From the login page to home with all its content. */
async function logIn({ page, person, sandbox }: Visit, borrower: Borrower): Promise<void> {
  await person.asksForCode(borrower.mobile);
  await person.entersCode(await sandbox.code(borrower));
  await person.button(person.t('home:refresh')).waitFor();
  await page.locator('main[aria-busy="false"]').waitFor();
}

/** Opens home as a new borrower in a scenario; returns the borrower. */
export async function enterHome(visit: Visit, scenario: string): Promise<Borrower> {
  const borrower = await visit.sandbox.borrower(scenario);
  await openLogin(visit);
  await logIn(visit, borrower);
  return borrower;
}

/** Every page that a borrower with a limit sees, until the new loan is under review. */
export function fromLoginToReview(visit: Visit, borrower: Borrower): Walk {
  const { person } = visit;
  const { t, taps, link, sees } = person;
  return [
    {
      name: 'login',
      async go() {
        await openLogin(visit);
        await sees(t('title:login'));
      },
    },
    { name: 'login to home', go: () => logIn(visit, borrower) },
    ...changesBy(aroundHome(person)).slice(0, -2),
    {
      name: 'quota to confirm',
      async go() {
        await person.choosesAmount(5_000);
        await taps(t('borrow:quota.next'));
        await sees(t('title:confirm'));
      },
    },
    {
      name: 'confirm to agreement',
      async go() {
        await link(t('borrow:confirm.tickAgreement')).click();
        await person.button(t('info:agreement.done')).waitFor();
      },
    },
    {
      name: 'agreement to review',
      async go() {
        await taps(t('info:agreement.done'));
        await person.agrees();
        await person.confirms();
        await sees(t('title:review'));
      },
    },
  ];
}

/** A page that home opens in a scenario: its button, its name in the report, and its details. */
export type Beyond = {
  scenario: string;
  button: string | RegExp;
  name: string;
  details: readonly { button: string; title: string }[];
};

/** From home to a page of its scenario, and on to its details. */
export function beyondHome(visit: Visit, { scenario, button, name, details }: Beyond): Walk {
  const { page, person } = visit;
  const { t, row, sees, taps } = person;
  return [
    {
      name: `home to ${name}`,
      async go() {
        await enterHome(visit, scenario);
        await page.getByRole('button', { name: button }).first().click();
        await page.waitForURL(({ pathname }) => pathname !== '/');
        await page.locator('main[aria-busy="false"]').waitFor();
      },
    },
    ...details.map((detail, at) => ({
      name: `${name} to ${detail.title.toLowerCase()}`,
      async go() {
        if (at > 0) await taps(t('info:back'));
        await row(detail.button).click();
        await sees(detail.title);
      },
    })),
  ];
}
