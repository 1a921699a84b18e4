import { desc, eq } from 'drizzle-orm';
import type { OperationState } from '#domain/operations/operation.ts';
import { deferralOrders, priceLists, restructureOrders } from '../../database/operation-tables.ts';
import type { DeferralState } from '../../life-cycles/deferral-order.machine.ts';
import type { RestructureState } from '../../life-cycles/restructure-order.machine.ts';
import type { PriceList } from '../../rules/product.ts';
import type { Loan } from '../loans/loans.ts';
import type { Work } from '../work.ts';

export type DeferralRow = typeof deferralOrders.$inferSelect;

/** Newest first. */
export async function deferralsOf({ tx }: Work, userId: string): Promise<DeferralRow[]> {
  return tx
    .select()
    .from(deferralOrders)
    .where(eq(deferralOrders.userId, userId))
    .orderBy(desc(deferralOrders.initiatedAt), desc(deferralOrders.deferralOrderId));
}

/** Operation states (S3). States of an order that ended early have none. */
export const deferralStates: Partial<Record<DeferralState, OperationState>> = {
  initiated: 'INITIATED',
  confirmed: 'CONFIRMED',
  completed: 'COMPLETED',
};

export type RestructureRow = typeof restructureOrders.$inferSelect;

/** Newest first. */
export async function restructuresOf({ tx }: Work, userId: string): Promise<RestructureRow[]> {
  return tx
    .select()
    .from(restructureOrders)
    .where(eq(restructureOrders.userId, userId))
    .orderBy(desc(restructureOrders.initiatedAt), desc(restructureOrders.restructureOrderId));
}

export const restructureStates: Partial<Record<RestructureState, OperationState>> = {
  initiated: 'INITIATED',
  verifyingBorrower: 'CONFIRMED',
  applying: 'CONFIRMED',
  generatingOrder: 'CONFIRMED',
  orderCreated: 'COMPLETED',
};

export function isOpen({ state }: RestructureRow): boolean {
  return restructureStates[state] === 'INITIATED' || restructureStates[state] === 'CONFIRMED';
}

async function priceListOf({ tx }: Work, userId: string): Promise<PriceList> {
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.userId, userId));
  return row?.rollover ?? 'present';
}

export type Operations = {
  rollovers: readonly DeferralRow[];
  restructures: readonly RestructureRow[];
  priceList: PriceList;
};

export async function operationsOn(work: Work, loan: Loan): Promise<Operations> {
  const { userId, loanOrderId } = loan;
  const ours = <Row extends { loanOrderId: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.loanOrderId === loanOrderId);
  return {
    rollovers: ours(await deferralsOf(work, userId)),
    restructures: ours(await restructuresOf(work, userId)),
    priceList: await priceListOf(work, userId),
  };
}
