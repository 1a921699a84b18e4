import type { Baseline, MoneyIntent, MoneyKind, MoneyReceipt } from '#domain/money.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { closeProven } from './close-proven.ts';
import { moneyKinds } from './kinds.ts';
import type { MoneyServices } from './money-services.ts';

async function receiptSinceBaseline<Kind extends MoneyKind>(
  { api, mobile }: Pick<MoneyServices, 'api' | 'mobile'>,
  { baseline, suffix }: { baseline: Baseline<Kind>; suffix: string },
  signal: AbortSignal,
): Promise<MoneyReceipt<Kind> | null> {
  return moneyKinds[baseline.kind].receiptBeyond(api, baseline, signal, mobile, suffix);
}

/**
 * Compares the server's state with the baseline, and never re-sends the request. `notTaken` leaves
 * the intent open, because the server may still be processing it.
 *
 * @throws ServiceFailure without a valid answer
 */
export async function reconcileMoney(
  services: MoneyServices,
  { intent }: { intent: MoneyIntent },
  signal: AbortSignal,
): Promise<Reconciliation> {
  const receipt = await receiptSinceBaseline(services, intent, signal);
  if (receipt === null) return { outcome: 'notTaken' };
  closeProven(services, intent, signal);
  return { outcome: 'taken', receipt };
}
