import * as v from 'valibot';
import { FeedbackType } from '#domain/service/feedback.ts';
import { Id, Instant } from '#domain/primitives.ts';

/** Replies of the sandbox's control API, limited to the fields that the shell reads. */

export const Scenario = v.object({ name: v.string(), description: v.string() });
export type Scenario = v.InferOutput<typeof Scenario>;
export const Scenarios = v.array(Scenario);

export const Borrower = v.object({
  mobile: v.string(),
  username: v.string(),
  password: v.string(),
  userId: Id,
  token: v.string(),
  creditOrderId: v.nullable(Id),
  loanOrderIds: v.array(Id),
});
export type Borrower = v.InferOutput<typeof Borrower>;

export const Sms = v.object({
  text: v.string(),
  code: v.nullable(v.string()),
  sentAt: Instant,
});
export type Sms = v.InferOutput<typeof Sms>;
export const Inbox = v.array(Sms);

/** Other fields of the log entry are shown unchanged. */
export const ApiCall = v.looseObject({
  id: v.number(),
  method: v.string(),
  data: v.unknown(),
  headers: v.unknown(),
  suffix: v.string(),
  t: v.number(),
  at: Instant,
  code: v.nullable(v.number()),
  fault: v.nullable(v.string()),
});
export type ApiCall = v.InferOutput<typeof ApiCall>;
export const ApiCalls = v.array(ApiCall);

export const Clock = v.object({ now: Instant });

/** The kinds of fault that the sandbox can inject, besides `error-code:<n>`. */
export const faultKinds = [
  'timeout',
  'drop-before',
  'drop-after',
  'malformed',
  'undecipherable',
  'http-500',
  'slow',
  'maintenance',
] as const;

export const Fault = v.object({
  method: v.string(),
  kind: v.string(),
  times: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  delayMs: v.optional(v.number()),
});
export type Fault = v.InferOutput<typeof Fault>;
export const Faults = v.array(Fault);

/** `postsAt` is null if the payment never posts. */
export const PaidIn = v.object({ paymentId: v.string(), postsAt: v.nullable(Instant) });
export type PaidIn = v.InferOutput<typeof PaidIn>;

export const Ledger = v.object({
  orders: v.array(
    v.object({
      loanOrderId: Id,
      loanNumber: v.string(),
      status: v.number(),
      loanAmount: v.number(),
      held: v.boolean(),
    }),
  ),
  payments: v.array(v.object({ paymentId: v.string(), amount: v.number(), paidAt: Instant })),
  virtualAccounts: v.array(
    v.object({
      accountNumber: v.string(),
      channelId: v.string(),
      amount: v.number(),
      state: v.string(),
    }),
  ),
  counterPayments: v.array(
    v.object({
      paymentId: v.string(),
      channelId: v.string(),
      centavos: v.number(),
      paidAt: Instant,
      postedAt: v.nullable(Instant),
    }),
  ),
  tickets: v.array(
    v.object({
      ticketId: Id,
      ticketNumber: v.string(),
      type: FeedbackType,
      resolved: v.boolean(),
      newest: v.object({ from: v.picklist(['borrower', 'service']), text: v.string() }),
    }),
  ),
  overdueFeeReversals: v.array(v.object({ id: v.number(), amount: v.number(), at: Instant })),
  credits: v.array(v.object({ id: v.number(), centavos: v.number(), at: Instant })),
  requests: v.array(v.object({ method: v.string(), suffix: v.string(), copies: v.number() })),
  events: v.array(v.object({ at: Instant, kind: v.string(), subject: v.nullable(v.string()) })),
});
export type Ledger = v.InferOutput<typeof Ledger>;
