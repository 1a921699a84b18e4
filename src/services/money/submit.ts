import * as v from 'valibot';
import { type Failure, failureOf } from '#domain/failure.ts';
import { answerIn } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { Submission } from '#machines/money-action/ports.ts';
import { methods } from '#protocol/methods.ts';
import { closeProven } from './close-proven.ts';
import { moneyKinds } from './kinds.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * How to send a request, its data checked; null where the data may not be sent. A consent gets the
 * attempt's time and the language it was given in.
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
 * Writes the intent down; resolves to why it may not be sent, or null once it is on disk. A write
 * that failed may be on disk all the same: it is closed, since nothing was sent under it.
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

/** Writes down what the server said, be it proof of nothing: the page may not live to tell it. */
async function noteAnswer(
  { journal }: MoneyServices,
  intent: MoneyIntent,
  failure: Failure,
): Promise<void> {
  const answer = answerIn(failure);
  if (answer) await journal.note(intent, answer).catch(() => undefined);
}

/**
 * Moves money once: journals the intent and, only when that is on disk, sends the request under
 * the intent's suffix and time, never again. An abort does not call money back.
 *
 * @throws ServiceFailure when the outcome is unknown; the intent stays open, to be reconciled, with
 * what the server answered
 */
export async function submitMoney(
  services: MoneyServices,
  { intent, request }: { intent: MoneyIntent; request: MoneyRequest },
  signal: AbortSignal,
): Promise<Submission> {
  const send = sendingOf(services, intent, request);
  if (!send) return { outcome: 'notSent', failure: { kind: 'invalidPayload' } };
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
