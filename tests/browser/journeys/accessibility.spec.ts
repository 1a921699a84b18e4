import type { Page } from '@playwright/test';
import { Language } from '#domain/language.ts';
import { type PageId, pageIds, type TitleKey } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import { requestsDeletion } from '../harness/account-deletion.ts';
import { keepTimers, violationsOn } from '../harness/axe.ts';
import { givesCode } from '../harness/bank-card.ts';
import { doneRestructure, startRestructure, startRollover } from '../harness/operations.ts';
import { createPerson, type Person } from '../harness/person.ts';
import { addressOf, locationFor, scenarioFor } from '../harness/locations.ts';
import { expect, test } from '../harness/test.ts';
import { fillsTicket } from '../harness/tickets.ts';
import { gate, gateByTurn } from '../harness/gate.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        const isPage = element === document.documentElement;
        return (scrolls || isPage) && element.scrollWidth > element.clientWidth;
      })
      .map(
        ({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`,
      ),
  );
  expect(wider, 'wider than its container, in pixels').toEqual([]);
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('.app-shell')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) =>
        playState === 'running' ? effect?.getComputedTiming().endTime === Infinity : true,
      ),
  );
}

const ways: Partial<Record<PageId, (page: Page, person: Person) => Promise<void>>> = {
  async confirm(page, person) {
    await page.goto('/');
    await person.choosesLoan(5_000);
    await expect(person.submits(5_000)).toBeEnabled();
  },
  async agreement(page, person) {
    await page.goto('/');
    await person.choosesLoan(5_000);
    await person.link(person.t('borrow:confirm.tickAgreement')).click();
    await expect(page.getByRole('region')).toBeVisible();
  },
  async restructureDescribe(page) {
    await page.goto(await startRestructure(page));
  },
  async restructureDetails(page, { taps, t }) {
    await page.goto(await startRestructure(page));
    await taps(t('restructure:describe.plan'));
  },
  async restructureConfirmation(page, person) {
    await page.goto(await startRestructure(page));
    await person.readsRestructure();
  },
  async restructureReview(page, person) {
    await page.goto(await startRestructure(page));
    await person.readsRestructure();
    await person.agrees();
    await person.taps(person.t('restructure:confirm.submit'));
    await person.taps(person.t('restructure:ask.confirm'));
  },
  async rolloverDescribe(page) {
    await page.goto(await startRollover(page));
  },
  async rolloverDetails(page, { row, t }) {
    await page.goto(await startRollover(page));
    await row(t('title:rolloverDetails')).click();
  },
  async modifyBankCard(page, person) {
    await page.goto('/bank/sms_verification');
    await givesCode(person);
  },
  async operationSuccess(page) {
    await page.goto(await doneRestructure(page));
  },
  async accountDeleted(page, person) {
    await page.goto('/account/delete');
    await requestsDeletion(person);
    await person.taps(person.t('accountDeletion:ask.confirm'));
    await person.sees(person.t('title:accountDeleted'));
  },
  async ticketSent(page, { taps, t }) {
    await page.goto('/customer/customerWorder');
    await fillsTicket(page, t);
    await taps(t('feedbackTickets:form.send'));
  },
};

/** Titles that do not follow from the address alone. */
const titles: Partial<Record<PageId, TitleKey>> = { operationSuccess: 'moreTime' };

async function speaks(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const newValue = JSON.stringify(chosen);
    localStorage.setItem('language', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const textScales = { en: 1, fil: 1.3 } as const satisfies Record<Language, number>;

const scalesText = (page: Page, scale: number) =>
  page.evaluate(
    (value) => document.documentElement.style.setProperty('--text-scale', `${value}`),
    scale,
  );

async function expectAccessibleIn(page: Page, language: Language): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await speaks(page, language);
  await scalesText(page, textScales[language]);
  await settled(page);
  expect(await violationsOn(page), `${language}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violationsOn(page, 'colours'), `${language}, dark`).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await scalesText(page, 2);
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

test(
  'canary: axe reports violations, in a frame too, and with a paused clock',
  gate,
  async ({ page }) => {
    const spoiled = {
      page: '<html lang="en"><title>A</title><p style="color: #ccc">Pale</p><input><iframe title="B" src="/spoiled/frame"></iframe>',
      frame: '<html lang="en"><title>B</title><button></button>',
    };
    for (const [name, body] of Object.entries(spoiled)) {
      await page.route(`/spoiled/${name}`, (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      );
    }
    await page.addInitScript(keepTimers);
    await page.clock.install();
    await page.goto('/spoiled/page');
    await page.clock.pauseAt(Date.now() + 60_000);
    const found = await violationsOn(page);
    expect(found).toContain('label: input');
    expect(found).toContain('button-name: iframe,button');
    expect(await violationsOn(page, 'colours')).toEqual(['color-contrast: p']);
  },
);

for (const [index, id] of pageIds.entries()) {
  test(
    `${id}: passes axe without horizontal scrolling, in every language`,
    gateByTurn(index),
    async ({ page, person, signIn, t }) => {
      if (id === 'login') await page.goto('/login');
      else {
        const who = await signIn(scenarioFor(id));
        const { href, title } = addressOf(locationFor(id, who), t);
        const named = titles[id];
        await (ways[id]?.(page, person) ?? page.goto(href));
        await expect(page).toHaveTitle(named ? t(`title:${named}`) : title);
      }
      for (const language of Language.options) await expectAccessibleIn(page, language);
    },
  );
}

test('a loan can be borrowed with the keyboard alone', async ({ page, sandbox, t }) => {
  test.slow();
  const person = createPerson(page, t);
  const { keyboard } = page;
  const who = await sandbox.borrower('approved');

  async function reach(target: ReturnType<Person['button']>): Promise<void> {
    await expect(target).toBeVisible();
    const focused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await focused()); tabs += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  async function press(target: ReturnType<Person['button']>, key = 'Enter'): Promise<void> {
    await reach(target);
    await keyboard.press(key);
  }

  await page.goto('/');
  await reach(page.getByLabel(t('login:mobile')));
  await keyboard.type(who.mobile.replace('+63', ''));
  await press(person.button(t('login:sendCode')));
  await expect(page.getByRole('button', { name: /\d\d? s$/ })).toBeVisible();
  await reach(page.getByLabel(t('login:code')));
  await keyboard.type(await sandbox.code(who));
  await keyboard.press('Enter');

  await press(person.button(t('home:limit.action')));
  await press(person.button(t('borrow:limit.start')));
  await reach(page.getByRole('slider'));
  await keyboard.press('Home');
  await keyboard.press('ArrowRight');
  await expect(page.getByLabel(t('borrow:quota.amount'), { exact: true })).toHaveValue('1,500');
  await expect(person.button(t('borrow:quota.next'))).toBeEnabled();
  await press(person.button(t('borrow:quota.next')));
  await press(person.link(t('borrow:confirm.tickAgreement')));
  await press(person.button(t('info:agreement.done')));
  await press(page.getByRole('checkbox'), 'Space');
  await press(person.submits(1_500));
  await person.sees(t('title:review'));
  await person.reads(t('orderProgress:review.loan', { amount: formatPeso(1_500) }));
  expect((await sandbox.ledger(who)).orders).toMatchObject([{ loanAmount: 1_500 }]);
});
