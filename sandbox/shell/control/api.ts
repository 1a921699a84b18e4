import * as v from 'valibot';
import { CreditStatus } from '#domain/credit/credit-order.ts';
import { Id } from '#domain/primitives.ts';
import {
  ApiCalls,
  Borrower,
  Clock,
  type Fault,
  Faults,
  Inbox,
  Ledger,
  PaidIn,
  Scenarios,
} from './schemas.ts';

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
  scenarios: (signal: AbortSignal) => ask('scenarios', Scenarios, { signal }),
  createBorrower: (scenario: string) =>
    ask('borrowers', Borrower, { method: 'POST', body: { scenario } }),
  ledger: (mobile: string, signal: AbortSignal) => ask(`ledger?${of(mobile)}`, Ledger, { signal }),
  inbox: (mobile: string, signal: AbortSignal) => ask(`sms?${of(mobile)}`, Inbox, { signal }),
  calls: (mobile: string, signal: AbortSignal) => ask(`calls?${of(mobile)}`, ApiCalls, { signal }),
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
  faults: (mobile: string, signal: AbortSignal) => ask(`faults?${of(mobile)}`, Faults, { signal }),
  addFault: (mobile: string, fault: Fault) =>
    ask('faults', v.unknown(), { method: 'POST', body: { mobile, ...fault } }),
  clearFaults: (mobile: string) => ask(`faults?${of(mobile)}`, v.unknown(), { method: 'DELETE' }),
  application: (mobile: string, signal: AbortSignal) =>
    ask(`native/application?${of(mobile)}`, Application, { signal }),
  giveForm: (mobile: string, form: string, answers: object, signal: AbortSignal) =>
    ask('native/forms', v.unknown(), { method: 'POST', body: { mobile, form, answers }, signal }),
};
