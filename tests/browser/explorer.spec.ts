import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { violationsOn } from './harness/axe.ts';
import { createPerson } from './harness/person.ts';
import { expect, test } from './harness/test.ts';
import { gate } from './harness/gate.ts';

const file = pathToFileURL(
  fileURLToPath(new URL('../../dist/explorer.html', import.meta.url)),
).href;

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 740 };

const option = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'What can happen' }).getByRole('button', { name });

const here = (page: Page) => page.getByRole('region', { name: 'You are here' });

const screen = (page: Page) => page.frameLocator('iframe[title="What the person sees"]');

test.use({ viewport: wide, isMobile: false, hasTouch: false });

test.describe('the explorer', () => {
  test('opens with the map: on the keyboard a card highlights its arrows, and Enter opens its chart', {
    ...gate,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/explorer/');
    await expect(page.getByRole('heading', { level: 1, name: 'All flows' })).toBeVisible();
    const cards = page.locator('svg [data-card]');
    const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    await cards.first().focus();
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);
    const walked = [await focused()];
    while (walked.length < ids.length) {
      await page.keyboard.press('Tab');
      walked.push(await focused());
    }
    expect(walked).toEqual(ids);

    const words = page.locator('[data-card="rollover"] [data-beside="repayment"]');
    await expect(words).toBeHidden();
    const repayment = page.getByRole('link', { name: 'Repayment', exact: true });
    await repayment.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(words).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();
    await expect(page).toHaveURL(/#\/repayment\//);
  });

  test('shows the real screen in both languages, and steps the machine for an action on it', async ({
    page,
  }) => {
    await page.goto('/explorer/#/login');
    await page.getByRole('radio', { name: 'Filipino' }).check();
    await expect(screen(page).getByRole('heading', { level: 1 })).toHaveText('Mag‑log in');
    await page.getByRole('radio', { name: 'English' }).check();
    await screen(page).getByLabel('Mobile number').fill('9171234567');
    await expect(
      page
        .getByRole('region', { name: 'Steps so far' })
        .getByRole('button', { name: /An entry is typed.*9171234567/ }),
    ).toBeVisible();
    await screen(page).getByRole('button', { name: 'Send code' }).click();
    await expect(here(page)).toContainText('Checking the mobile');
  });

  test('shows whether and how often tests cover a transition', gate, async ({ page }) => {
    await page.goto('/explorer/#/login');
    await page.getByRole('switch', { name: 'Coverage' }).check();
    const chip = page.locator('[data-transition="login.enteringCode | login.submitted | 0"]');
    await expect(chip).toHaveAttribute('data-walked', 'true');
    await expect(chip.getByText(/^×[1-9]/)).toBeVisible();
    await expect(page.getByText('untested; ×0')).toBeVisible();
  });

  test.describe('a machine that is too large for one picture', () => {
    test.use({ viewport: { width: 1280, height: 720 } });

    const picture = (page: Page) =>
      page.getByRole('navigation', { name: 'Pictures' }).getByRole('combobox');
    const box = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);

    test('starts with an overview; the picture follows each step at a readable size', async ({
      page,
    }) => {
      await page.goto('/explorer/#/borrow');
      await expect(picture(page)).toHaveValue('borrow');
      await expect(here(page)).toContainText('Showing the limit');
      await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(picture(page)).toHaveValue(/^borrow:\d$/);
      const active = box(page, 'borrow.limit').and(page.locator('[data-active]'));
      await expect(active.locator('text').first()).toBeInViewport({ ratio: 1 });
      const name = await active.locator('text').first().boundingBox();
      expect(name?.height ?? 0, 'the height of a name in pixels').toBeGreaterThanOrEqual(10);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(picture(page)).toHaveValue('borrow');
    });
  });

  test('zooms and pans its diagram by wheel, drag, buttons and keys', async ({ page }) => {
    await page.goto('/explorer/#/borrow');
    const diagram = page.getByRole('group', { name: /^Diagram of Borrow/ });
    const view = () =>
      diagram.evaluate(({ style, scrollLeft, scrollTop }) =>
        [style.cssText, scrollLeft, scrollTop].join(' '),
      );
    const changes = async (act: () => Promise<unknown>) => {
      const before = await view();
      await act();
      await expect.poll(view).not.toBe(before);
    };
    await diagram.hover();
    await changes(() => page.mouse.wheel(0, 300));
    await changes(() => page.getByRole('button', { name: 'Zoom in' }).click());
    await changes(() => page.getByRole('button', { name: 'All' }).click());
    await changes(() => page.getByRole('button', { name: 'Here' }).click());
    await diagram.focus();
    await changes(() => page.keyboard.press('+'));
    await changes(() => page.keyboard.press('ArrowUp'));
    await changes(async () => {
      await diagram.hover();
      await page.mouse.down();
      await page.mouse.move(700, 300, { steps: 3 });
      await page.mouse.up();
    });
    await changes(() => page.keyboard.press('-'));
  });
});

