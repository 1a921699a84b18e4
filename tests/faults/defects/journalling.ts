import { type MoneyIntent, subjectOfIntent } from '#domain/money.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import type { Product } from '../world/product.ts';
import { withJournal, withPorts } from './spoil.ts';

type Journal = MoneyServices['journal'];

async function followingNewest(journal: Journal, intent: MoneyIntent): Promise<MoneyIntent> {
  const newest = await journal.newest(intent.userKey, subjectOfIntent(intent));
  return { ...intent, previousAttemptId: newest?.intent.attemptId ?? null };
}

export const journalDefects: Record<string, Product> = {
  'sent before the intent is on disk': withJournal((journal) => ({
    open: async (intent) => {
      journal.open(intent).catch(() => undefined);
      return { outcome: 'opened' };
    },
  })),
  'sent though the intent could not be written': withJournal((journal) => ({
    open: (intent) => journal.open(intent).catch(() => ({ outcome: 'opened' })),
  })),
  'no journal at all': withJournal(() => ({
    open: async () => ({ outcome: 'opened' }),
    newest: async () => null,
    openIntents: async () => [],
    note: async () => undefined,
    close: async () => null,
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
  'the journal’s newest entry is read after the server’s baseline': withPorts(
    ({ prepareAttempt }, { journal }) => ({
      prepareAttempt: async (input, signal) => {
        const prepared = await prepareAttempt(input, signal);
        if (prepared.outcome !== 'ready') return prepared;
        return { ...prepared, intent: await followingNewest(journal, prepared.intent) };
      },
    }),
  ),
  'an attempt is closed as soon as it is sent': withPorts(({ submitMoney }, { journal }) => ({
    submitMoney: (input, signal) => {
      const submitted = submitMoney(input, signal);
      journal.close(input.intent).catch(() => undefined);
      return submitted;
    },
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
  'a reconciliation closes an attempt without its effect': withPorts(
    ({ reconcileMoney }, { journal }) => ({
      reconcileMoney: async (input, signal) => {
        const result = await reconcileMoney(input, signal);
        if (result.outcome === 'notTaken') journal.close(input.intent).catch(() => undefined);
        return result;
      },
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
  'the server’s answer is stored, but not reported': withPorts(({ closeIntent }) => ({
    closeIntent: async (input, signal) => {
      await closeIntent(input, signal);
      return { answer: null };
    },
  })),
};
