import { type Failure, failureOf } from '#domain/failure.ts';
import type {
  Baseline,
  MoneyIntent,
  MoneyKind,
  MoneyReceipt,
  MoneyRequest,
} from '#domain/money.ts';
import type { Submission } from '#machines/money-action/ports.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { baselineOf } from '#services/money/prepare.ts';
import { sendingOf } from '#services/money/submit.ts';
import { firstEffect, kindFixtures } from '../kinds.ts';
import type { Product } from '../world/product.ts';
import { withPorts } from './spoil.ts';

async function sendAsAnotherAttempt(
  services: MoneyServices,
  request: MoneyRequest,
  { suffix, t }: MoneyIntent,
): Promise<MoneyReceipt> {
  const fresh = { suffix: `${suffix.slice(1)}${suffix.slice(0, 1)}`, t };
  const send = sendingOf(services, fresh, request);
  if (!send) throw new Error('the attempt is not open');
  return send();
}

const inventedReceipt = (kind: MoneyKind): MoneyReceipt =>
  kindFixtures[kind].receiptOf(firstEffect);

function takingFor(answerTo: (failure: Failure, kind: MoneyKind) => Submission | null): Product {
  return withPorts(({ submitMoney }) => ({
    submitMoney: async (input, signal) => {
      try {
        return await submitMoney(input, signal);
      } catch (error) {
        const answer = answerTo(failureOf(error), input.request.kind);
        if (answer) return answer;
        throw error;
      }
    },
  }));
}

const refusing = (...kinds: Failure['kind'][]) =>
  takingFor((failure) => (kinds.includes(failure.kind) ? { outcome: 'refused', failure } : null));

export const sendingDefects: Record<string, Product> = {
  'a request is sent again when its outcome is unknown': withPorts(({ submitMoney }, services) => ({
    submitMoney: (input, signal) =>
      submitMoney(input, signal).catch(async () => ({
        outcome: 'ok',
        receipt: await sendAsAnotherAttempt(services, input.request, input.intent),
      })),
  })),
  'a time-out counts as a refusal': refusing('timeout'),
  'a broken line counts as a refusal': refusing('network'),
  'an unreadable reply counts as a refusal': refusing('undecipherable', 'invalidPayload'),
  'a server error counts as a refusal': refusing('badResponse', 'badRequest'),
  'a lost session counts as a refusal': refusing('session'),
  'maintenance counts as a refusal': refusing('maintenance'),
  'any code counts as a refusal': refusing('business'),
  'a failure counts as not sent': takingFor((failure) => ({ outcome: 'notSent', failure })),
  'an unreadable reply counts as a success': takingFor((failure, kind) =>
    failure.kind === 'undecipherable' ? { outcome: 'ok', receipt: inventedReceipt(kind) } : null,
  ),
  'the baseline is ignored': withPorts(({ reconcileMoney }) => ({
    reconcileMoney: ({ intent }, signal) => {
      const baseline = kindFixtures[intent.baseline.kind].emptyBaseline;
      return reconcileMoney({ intent: { ...intent, baseline } }, signal);
    },
  })),
  'the baseline is read after sending': withPorts(({ submitMoney, reconcileMoney }, services) => {
    const late = new Map<string, Baseline>();
    return {
      submitMoney: async (input, signal) => {
        try {
          return await submitMoney(input, signal);
        } catch (error) {
          const baseline = await baselineOf(services.api, input.request, signal);
          late.set(input.intent.attemptId, baseline);
          throw error;
        }
      },
      reconcileMoney: ({ intent }, signal) => {
        const baseline = late.get(intent.attemptId) ?? intent.baseline;
        return reconcileMoney({ intent: { ...intent, baseline } }, signal);
      },
    };
  }),
  'a failed read counts as taken': withPorts(({ reconcileMoney }) => ({
    reconcileMoney: (input, signal) =>
      reconcileMoney(input, signal).catch(() => ({
        outcome: 'taken',
        receipt: inventedReceipt(input.intent.baseline.kind),
      })),
  })),
};
