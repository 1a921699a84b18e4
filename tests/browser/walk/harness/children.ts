import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Failure } from '#domain/failure.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import type { Reply } from './calls.ts';
import type { Played } from './fixtures.ts';

const Ends = v.object({ output: v.looseObject({ type: v.string() }) });
const Fails = v.object({ type: v.literal('failed'), failure: v.custom<Failure>(() => true) });

type Replies = Record<string, (output: unknown, input: unknown) => Reply>;

/** Plays a child machine with one request, whose reply decides its outcome. */
const oneQuestion = (
  method: string,
  dataOf: (input: unknown) => unknown,
  replies: Replies,
): Played => ({
  asks: (input) => [{ method, data: dataOf(input) }],
  async end({ called }, outcome, input) {
    const { output } = v.parse(Ends, outcome);
    const reply = v.is(Fails, output)
      ? { failure: output.failure }
      : replies[output.type]?.(output, input);
    if (!reply) throw new Error(`no reply to ${method} leads to ${output.type}`);
    await (await called(method)).answer(reply);
  },
});

const CreditInput = v.object({ creditOrderId: v.nullable(v.string()) });

const creditCheck = oneQuestion(
  'queryCreditOrder',
  (input) => {
    const { creditOrderId } = v.parse(CreditInput, input);
    return creditOrderId === null ? {} : { creditOrderId };
  },
  {
    passed: () => ({ data: [creditOrder()] }),
    expiredOrRisk: () => ({ data: [creditOrder({ expired: true })] }),
    review: () => ({ data: [creditOrder({ status: creditStatus.reviewing })] }),
    home: () => ({ data: [null] }),
  },
);

const OfLoan = v.object({ loanOrderId: v.string() });
const Stays = v.object({ order: v.custom<LoanOrder>(() => true) });

const loanStatusRouting = oneQuestion('queryLoanOrderStatus', (input) => v.parse(OfLoan, input), {
  opens: (_, input) => ({ data: [loanOrder(v.parse(OfLoan, input))] }),
  stays: (output) => ({ data: [v.parse(Stays, output).order] }),
});

const Initiated = v.object({ orderId: v.string() });

/** `notOffered` is the refusal by the lender's configuration (V1). */
const rolloverInitiation = oneQuestion('repayDeferralInitiate', (input) => v.parse(OfLoan, input), {
  initiated: (output) => ({ data: [{ deferralOrderId: v.parse(Initiated, output).orderId }] }),
  notOffered: () => ({
    failure: { kind: 'business', code: codes.deferralConfig, message: 'not on a Sunday' },
  }),
});

/** Children by the name of their service. */
export const sharedChildren: Readonly<Record<string, Played>> = {
  creditCheck,
  loanStatusRouting,
  rolloverRestructureInitiation: rolloverInitiation,
};
