import { asc, eq } from 'drizzle-orm';
import type { OverdueCharge } from '#domain/loans/loan-story.ts';
import { overdueCharges } from '../../database/operation-tables.ts';
import { booksNow, type Loan } from './loans.ts';
import type { Work } from '../work.ts';

/** Stores the overdue fees of the present plan, before a new plan begins. */
export async function keepCharges({ tx, now }: Work, loan: Loan): Promise<void> {
  const { loanOrderId } = loan;
  const { charges } = booksNow(loan, now);
  if (charges.length === 0) return;
  await tx.insert(overdueCharges).values(charges.map((charge) => ({ ...charge, loanOrderId })));
}

/** Overdue fees of all plans of the loan. */
export async function chargesOn({ tx, now }: Work, loan: Loan): Promise<OverdueCharge[]> {
  const rows = await tx
    .select()
    .from(overdueCharges)
    .where(eq(overdueCharges.loanOrderId, loan.loanOrderId))
    .orderBy(asc(overdueCharges.id));
  const before = rows.map(({ id: _, loanOrderId: __, ...charge }) => charge);
  return [...before, ...booksNow(loan, now).charges];
}