test.describe('the explorer of the running app', () => {
  test('shows a real login after one click in the shell, and continues after the app restarts', async ({
    page,
    context,
    t,
  }) => {
    await page.goto('/shell/?scenario=approved');
    const app = page.frameLocator('iframe[title="Hiram app"]');
    const person = createPerson(app, t);
    await person.sees(t('title:login'));
    const [explorer] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Show in the explorer' }).click(),
    ]);
    const running = explorer.getByRole('region', { name: 'Running now' });
    await expect(running.getByRole('button', { name: /^Login/ })).toContainText(
      'Entering the mobile',
    );

    const mobile = await page.locator('[data-mobile]').getAttribute('data-mobile');
    await app.getByLabel(t('login:mobile')).fill((mobile ?? '').replace('+63', ''));
    await person.taps(t('login:sendCode'));
    await page.getByRole('button', { name: /Tap to fill \d{6}/ }).click();
    await person.taps(t('login:submit'));
    await expect(running.getByRole('button', { name: /^Home/ })).toBeVisible();
    await expect(running.getByRole('button', { name: /^Login/ })).toHaveCount(0);
    await expect(explorer.getByRole('region', { name: 'Just happened' })).toContainText(
      'The login ended',
    );
    // Home and its children move together, so the test selects one of them.
    await running.getByRole('button', { name: /^Home/ }).click();
    await expect(explorer.locator('[data-state="home"][data-active]')).toHaveCount(1);

    await page
      .getByRole('button', { name: /^approved/ })
      .first()
      .click();
    await expect(running.getByRole('button', { name: /^Login/ })).toBeVisible();
    await page.goto('about:blank');
    await expect(explorer.getByText('No app is connected.')).toBeVisible();
  });
});

test.describe('the explorer as a file', () => {
  test('opens without a server, and steps', gate, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().split('#')[0] ?? ''));
    await page.goto(`${file}#/login/fresh/entry.changed/code.requested`);
    await expect(here(page)).toContainText('Checking the mobile');
    await option(page, /The check of the mobile number was answered.*\bknown/).click();
    await expect(here(page)).toContainText('Entering the code');
    await expect(screen(page).getByRole('heading', { level: 1 })).toHaveText('Log in');
    expect(requested.filter((url) => !/^(file|data|about):/.test(url))).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [wide, narrow]) {
    test.describe(`the explorer, ${colorScheme}, ${viewport.width} pixels wide`, () => {
      test.use({ colorScheme, viewport });

      test('passes axe, and has no content beyond the edge', async ({ page }) => {
        for (const hash of [
          '#/',
          '#/login/fresh/entry.changed?state=login.enteringMobile',
          '#/live',
        ]) {
          await page.goto(`/explorer/${hash}`);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (hash.includes('login')) {
            await expect(page.locator('[data-active]').first()).toBeAttached();
          }
          expect(await violationsOn(page), hash).toEqual([]);
          const beyond = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(beyond, hash).toBeLessThanOrEqual(0);
        }
        await page.goto('/explorer/#/login');
        for (const pane of ['States', 'Paths']) {
          await page.getByRole('radio', { name: pane }).check();
          await expect(page.locator('main')).toContainText(
            pane === 'States' ? 'States' : 'Tested paths',
          );
          expect(await violationsOn(page), pane).toEqual([]);
        }
        await page.getByRole('searchbox').fill('log');
        expect(await violationsOn(page), 'search').toEqual([]);
      });
    });
  }
}
