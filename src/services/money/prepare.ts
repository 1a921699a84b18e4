import {
  type Baseline,
  type MoneyKind,
  type MoneyReceipt,
  type MoneyRequest,
  subjectOfRequest,
} from '#domain/money.ts';
import type { Preparation } from '#machines/money-action/ports.ts';
import { newAttempt } from '#protocol/attempt.ts';
import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';
import { moneyKinds } from './kinds.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Reads the server's state of a request's subject, by which the attempt is recognised afterwards.
 *
 * @throws ServiceFailure when the server does not say: then nothing may be sent
 */
export async function baselineOf<Kind extends MoneyKind>(
  api: MoneyServices['api'],
  request: MoneyRequest<Kind>,
  signal: AbortSignal,
): Promise<Baseline<Kind>> {
  return moneyKinds[request.kind].readBaseline(api, request, signal);
}

/** The receipt where the server shows the effect of a kind already; null where it can be sent. */
function receiptIn<Kind extends MoneyKind>(baseline: Baseline<Kind>): MoneyReceipt<Kind> | null {
  return moneyKinds[baseline.kind].receiptIn?.(baseline) ?? null;
}

/**
 * Makes an attempt ready: an open one at the same subject is `pending`, an effect that the server
 * shows already is `taken`, else the intent gets its id, path suffix, time and baseline. Writes and
 * sends nothing.
 *
 * @throws ServiceFailure when the journal cannot be read or the server does not say where things stand
 */
export async function prepareAttempt(
  services: MoneyServices,
  { userKey, request }: { userKey: string; request: MoneyRequest },
  signal: AbortSignal,
): Promise<Preparation> {
  const newest = await services.journal.newest(userKey, subjectOfRequest(request));
  if (newest?.open) return { outcome: 'pending', intent: newest.intent };
  const baseline = await baselineOf(services.api, request, signal);
  const receipt = receiptIn(baseline);
  if (receipt) return { outcome: 'taken', receipt };
  return {
    outcome: 'ready',
    intent: {
      attemptId: randomHex(16, fillRandom),
      userKey,
      ...newAttempt(services.clock.now(), fillRandom),
      baseline,
      previousAttemptId: newest?.intent.attemptId ?? null,
    },
  };
}
