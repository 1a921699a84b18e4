import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#sandbox/database/database.ts';
import { counterPayments } from '#sandbox/database/offline-schema.ts';
import { deferralOrders, restructureOrders } from '#sandbox/database/operation-tables.ts';
import { sum } from './reckoning.ts';

/** Money that somebody paid into a number at its counter; instants by the borrower's clock at the lender. */
const CounterMoney = v.object({
  loanOrderId: v.string(),
  accountNumber: v.string(),
  centavos: v.number(),
  paidAt: v.number(),
  /** When the lender posts it; null: never. */
  postsAt: v.nullable(v.number()),
});
export type CounterMoney = v.InferOutput<typeof CounterMoney>;

const Rows = v.array(CounterMoney);

/** The money at counters that a world begins with, paid and not posted. */
export const readCounterMoney = (database: Database): Promise<CounterMoney[]> =>
  database.work(async (tx) =>
    v.parse(
      Rows,
      await tx.select().from(counterPayments).where(eq(counterPayments.state, 'onItsWay')),
    ),
  );

/** The loans with a rollover or restructure when the world begins: money on its way may be for that. */
export const readOperatedLoans = (database: Database): Promise<string[]> =>
  database.work(async (tx) =>
    [
      ...(await tx.select().from(deferralOrders)),
      ...(await tx.select().from(restructureOrders)),
    ].map(({ loanOrderId }) => loanOrderId),
  );

/** How near to a moment of the lender's clock another one may be told, in milliseconds. */
const tolerance = 5_000;

/** The centavos that were on their way to a loan at a moment of the lender's clock, for certain. */
export const comingAt = (
  money: readonly CounterMoney[],
  loanOrderId: string,
  now: number,
): number =>
  sum(
    money
      .filter(
        ({ paidAt, postsAt, ...one }) =>
          one.loanOrderId === loanOrderId &&
          postsAt !== null &&
          paidAt < now - tolerance &&
          now + tolerance < postsAt,
      )
      .map(({ centavos }) => centavos),
  );
