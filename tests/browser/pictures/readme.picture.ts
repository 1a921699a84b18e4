import { formatPeso } from '#domain/peso.ts';
import { createPerson } from '../harness/person.ts';
import { expect, test } from '../harness/test.ts';

const pictureOf = (name: string) => ({ path: `.readme/${name}.png` });

test('phone.png: a loan on the confirm page, in the simulated phone', async ({ page, t }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/shell/?scenario=approved&signedIn=yes');
  const person = createPerson(page.frameLocator('iframe[title="Hiram app"]'), t);
  await person.choosesLoan(5000, () => page.getByRole('button', { name: 'Got it' }).click());
  await expect(person.submits(5000)).toBeVisible();
  await expect(person.app.getByText(formatPeso(5000)).first()).toBeVisible();
  await page.mouse.move(0, 0);
  await page.screenshot(pictureOf('phone'));
});

test('explorer.png: the map, with the arrows of a flow highlighted', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/explorer/');
  await page.locator('svg [data-card="repayment"]').hover();
  await expect(page.locator('[data-card="rollover"] [data-beside="repayment"]')).toBeVisible();
  await page.screenshot(pictureOf('explorer'));
});
