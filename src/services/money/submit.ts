import * as v from 'valibot';
import { invalidRequest } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import { answerIn } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Submission } from '#machines/money-action/ports.ts';
import { methods } from '#protocol/methods.ts';
import { closeProven } from './close-proven.ts';
import { moneyKinds } from './kinds.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Returns a function that sends an attempt's request; null if the data are invalid. A consent gets
 * the attempt's time.
 */
export function sendingOf<Kind extends MoneyKind>(
  { api, lang }: Pick<MoneyServices, 'api' | 'lang'>,
  { suffix, t }: Pick<MoneyIntent, 'suffix' | 't'>,
  request: MoneyRequest<Kind>,
): (() => Promise<MoneyReceipt<Kind>>) | null {
  const { kind } = request;
  const { dataOf, receiptOf } = moneyKinds[kind];
  const data = dataOf(request, { agreedAt: t, language: lang() });
  if (!v.is(methods[kind].data, data)) return null;
  return async () => receiptOf(await api.call(kind, data, { attempt: { suffix, t } }));
}

/**
 * Null when the intent is on disk, otherwise why the request must not be sent. A failed write may
 * still be on disk, so the intent is closed.
 */
async function obstacleTo(
  services: MoneyServices,
  intent: MoneyIntent,
  signal: AbortSignal,
): Promise<Submission | null> {
  try {
    const opening = await services.journal.open(intent);
    return opening.outcome === 'pending' ? opening : null;
  } catch (error) {
    closeProven(services, intent, signal);
    return { outcome: 'notSent', failure: failureOf(error) };
  }
}

/** The answer is stored, because the page may die before it is shown. */
async function noteAnswer(
  { journal }: MoneyServices,
  intent: MoneyIntent,
  failure: Failure,
): Promise<void> {
  const answer = answerIn(failure);
  if (answer) await journal.note(intent, answer).catch(() => undefined);
}

/**
 * Sends the request once, only when the intent is on disk, with its suffix and time. An abort does
 * not undo the action.
 *
 * @throws ServiceFailure if the outcome is unknown; the intent stays open for reconciliation
 */
export async function submitMoney(
  services: MoneyServices,
  { intent, request }: { intent: MoneyIntent; request: MoneyRequest },
  signal: AbortSignal,
): Promise<Submission> {
  const send = sendingOf(services, intent, request);
  if (!send) return { outcome: 'notSent', failure: invalidRequest };
  const obstacle = await obstacleTo(services, intent, signal);
  if (obstacle) return obstacle;

  try {
    const receipt = await send();
    closeProven(services, intent, signal);
    return { outcome: 'ok', receipt };
  } catch (error) {
    const failure = failureOf(error);
    const { refusals } = moneyKinds[request.kind];
    if (failure.kind !== 'business' || !refusals.includes(failure.code)) {
      await noteAnswer(services, intent, failure);
      throw error;
    }
    closeProven(services, intent, signal);
    return { outcome: 'refused', failure };
  }
}
