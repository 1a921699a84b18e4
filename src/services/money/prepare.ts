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

export async function baselineOf<Kind extends MoneyKind>(
  api: MoneyServices['api'],
  request: MoneyRequest<Kind>,
  signal: AbortSignal,
): Promise<Baseline<Kind>> {
  return moneyKinds[request.kind].readBaseline(api, request, signal);
}

function receiptIn<Kind extends MoneyKind>(baseline: Baseline<Kind>): MoneyReceipt<Kind> | null {
  return moneyKinds[baseline.kind].receiptIn?.(baseline) ?? null;
}

/**
 * Reads the baseline, and neither writes the attempt nor moves money. `pending`: an attempt on the
 * subject is open. `taken`: the effect exists already.
 *
 * @throws ServiceFailure if the journal is unreadable or the server gives no valid answer
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
