import { ServiceFailure } from '#domain/failure.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import { newAttempt } from '#protocol/attempt.ts';
import { randomHex } from '#protocol/random.ts';
import { fillRandom } from '#services/random.ts';
import { baselineOf } from './baseline.ts';
import type { MoneyServices } from './money-services.ts';

/**
 * Makes the intent of one attempt: its id, path suffix and time, and the baseline. Nothing is
 * written or sent yet.
 *
 * @throws ServiceFailure when nobody is logged in or the server does not say where things stand
 */
export async function prepareMoney(
  services: MoneyServices,
  request: MoneyRequest,
  signal: AbortSignal,
): Promise<MoneyIntent> {
  const userKey = services.userKey();
  if (userKey === null) throw new ServiceFailure({ kind: 'session', reason: 'empty' });
  const baseline = await baselineOf(services, request, signal);
  return {
    attemptId: randomHex(16, fillRandom),
    userKey,
    ...newAttempt(services.clock.now(), fillRandom),
    baseline,
  };
}
