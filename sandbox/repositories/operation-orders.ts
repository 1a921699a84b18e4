import { desc, eq } from 'drizzle-orm';
import type { OperationState } from '#domain/operation.ts';
import { deferralOrders, priceLists, restructureOrders } from '../database/operation-tables.ts';
import type { DeferralState } from '../life-cycles/deferral-order.machine.ts';
import type { RestructureState } from '../life-cycles/restructure-order.machine.ts';
import type { PriceList } from '../rules/product.ts';
import type { Loan } from './loans.ts';
import type { Work } from './work.ts';

/** The orders of rollovers and restructures as the database keeps them, to be read by everyone. */

/** A deferral order as the database keeps it. */
export type DeferralRow = typeof deferralOrders.$inferSelect;

/** All of a borrower's deferral orders, newest first. */
export async function deferralsOf({ tx }: Work, userId: string): Promise<DeferralRow[]> {
  return tx
    .select()
    .from(deferralOrders)
    .where(eq(deferralOrders.userId, userId))
    .orderBy(desc(deferralOrders.initiatedAt), desc(deferralOrders.deferralOrderId));
}

/** The operation state (S3) of each state of the life cycle; none of one that ended before. */
export const deferralStates: Partial<Record<DeferralState, OperationState>> = {
  initiated: 'INITIATED',
  confirmed: 'CONFIRMED',
  completed: 'COMPLETED',
};

/** A restructure order as the database keeps it. */
export type RestructureRow = typeof restructureOrders.$inferSelect;

/** All of a borrower's restructure orders, newest first. */
export async function restructuresOf({ tx }: Work, userId: string): Promise<RestructureRow[]> {
  return tx
    .select()
    .from(restructureOrders)
    .where(eq(restructureOrders.userId, userId))
    .orderBy(desc(restructureOrders.initiatedAt), desc(restructureOrders.restructureOrderId));
}

/** The operation state (S3) of each state of the life cycle; none of one that ended before. */
export const restructureStates: Partial<Record<RestructureState, OperationState>> = {
  initiated: 'INITIATED',
  verifyingBorrower: 'CONFIRMED',
  applying: 'CONFIRMED',
  generatingOrder: 'CONFIRMED',
  orderCreated: 'COMPLETED',
};

/** Whether a restructure is on its way to its new order. */
export function isOpen({ state }: RestructureRow): boolean {
  return restructureStates[state] === 'INITIATED' || restructureStates[state] === 'CONFIRMED';
}

/** A borrower's price list for rollovers. */
async function priceListOf({ tx }: Work, userId: string): Promise<PriceList> {
  const [row] = await tx.select().from(priceLists).where(eq(priceLists.userId, userId));
  return row?.rollover ?? 'present';
}

/** The operations of a loan, newest first, and the price list that its borrower has. */
export type Operations = {
  rollovers: readonly DeferralRow[];
  restructures: readonly RestructureRow[];
  priceList: PriceList;
};

/** What was ever done to a loan. */
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
