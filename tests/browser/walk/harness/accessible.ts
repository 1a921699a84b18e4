import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds, in one line each. The page's clock stands: it is moved as little as axe needs. */
export async function violationsOn(page: Page): Promise<string[]> {
  const running = { now: true };
  const analysis = new AxeBuilder({ page }).setLegacyMode().analyze();
  const ended = analysis.finally(() => {
    running.now = false;
  });
  while (running.now) await page.clock.runFor(1);
  const { violations } = await ended;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  );
}
