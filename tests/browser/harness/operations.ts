import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { hrefOf } from '#domain/pages.ts';
import { wireClient } from '#tests/contract/sandbox/wire-client.ts';

const StoredSession = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), mobile: v.string() }),
);

/** Reads the stored session; the app must be open. */
export const signedIn = async (page: Page) =>
  v.parse(StoredSession, await page.evaluate(() => localStorage.getItem('authInfo')));

/** Returns the address of the first page of a restructure of the borrower's newest loan. */
export async function startRestructure(page: Page): Promise<string> {
  await page.goto('/');
  const { token } = await signedIn(page);
  const wire = wireClient(new URL(page.url()).origin);
  const { orders } = await wire.call('myOrders', {}, { token });
  const loanOrderId = v.parse(v.string(), orders[0]?.loanOrderId);
  const query = await wire.call('repayRestructureInitiate', { loanOrderId }, { token });
  return hrefOf({ page: 'restructureDescribe', query });
}
