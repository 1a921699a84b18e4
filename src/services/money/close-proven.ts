import type { MoneyIntent } from '#domain/money.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Closes an attempt whose outcome is proven, but lets the person hear of it first: another tab
 * that asks meanwhile still finds it open. Where nobody listens any more (`signal`), it stays open,
 * to be found and told at the next start; so does what the journal fails to note.
 */
export function closeProven(
  { journal }: Pick<MoneyServices, 'journal'>,
  intent: MoneyIntent,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  journal.close(intent).catch(() => undefined);
}
