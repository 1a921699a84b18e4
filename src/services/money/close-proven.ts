import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Does not wait for the write. If it fails, or the caller has stopped, the attempt stays open on
 * disk, and the next start reports it.
 */
export function closeProven(
  { journal }: Pick<MoneyServices, 'journal'>,
  intent: MoneyIntent,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  journal.close(intent).catch(() => undefined);
}
