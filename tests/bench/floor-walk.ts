import type { Locator, Page } from 'playwright';

/** A tap apart from the check of its result, because queries would disturb the measurement. */
type Tap = { tap: () => Promise<void>; seen: () => Promise<void> };

export async function floorLogin(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.getByLabel('Mobile number').fill('9171234567');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Hello, Maria' }).waitFor();
}

/** The page changes from the plain app's home to its last page, and back. */
export function floorWalk(page: Page, press: (link: Locator) => Promise<void>): Tap[] {
  const change = (link: string, title: string): Tap => ({
    tap: () => press(page.getByRole('link', { name: link })),
    seen: () => page.getByRole('heading', { name: title }).waitFor(),
  });
  return [
    change('Your loans', 'Your loans'),
    change('Loan 1', 'Loan 1'),
    change('Repay', 'Confirm'),
    change('Back', 'Loan 1'),
    change('Back', 'Your loans'),
    change('Back', 'Hello, Maria'),
  ];
}
