import type { Baseline, MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import type { Reconciliation } from '#machines/money-action/ports.ts';
import { loanOrderIds, paidAmount } from './baseline.ts';
import { conclude } from './conclude.ts';
import type { MoneyServices } from './money-services.ts';

/** What the server shows beyond the baseline; null where it shows nothing. */
async function receiptBeyond(
  services: MoneyServices,
  baseline: Baseline,
  signal: AbortSignal,
): Promise<MoneyReceipt | null> {
  if (baseline.kind === 'applyOrder') {
    const ids = await loanOrderIds(services, signal);
    const made = ids.find((id) => !baseline.loanOrderIds.includes(id));
    return made === undefined ? null : { loanOrderId: made };
  }
  const { loanOrderId } = baseline;
  const paid = await paidAmount(services, loanOrderId, signal);
  return paid > baseline.paidAmount ? { loanOrderId } : null;
}

/**
 * Asks the server what became of an attempt, by comparing with its baseline; sends nothing again.
 * `taken` closes the intent. `notTaken` leaves it open, because the server may still be at it.
 *
 * @throws ServiceFailure when the server does not say
 */
export async function reconcileMoney(
  services: MoneyServices,
  { intent }: { intent: MoneyIntent },
  signal: AbortSignal,
): Promise<Reconciliation> {
  const receipt = await receiptBeyond(services, intent.baseline, signal);
  if (receipt === null) return { outcome: 'notTaken' };
  conclude(services, intent, signal);
  return { outcome: 'taken', receipt };
}
