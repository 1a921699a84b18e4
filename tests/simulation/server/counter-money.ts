import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#sandbox/database/database.ts';
import { counterPayments } from '#sandbox/database/offline-schema.ts';
import { operationOrders } from '#sandbox/database/operation-tables.ts';
import { sum } from './reckoning.ts';

/** Times are by the borrower's clock at the lender. */
const CounterMoney = v.object({
  loanOrderId: v.string(),
  accountNumber: v.string(),
  centavos: v.number(),
  paidAt: v.number(),
  /** Time of the posting by the lender; null for never. */
  postsAt: v.nullable(v.number()),
});
export type CounterMoney = v.InferOutput<typeof CounterMoney>;

const Rows = v.array(CounterMoney);

/** Reads the counter payments that are on their way. */
export const readCounterMoney = (database: Database): Promise<CounterMoney[]> =>
  database.work(async (tx) =>
    v.parse(
      Rows,
      await tx.select().from(counterPayments).where(eq(counterPayments.state, 'onItsWay')),
    ),
  );

export const readOperatedLoans = (database: Database): Promise<string[]> =>
  database.work(async (tx) =>
    (await tx.select().from(operationOrders)).map(({ loanOrderId }) => loanOrderId),
  );

/** Largest difference between two times of the lender's clock, milliseconds. */
const tolerance = 5_000;

/**
 * Centavos that were certainly on their way to a loan at `now`, by the lender's clock. Money that
 * never posts is left out.
 */
export const onItsWayAt = (
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
