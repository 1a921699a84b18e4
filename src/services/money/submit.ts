import * as v from 'valibot';
import { applicationRefusals, repaymentRefusals } from '#domain/codes.ts';
import { failureOf } from '#domain/failure.ts';
import type { MoneyIntent, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Submission } from '#machines/money-action/ports.ts';
import { methods } from '#protocol/methods.ts';
import { conclude } from './conclude.ts';
import type { MoneyServices } from './money-services.ts';

/** Only these codes prove that nothing was taken. */
const refusals = { applyOrder: applicationRefusals, repaymentConfirm: repaymentRefusals } as const;

/**
 * How to send a request, its data checked; null where the data may not be sent. A consent gets the
 * attempt's time and the language it was given in.
 */
function sendingOf(
  { api, lang }: MoneyServices,
  { suffix, t }: MoneyIntent,
  request: MoneyRequest,
): (() => Promise<MoneyReceipt>) | null {
  const attempt = { suffix, t };
  if (request.kind === 'applyOrder') {
    const { version, hash } = request.agreement;
    const agreement = { version, hash, agreedAt: t, language: lang() };
    const data = { ...request.choice, agreement };
    return v.is(methods.applyOrder.data, data)
      ? () => api.call('applyOrder', data, { attempt })
      : null;
  }
  const data = request.repayment;
  return v.is(methods.repaymentConfirm.data, data)
    ? () => api.call('repaymentConfirm', data, { attempt })
    : null;
}

/** Writes the intent down; resolves to why it may not be sent, or null once it is on disk. */
async function obstacleTo(
  { journal }: MoneyServices,
  intent: MoneyIntent,
): Promise<Submission | null> {
  try {
    const opening = await journal.open(intent);
    return opening.outcome === 'pending' ? opening : null;
  } catch (error) {
    return { outcome: 'notSent', failure: failureOf(error) };
  }
}

/**
 * Moves money once: journals the intent and, only when that is on disk, sends the request under
 * the intent's suffix and time, never again. An abort does not call money back.
 *
 * @throws ServiceFailure when the outcome is unknown; the intent stays open, to be reconciled
 */
export async function submitMoney(
  services: MoneyServices,
  { intent, request }: { intent: MoneyIntent; request: MoneyRequest },
  signal: AbortSignal,
): Promise<Submission> {
  const send = sendingOf(services, intent, request);
  if (!send) return { outcome: 'notSent', failure: { kind: 'invalidPayload' } };
  const obstacle = await obstacleTo(services, intent);
  if (obstacle) return obstacle;

  try {
    const { loanOrderId } = await send();
    conclude(services, intent, signal);
    return { outcome: 'ok', receipt: { loanOrderId } };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'business' || !refusals[request.kind].includes(failure.code)) throw error;
    conclude(services, intent, signal);
    return { outcome: 'refused', failure };
  }
}
