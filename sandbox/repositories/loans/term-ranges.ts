import { eq } from 'drizzle-orm';
import { termRanges } from '../../database/schema.ts';
import { type Term, type TermRange, termsOf } from '../../rules/product.ts';
import type { Work } from '../work.ts';

export async function termsOnOffer({ tx }: Work, userId: string): Promise<readonly Term[]> {
  const [row] = await tx.select().from(termRanges).where(eq(termRanges.userId, userId));
  return termsOf(row?.range ?? 'standard');
}

export async function keepTermRange({ tx }: Work, userId: string, range: TermRange): Promise<void> {
  await tx
    .insert(termRanges)
    .values({ userId, range })
    .onConflictDoUpdate({ target: termRanges.userId, set: { range } });
}
