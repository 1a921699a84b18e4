import type { Baseline, MoneyIntent, MoneyReceipt } from '#domain/money.ts';
import { loanOrderIds, paidAmount } from './baseline.ts';
import type { MoneyServices } from './money-services.ts';

/** What the server shows of an attempt: that it took it, or nothing of it so far. */
export type Reconciliation = { outcome: 'taken'; receipt: MoneyReceipt } | { outcome: 'notTaken' };

async function receiptOf(
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
 * `taken` ends the intent. `notTaken` leaves it open, because the server may still be at it: once
 * the settle window is over, {@link abandonMoney} ends it.
 *
 * @throws ServiceFailure when the server does not say
 */
export async function reconcileMoney(
  services: MoneyServices,
  intent: MoneyIntent,
  signal: AbortSignal,
): Promise<Reconciliation> {
  const receipt = await receiptOf(services, intent.baseline, signal);
  if (receipt === null) return { outcome: 'notTaken' };
  // What fails to be noted here would be found again.
  await services.journal.close(intent.attemptId).catch(() => undefined);
  return { outcome: 'taken', receipt };
}

/**
 * Ends an attempt that the server, after the settle window, still shows nothing of.
 *
 * @throws ServiceFailure when the journal cannot be written; the subject stays barred
 */
export function abandonMoney({ journal }: MoneyServices, intent: MoneyIntent): Promise<void> {
  return journal.close(intent.attemptId);
}
