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

async function newestLoan(page: Page) {
  await page.goto('/');
  const { token } = await signedIn(page);
  const wire = wireClient(new URL(page.url()).origin);
  const { orders } = await wire.call('myOrders', {}, { token });
  return { wire, session: { token }, loanOrderId: v.parse(v.string(), orders[0]?.loanOrderId) };
}

/** Returns the address of the first page of a restructure of the borrower's newest loan. */
export async function startRestructure(page: Page): Promise<string> {
  const { wire, session, loanOrderId } = await newestLoan(page);
  const query = await wire.call('repayRestructureInitiate', { loanOrderId }, session);
  return hrefOf({ page: 'restructureDescribe', query });
}

/** Returns the address of the first page of a rollover of the borrower's newest loan. */
export async function startRollover(page: Page): Promise<string> {
  const { wire, session, loanOrderId } = await newestLoan(page);
  const query = await wire.call('repayDeferralInitiate', { loanOrderId }, session);
  return hrefOf({ page: 'rolloverDescribe', query });
}
