import { type Failure, failureOf } from '#domain/failure.ts';
import {
  type Baseline,
  type MoneyIntent,
  type MoneyKind,
  type MoneyReceipt,
  subjectOfIntent,
} from '#domain/money.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts, Submission } from '#machines/money-action/ports.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { baselineOf } from '#services/money/prepare.ts';
import { sendingOf } from '#services/money/submit.ts';
import { firstEffect, kindFixtures } from './kinds.ts';
import { type Product, realProduct } from './world/product.ts';

type Journal = MoneyServices['journal'];

const withDelays = (
  delays: Parameters<typeof moneyActionMachine.provide>[0]['delays'],
): Product => ({ ...realProduct, machine: moneyActionMachine.provide({ delays: { ...delays } }) });

const withPorts = (
  change: (ports: MoneyActionPorts, services: MoneyServices) => Partial<MoneyActionPorts>,
): Product => ({
  ...realProduct,
  ports(services, device) {
    const ports = realProduct.ports(services, device);
    return { ...ports, ...change(ports, services) };
  },
});

const withJournal = (change: (journal: Journal) => Partial<Journal>): Product => ({
  ...realProduct,
  ports(services, device) {
    const journal = { ...services.journal, ...change(services.journal) };
    return realProduct.ports({ ...services, journal }, device);
  },
});

const never = Number.POSITIVE_INFINITY;

/** The wall clock of the page whose ports were created last, in milliseconds. */
let wallNow = () => 0;

async function followingNewest(journal: Journal, intent: MoneyIntent): Promise<MoneyIntent> {
  const newest = await journal.newest(intent.userKey, subjectOfIntent(intent));
  return { ...intent, previousAttemptId: newest?.intent.attemptId ?? null };
}

const inventedReceipt = (kind: MoneyKind): MoneyReceipt =>
  kindFixtures[kind].receiptOf(firstEffect);

const answering = (answerTo: (failure: Failure, kind: MoneyKind) => Submission | null) =>
  withPorts(({ submitMoney }) => ({
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

const refusing = (kind: Failure['kind']) =>
  answering((failure) => (failure.kind === kind ? { outcome: 'refused', failure } : null));

/** Mistakes that the schedules must detect: at least one for each invariant and each mechanism. */
export const defects: Record<string, Product> = {
  'no settle window': withDelays({ settleTime: 0 }),
  'a settle window shorter than the commit delay': withDelays({ settleTime: 30_000 }),
  'another tab’s attempt settles as soon as one of this page': withDelays({ settleTime: 90_000 }),
  'the outcome never settles': withDelays({ settleTime: never }),
  'the server is queried once only': withDelays({ recheckDelay: never }),
  'the settle window is measured by the wall clock': {
    machine: moneyActionMachine.provide({
      delays: {
        settleTime: ({ context }) => Math.max(0, (context.intent?.t ?? 0) + 150_000 - wallNow()),
      },
    }),
    ports(services, device) {
      wallNow = device.wall;
      return realProduct.ports(services, device);
    },
  },
  'a request is sent again when its outcome is unknown': withPorts(({ submitMoney }, services) => ({
    submitMoney: (input, signal) =>
      submitMoney(input, signal).catch(async () => {
        const { suffix, t } = input.intent;
        const fresh = { suffix: `${suffix.slice(1)}${suffix.slice(0, 1)}`, t };
        const send = sendingOf(services, fresh, input.request);
        if (!send) throw new Error('the attempt is not open');
        return { outcome: 'ok', receipt: await send() };
      }),
  })),
  'a time-out counts as a refusal': refusing('timeout'),
  'a server error counts as a refusal': refusing('badResponse'),
  'any code counts as a refusal': refusing('business'),
  'a failure counts as not sent': answering((failure) => ({ outcome: 'notSent', failure })),
  'an unreadable reply counts as a success': answering((failure, kind) =>
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
  'sent before the intent is on disk': withJournal((journal) => ({
    open: async (intent) => {
      journal.open(intent).catch(() => undefined);
      return { outcome: 'opened' };
    },
  })),
  'sent though the intent could not be written': withJournal((journal) => ({
    open: (intent) => journal.open(intent).catch(() => ({ outcome: 'opened' })),
  })),
  'an open attempt is closed for the next one': withJournal((journal) => ({
    open: async (intent) => {
      const newest = await journal.newest(intent.userKey, subjectOfIntent(intent));
      if (newest) await journal.close(newest.intent);
      return journal.open(await followingNewest(journal, intent));
    },
  })),
  'a closed attempt does not refuse one that was prepared before it': withJournal((journal) => ({
    open: async (intent) => journal.open(await followingNewest(journal, intent)),
  })),
  'an attempt is closed when its outcome is unknown': withPorts(({ submitMoney }, { journal }) => ({
    submitMoney: (input, signal) =>
      submitMoney(input, signal).catch((error: unknown) => {
        journal.close(input.intent).catch(() => undefined);
        throw error;
      }),
  })),
  'an attempt is closed before its outcome is reported': withPorts(
    ({ submitMoney }, { journal }) => ({
      submitMoney: async (input, signal) => {
        const result = await submitMoney(input, signal);
        if (result.outcome === 'ok') await journal.close(input.intent).catch(() => undefined);
        return result;
      },
    }),
  ),
  'a reconciliation closes the attempt after its state was left': withPorts(
    ({ reconcileMoney }) => ({
      reconcileMoney: (input) => reconcileMoney(input, new AbortController().signal),
    }),
  ),
  'closing an attempt closes a newer one': withJournal((journal) => ({
    close: async (intent) => {
      const newest = await journal.newest(intent.userKey, subjectOfIntent(intent));
      return newest && journal.close(newest.intent);
    },
  })),
  'an attempt is never closed': withJournal(() => ({ close: async () => null })),
  'the server’s answer is not stored': withJournal(() => ({ note: async () => undefined })),
};
