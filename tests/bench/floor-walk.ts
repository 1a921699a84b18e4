import type { Locator, Page } from 'playwright';
import type { Tap } from './walk.ts';

export async function floorLogin(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Hello, Maria' }).waitFor();
}

/**
 * From the plain app's home to its last page, and back.
 *
 * @param press how links are pressed
 */
export function floorWalk(page: Page, press = (link: Locator) => link.click()): Tap[] {
  const change = (name: string, link: string, title: string): Tap => ({
    name,
    tap: () => press(page.getByRole('link', { name: link })),
    seen: () => page.getByRole('heading', { name: title }).waitFor(),
  });
  return [
    change('home to list', 'Your loans', 'Your loans'),
    change('list to detail', 'Loan 1', 'Loan 1'),
    change('detail to confirm', 'Repay', 'Confirm'),
    change('confirm to detail', 'Back', 'Loan 1'),
    change('detail to list', 'Back', 'Your loans'),
    change('list to home', 'Back', 'Hello, Maria'),
  ];
}
