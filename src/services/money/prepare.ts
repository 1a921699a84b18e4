import { type MoneyRequest, subjectOf } from '#domain/money.ts';
import type { Preparation } from '#machines/money-action/ports.ts';
import { newAttempt } from '#protocol/attempt.ts';
import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';
import { baselineOf } from './baseline.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Makes an attempt ready: an open one at the same subject is `pending`, else the intent gets its
 * id, path suffix, time and baseline. Writes and sends nothing.
 *
 * @throws ServiceFailure when the journal cannot be read or the server does not say where things stand
 */
export async function prepareAttempt(
  services: MoneyServices,
  { userKey, request }: { userKey: string; request: MoneyRequest },
  signal: AbortSignal,
): Promise<Preparation> {
  const newest = await services.journal.newest(userKey, subjectOf(request));
  if (newest?.open) return { outcome: 'pending', intent: newest.intent };
  const baseline = await baselineOf(services, request, signal);
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
