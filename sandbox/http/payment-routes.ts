import { Hono } from 'hono';
import * as v from 'valibot';
import { Instant } from '#domain/primitives.ts';
import { Duration } from '../control/duration.ts';
import { borrowerOfId } from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import { payAtCounter } from '../repositories/payments/counter-payments.ts';
import { findNumber } from '../repositories/payments/virtual-accounts.ts';
import type { Sandbox } from '../sandbox.ts';
import { ControlError, readJson } from './json.ts';

const CounterAmount = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0.01),
  v.maxValue(1_000_000),
  v.check((pesos) => Number(pesos.toFixed(2)) === pesos, 'pesos, with centavos at most'),
);

const PaymentInput = v.strictObject({
  accountNumber: v.pipe(
    v.string(),
    v.transform((text) => text.replaceAll(' ', '')),
    v.regex(/^\d{6,32}$/, 'the digits of a number'),
  ),
  amount: CounterAmount,
  /** By the borrower's clock; now by default. */
  paidAt: v.optional(Instant),
  /** The channel's usual time by default. */
  postAfter: v.optional(
    v.union(
      [
        Duration,
        v.pipe(
          v.literal('never'),
          v.transform(() => null),
        ),
      ],
      'a length of time such as 3d, 12h, 30m or 90s, or never',
    ),
  ),
});

export function paymentRoutes({ database, work }: Sandbox): Hono {
  const app = new Hono();

  app.post('/', async (c) => {
    const { accountNumber, amount, paidAt, postAfter } = await readJson(c, PaymentInput);
    const payer = await database.work(async (tx) => {
      const number = await findNumber(tx, accountNumber);
      return number && borrowerOfId(tx, number.userId);
    });
    if (!payer) throw new ControlError(404, `the number ${accountNumber} was never issued`);
    const paid = await work(payer.mobile, async (of) => {
      await catchUp(of, payer);
      const number = await findNumber(of.tx, accountNumber);
      if (!number) throw new Error(`number ${accountNumber} does not exist`);
      const made = await payAtCounter(of, number, {
        amount,
        paidAt: paidAt ?? of.now,
        ...(postAfter === undefined ? {} : { postAfter }),
      });
      await catchUp(of, payer);
      return made;
    });
    return c.json(paid, 201);
  });

  return app;
}
