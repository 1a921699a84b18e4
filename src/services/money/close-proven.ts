import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Closes an attempt with a proven outcome. The caller does not wait for the write, so another tab
 * may still find the attempt open. If the caller has stopped (`signal`) or the write fails, the
 * attempt stays open on disk, and the next start reports it.
 */
export function closeProven(
  { journal }: Pick<MoneyServices, 'journal'>,
  intent: MoneyIntent,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  journal.close(intent).catch(() => undefined);
}
