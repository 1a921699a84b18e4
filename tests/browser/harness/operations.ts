import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hrefOf } from '#domain/pages.ts';
import { wireClient } from '#tests/contract/sandbox/wire-client.ts';

const Kept = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string() }));

/**
 * Starts a restructure of the newest loan of whoever is logged in on this phone, as another page of
 * theirs would.
 *
 * @returns the address of its first page
 */
export async function startRestructure(page: Page): Promise<string> {
  await page.goto('/');
  const { token } = v.parse(Kept, await page.evaluate(() => localStorage.getItem('authInfo')));
  const wire = wireClient(new URL(page.url()).origin);
  const { orders } = await wire.call('myOrders', {}, { token });
  const loanOrderId = v.parse(v.string(), orders[0]?.loanOrderId);
  const query = await wire.call('repayRestructureInitiate', { loanOrderId }, { token });
  return hrefOf({ page: 'restructureDescribe', query });
}
