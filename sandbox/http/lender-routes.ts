import * as v from 'valibot';
import { Hono } from 'hono';
import { Id, Instant } from '#domain/primitives.ts';
import { messageLimit } from '#domain/service/feedback.ts';
import { Mobile } from '#domain/account/mobile.ts';
import { creditStatus, documentKinds } from '#domain/credit/credit-order.ts';
import {
  type BorrowerWork,
  borrowerOfId,
  borrowerOfMobile,
} from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import type { Work } from '../repositories/work.ts';
import type { Sandbox } from '../sandbox.ts';
import { payAtCounter } from '../repositories/payments/counter-payments.ts';
import { findNumber } from '../repositories/payments/virtual-accounts.ts';
import { answerTicket, ownTicket } from '../repositories/service/tickets.ts';
import { type CreditRow, filesOf } from '../repositories/credit/credit.ts';
import { creditForms } from '../life-cycles/credit-order.machine.ts';
import { fillForm, openApplication, readForm, submitApplication } from '../native/application.ts';
import { ControlError, Duration, MobileQuery, parseInput, readJson } from './json.ts';

/**
 * Runs work for the borrower with this mobile, after each step that is due by the borrower’s clock.
 *
 * @throws ControlError if no borrower has the mobile
 */
export async function forBorrower<T>(
  sandbox: Sandbox,
  mobile: string,
  run: (work: BorrowerWork) => Promise<T>,
): Promise<T> {
  return sandbox.work(mobile, async (work) => {
    const borrower = await borrowerOfMobile(work.tx, mobile);
    if (!borrower) throw new ControlError(404, `no borrower has the mobile ${mobile}`);
    const own = { ...work, borrower };
    await catchUp(own);
    return run(own);
  });
}

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

const ReplyInput = v.strictObject({
  mobile: Mobile,
  ticketId: Id,
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(messageLimit)),
  resolve: v.optional(v.boolean(), false),
});

const FormInput = v.object({
  mobile: Mobile,
  form: v.picklist([...creditForms, 'submit']),
  answers: v.optional(v.record(v.string(), v.nullable(v.string())), {}),
});

export async function applicationView(work: Work, row: CreditRow) {
  return {
    creditOrderId: row.creditOrderId,
    status: creditStatus[row.state],
    uploadState: await filesOf(work, row.creditOrderId),
    documentKinds,
  };
}

/** Routes under `/sandbox` for events outside of the app: counters, service desk, native forms. */
export function lenderRoutes(sandbox: Sandbox): Hono {
  const { database, work } = sandbox;
  const app = new Hono();

  app.post('/payments', async (c) => {
    const { accountNumber, amount, paidAt, postAfter } = await readJson(c, PaymentInput);
    const payer = await database.work(async (tx) => {
      const number = await findNumber(tx, accountNumber);
      return number && borrowerOfId(tx, number.userId);
    });
    if (!payer) throw new ControlError(404, `the number ${accountNumber} was never issued`);
    const paid = await work(payer.mobile, async (unit) => {
      const of = { ...unit, borrower: payer };
      await catchUp(of);
      const number = await findNumber(of.tx, accountNumber);
      if (!number) throw new Error(`number ${accountNumber} does not exist`);
      const made = await payAtCounter(of, number, {
        amount,
        paidAt: paidAt ?? of.now,
        ...(postAfter === undefined ? {} : { postAfter }),
      });
      await catchUp(of);
      return made;
    });
    return c.json(paid, 201);
  });

  app.post('/tickets/reply', async (c) => {
    const { mobile, ticketId, ...answer } = await readJson(c, ReplyInput);
    const message = await forBorrower(sandbox, mobile, async (of) =>
      answerTicket(of, await ownTicket(of, of.borrower.userId, ticketId), {
        ...answer,
        at: of.now,
      }),
    );
    return c.json(message, 201);
  });

  app.get('/native/application', async (c) => {
    const { mobile } = parseInput(MobileQuery, c.req.query());
    const view = await forBorrower(sandbox, mobile, async (of) =>
      applicationView(of, await openApplication(of)),
    );
    return c.json(view);
  });

  app.post('/native/forms', async (c) => {
    const { mobile, form, answers } = await readJson(c, FormInput);
    const view = await forBorrower(sandbox, mobile, async (of) =>
      applicationView(
        of,
        form === 'submit'
          ? await submitApplication(of)
          : await fillForm(of, form, readForm[form](answers)),
      ),
    );
    return c.json(view);
  });

  return app;
}
