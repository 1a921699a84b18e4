import * as v from 'valibot';
import { applicationRefusals, repaymentRefusals } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import { methods } from '#protocol/methods.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * How an attempt ended, where that is known for certain.
 *
 * - `ok`: the server did it.
 * - `refused`: one of the answers that prove that it did not.
 * - `notSent`: nothing left the device: `invalid`, the data may not be sent; `unwritable`, the
 *   journal failed; `alreadyOpen`, another attempt at the same is open, perhaps in another tab.
 */
export type MoneyOutcome =
  | { outcome: 'ok'; receipt: MoneyReceipt }
  | { outcome: 'refused'; failure: Failure }
  | { outcome: 'notSent'; reason: 'invalid' | 'unwritable' | 'alreadyOpen'; failure: Failure };

const refusals = { applyOrder: applicationRefusals, repaymentConfirm: repaymentRefusals } as const;

/**
 * How to send a request, its data checked; null where the data may not be sent. A consent gets the
 * attempt's time and the language it was given in.
 */
function sendingOf(
  { api, lang }: MoneyServices,
  { suffix, t }: MoneyIntent,
  request: MoneyRequest,
  signal: AbortSignal,
): (() => Promise<MoneyReceipt>) | null {
  const options = { signal, attempt: { suffix, t } };
  if (request.kind === 'applyOrder') {
    const { version, hash } = request.agreement;
    const agreement = { version, hash, agreedAt: t, language: lang() };
    const data = { ...request.choice, agreement };
    return v.is(methods.applyOrder.data, data) ? () => api.call('applyOrder', data, options) : null;
  }
  const data = request.repayment;
  return v.is(methods.repaymentConfirm.data, data)
    ? () => api.call('repaymentConfirm', data, options)
    : null;
}

/** Writes the intent down; resolves to why it could not be, or null once it is on disk. */
async function obstacleTo(
  { journal }: MoneyServices,
  intent: MoneyIntent,
): Promise<MoneyOutcome | null> {
  try {
    if ((await journal.open(intent)) === 'opened') return null;
  } catch (error) {
    return { outcome: 'notSent', reason: 'unwritable', failure: failureOf(error) };
  }
  const message = 'another attempt at the same is open';
  return { outcome: 'notSent', reason: 'alreadyOpen', failure: { kind: 'unexpected', message } };
}

/** An outcome that is certain is not undone by a journal that fails to note it: it would be found again. */
async function conclude({ journal }: MoneyServices, { attemptId }: MoneyIntent): Promise<void> {
  await journal.close(attemptId).catch(() => undefined);
}

/**
 * Moves money once: journals the intent, and only when that is on disk sends the request, under
 * the intent's suffix and time, never again.
 *
 * @throws ServiceFailure when the outcome is unknown; the intent stays open, to be reconciled
 */
export async function submitMoney(
  services: MoneyServices,
  { intent, request }: { intent: MoneyIntent; request: MoneyRequest },
  signal: AbortSignal,
): Promise<MoneyOutcome> {
  const send = sendingOf(services, intent, request, signal);
  if (!send) return { outcome: 'notSent', reason: 'invalid', failure: { kind: 'invalidPayload' } };
  const obstacle = await obstacleTo(services, intent);
  if (obstacle) return obstacle;

  try {
    const { loanOrderId } = await send();
    await conclude(services, intent);
    return { outcome: 'ok', receipt: { loanOrderId } };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'business' || !refusals[request.kind].includes(failure.code)) throw error;
    await conclude(services, intent);
    return { outcome: 'refused', failure };
  }
}
