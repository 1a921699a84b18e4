import { and, desc, eq, gt } from 'drizzle-orm';
import { formatDay } from '#domain/date-format.ts';
import { manilaDay } from '#domain/dates.ts';
import type { MissedReason } from '#domain/operations/operation-news.ts';
import { formatPeso } from '#domain/peso.ts';
import { missedOperations } from '../../database/operation-tables.ts';
import { fill } from '../../rules/fill.ts';
import { missingOf } from '../../rules/operation-pricing.ts';
import { operationWords } from '../../rules/operation-words.ts';
import { product } from '../../rules/product.ts';
import type { BorrowerWork } from '../account/borrowers.ts';
import type { Loan } from '../loans/loans.ts';
import { sendMessage } from '../service/messages.ts';
import type { OperationRow } from './operation-orders.ts';
import type { Received } from './operation-payments.ts';
import { record, type Work } from '../work.ts';

type MissedOperation = typeof missedOperations.$inferSelect;

/** `loan` received the money. */
type Missed = { loan: Loan; reason: MissedReason; received: Received };

/** Stores that an operation was missed although money was paid, and informs the borrower by SMS. */
export async function missOperation(
  work: BorrowerWork,
  order: OperationRow,
  { loan, reason, received }: Missed,
): Promise<void> {
  const { tx, now, borrower } = work;
  const { kind, orderId } = order;
  const missing = missingOf(order, received.total);
  const last = received.payments.at(-1);
  if (!last) throw new Error(`no payment for ${orderId}`);
  const { userId, loanOrderId, loanNumber } = loan;
  const pesos = received.payments.reduce((sum, { amount }) => sum + amount, 0);
  const on = manilaDay(last.paidAt);
  const row = { orderId, userId, loanOrderId, kind, reason, pesos, missing, on, at: now };
  await tx
    .insert(missedOperations)
    .values(row)
    .onConflictDoUpdate({ target: missedOperations.orderId, set: row });
  await record(work, userId, `${kind}.notMade`, orderId, { loanOrderId, reason });
  const words = operationWords[borrower.language];
  const values = {
    number: loanNumber,
    why: fill(words.missed[reason], { missing: formatPeso(missing) }),
    paid: formatPeso(pesos),
    day: formatDay(on, borrower.language).replaceAll('\u00A0', ' '),
  };
  await sendMessage(work, { about: `${kind}Missed`, values });
}

/** The latest missed operation on a loan; null if none was within `product.operationNewsTime`. */
export async function missedOn(
  { tx, now }: Work,
  { loanOrderId }: Pick<Loan, 'loanOrderId'>,
): Promise<MissedOperation | null> {
  const { loanOrderId: loan, at } = missedOperations;
  const [row] = await tx
    .select()
    .from(missedOperations)
    .where(and(eq(loan, loanOrderId), gt(at, now - product.operationNewsTime)))
    .orderBy(desc(at))
    .limit(1);
  return row ?? null;
}
