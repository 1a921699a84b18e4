import * as v from 'valibot';
import { CreditStatus } from '#domain/credit/credit-order.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { FeedbackType } from '#domain/service/feedback.ts';

/** Replies of the sandbox's control API, limited to the fields that the shell reads. */

const Scenario = v.object({ name: v.string(), description: v.string() });
export type Scenario = v.InferOutput<typeof Scenario>;

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

const Clock = v.object({ now: Instant });

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

export class ControlFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ControlFailure';
  }
}

const Application = v.object({
  creditOrderId: Id,
  status: CreditStatus,
  uploadState: v.number(),
});
export type Application = v.InferOutput<typeof Application>;

const Refusal = v.object({ error: v.string() });

async function refusalOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(Refusal, body);
  return parsed.success ? parsed.output.error : `The sandbox answered ${response.status}.`;
}

/** @throws ControlFailure if the sandbox is not reachable, refuses, or sends an invalid reply */
export async function ask<S extends v.GenericSchema>(
  path: string,
  schema: S,
  init: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; signal?: AbortSignal } = {},
): Promise<v.InferOutput<S>> {
  const { method = 'GET', body, signal } = init;
  const response = await fetch(`/sandbox/${path}`, {
    method,
    signal: signal ?? null,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new ControlFailure('The sandbox cannot be reached.', { cause });
  });
  if (!response.ok) throw new ControlFailure(await refusalOf(response));
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
  if (!parsed.success) throw new ControlFailure('The sandbox sent an unexpected reply.');
  return parsed.output;
}

const of = (mobile: string) => `mobile=${encodeURIComponent(mobile)}`;

/** Client of the control API (`sandbox/docs/control-api.md`). */
export const control = {
  scenarios: (signal: AbortSignal) => ask('scenarios', v.array(Scenario), { signal }),
  createBorrower: (scenario: string) =>
    ask('borrowers', Borrower, { method: 'POST', body: { scenario } }),
  ledger: (mobile: string, signal: AbortSignal) => ask(`ledger?${of(mobile)}`, Ledger, { signal }),
  inbox: (mobile: string, signal: AbortSignal) =>
    ask(`sms?${of(mobile)}`, v.array(Sms), { signal }),
  calls: (mobile: string, signal: AbortSignal) =>
    ask(`calls?${of(mobile)}`, v.array(ApiCall), { signal }),
  clock: (mobile: string, signal: AbortSignal) => ask(`clock?${of(mobile)}`, Clock, { signal }),
  /** `advance` is a duration: `3d`, `12h`, `90s`. */
  advanceClock: (mobile: string, advance: string) =>
    ask('clock', Clock, { method: 'POST', body: { mobile, advance } }),
  resetClock: (mobile: string) =>
    ask('clock', Clock, { method: 'POST', body: { mobile, reset: true } }),
  /** Without `postAfter`, the payment posts after the channel's usual time. */
  payAtCounter: (payment: {
    accountNumber: string;
    amount: number;
    paidAt: number;
    postAfter?: string;
  }) => ask('payments', PaidIn, { method: 'POST', body: payment }),
  answerTicket: (
    mobile: string,
    { ticketId, text, resolve }: { ticketId: string; text: string; resolve: boolean },
  ) =>
    ask('tickets/reply', v.unknown(), {
      method: 'POST',
      body: { mobile, ticketId, text, resolve },
    }),
  faults: (mobile: string, signal: AbortSignal) =>
    ask(`faults?${of(mobile)}`, v.array(Fault), { signal }),
  addFault: (mobile: string, fault: Fault) =>
    ask('faults', v.unknown(), { method: 'POST', body: { mobile, ...fault } }),
  clearFaults: (mobile: string) => ask(`faults?${of(mobile)}`, v.unknown(), { method: 'DELETE' }),
  application: (mobile: string, signal: AbortSignal) =>
    ask(`native/application?${of(mobile)}`, Application, { signal }),
  giveForm: (mobile: string, form: string, answers: object, signal: AbortSignal) =>
    ask('native/forms', v.unknown(), { method: 'POST', body: { mobile, form, answers }, signal }),
};
