import * as v from 'valibot';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { GivenFault } from '#sandbox/control/faults.ts';
import type { ledgerOf } from '#sandbox/repositories/ledger.ts';
import type { payAtCounter } from '#sandbox/repositories/payments/counter-payments.ts';
import type { Message } from '#sandbox/repositories/service/messages.ts';
import type { applicationView } from '#sandbox/http/lender-routes.ts';
import type { createBorrower } from '#sandbox/scenarios/catalogue.ts';

export type Scenario = { name: string; description: string };
export type Borrower = Awaited<ReturnType<typeof createBorrower>>;
export type Sms = Message;
export type ApiCall = LoggedCall;
/** The sandbox refuses an unknown kind. */
export type Fault = Omit<GivenFault, 'kind'> & { kind: string };
/** `postsAt` is null if the payment never posts. */
export type PaidIn = Awaited<ReturnType<typeof payAtCounter>>;
export type Ledger = Awaited<ReturnType<typeof ledgerOf>>;
export type Application = Awaited<ReturnType<typeof applicationView>>;

/** The sandbox is of the same build as the shell, so its JSON has the types of its functions. */
export const parseReply = <Reply>(json: string): Reply =>
  v.parse(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.custom<Reply>(() => true),
    ),
    json,
  );

const Refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** @throws Error if the sandbox is not reachable, refuses, or sends no JSON */
export async function ask<Reply>(
  path: string,
  init: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown; signal?: AbortSignal } = {},
): Promise<Reply> {
  const { method = 'GET', body, signal } = init;
  const response = await fetch(`/sandbox/${path}`, {
    method,
    signal: signal ?? null,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new Error('The sandbox cannot be reached.', { cause });
  });
  const text = await response.text();
  if (response.ok) return parseReply<Reply>(text);
  const refusal = v.safeParse(Refusal, text);
  throw new Error(
    refusal.success ? refusal.output.error : `The sandbox answered ${response.status}.`,
  );
}

const of = (mobile: string) => `mobile=${encodeURIComponent(mobile)}`;

/** Client of the control API (`sandbox/docs/control-api.md`). */
export const control = {
  scenarios: (signal: AbortSignal) => ask<readonly Scenario[]>('scenarios', { signal }),
  createBorrower: (scenario: string) =>
    ask<Borrower>('borrowers', { method: 'POST', body: { scenario } }),
  ledger: (mobile: string, signal: AbortSignal) => ask<Ledger>(`ledger?${of(mobile)}`, { signal }),
  clock: (mobile: string, signal: AbortSignal) =>
    ask<{ now: number }>(`clock?${of(mobile)}`, { signal }),
  /** `advance` is a duration: `3d`, `12h`, `90s`. */
  advanceClock: (mobile: string, advance: string) =>
    ask('clock', { method: 'POST', body: { mobile, advance } }),
  resetClock: (mobile: string) => ask('clock', { method: 'POST', body: { mobile, reset: true } }),
  /** Without `postAfter`, the payment posts after the channel's usual time. */
  payAtCounter: (payment: {
    accountNumber: string;
    amount: number;
    paidAt: number;
    postAfter?: string;
  }) => ask<PaidIn>('payments', { method: 'POST', body: payment }),
  answerTicket: (
    mobile: string,
    { ticketId, text, resolve }: { ticketId: string; text: string; resolve: boolean },
  ) => ask('tickets/reply', { method: 'POST', body: { mobile, ticketId, text, resolve } }),
  faults: (mobile: string, signal: AbortSignal) =>
    ask<readonly Fault[]>(`faults?${of(mobile)}`, { signal }),
  addFault: (mobile: string, fault: Fault) =>
    ask('faults', { method: 'POST', body: { mobile, ...fault } }),
  clearFaults: (mobile: string) => ask(`faults?${of(mobile)}`, { method: 'DELETE' }),
  application: (mobile: string, signal: AbortSignal) =>
    ask<Application>(`native/application?${of(mobile)}`, { signal }),
  giveForm: (mobile: string, form: string, answers: object, signal: AbortSignal) =>
    ask('native/forms', { method: 'POST', body: { mobile, form, answers }, signal }),
};
