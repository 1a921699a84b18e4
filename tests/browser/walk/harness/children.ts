import * as v from 'valibot';
import { creditStatus } from '#domain/credit-order.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { loanOrder } from '#tests/model/samples/loans.ts';
import type { Reply } from './calls.ts';
import type { Played } from './fixtures.ts';

const Ends = v.object({ output: v.looseObject({ type: v.string() }) });

/** A reply that fits nothing. */
const unreadable: Reply = { failure: { kind: 'invalidPayload' } };

/** How the real credit check is led to an outcome: by the credit order that it is told. */
const creditOrders: Record<string, Reply> = {
  passed: { data: [creditOrder()] },
  expiredOrRisk: { data: [creditOrder({ expired: true })] },
  review: { data: [creditOrder({ status: creditStatus.reviewing })] },
  home: { data: [null] },
  failed: unreadable,
};

/** How the real routing of a loan is led to an outcome: by the loan's status. */
const loanOrders: Record<string, Reply> = {
  opens: { data: [loanOrder()] },
  stays: { data: [loanOrder({ status: 65 })] },
  failed: unreadable,
};

/** A child machine that asks once: its outcome, by type, is what a reply makes of it. */
const oneQuestion = (
  method: string,
  dataOf: (input: unknown) => unknown,
  replies: Record<string, Reply>,
): Played => ({
  asks: (input) => [{ method, data: dataOf(input) }],
  async end({ called }, outcome) {
    const { type } = v.parse(Ends, outcome).output;
    const reply = replies[type];
    if (!reply) throw new Error(`no reply to ${method} leads to ${type}`);
    await (await called(method)).answer(reply);
  },
});

const CreditInput = v.object({ creditOrderId: v.nullable(v.string()) });
const LoanInput = v.object({ loanOrderId: v.string() });

/** The real credit check. */
export const creditCheck = oneQuestion(
  'queryCreditOrder',
  (input) => {
    const { creditOrderId } = v.parse(CreditInput, input);
    return creditOrderId === null ? {} : { creditOrderId };
  },
  creditOrders,
);

/** The real routing of a loan. */
export const loanStatusRouting = oneQuestion(
  'queryLoanOrderStatus',
  (input) => v.parse(LoanInput, input),
  loanOrders,
);
