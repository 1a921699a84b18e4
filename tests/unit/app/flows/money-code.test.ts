import { createActor } from 'xstate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountDeletionProvider } from '#flows/account-deletion/provider.ts';
import { bankCardChangeProvider } from '#flows/bank-card-change/provider.ts';
import { borrowProvider } from '#flows/borrow/provider.ts';
import { fetchFlows } from '#app/flows/fetch-flows.ts';
import { provideMoneyAction } from '#app/flows/money.ts';
import type { FlowServices } from '#app/flows/provider.ts';
import { restructureProvider } from '#flows/restructure/provider.ts';
import { rolloverProvider } from '#flows/rollover/provider.ts';
import { repaymentProvider } from '#flows/repayment/provider.ts';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { MoneyKind } from '#domain/money.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { now, repayIntent } from '#machines/samples/loans.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { phoneWith } from '../lender.ts';
import { settled } from '../running-root.ts';

const nothingDue = { credit: null, quota: null, loans: [] };

const noLine = () => Promise.reject(new ServiceFailure({ kind: 'network' }));

function servicesWith(loadPage: FlowServices['loadPage']) {
  const { requests, services } = phoneWith();
  return { requests, services: { ...services, loadPage } };
}

const portsOf: Record<MoneyKind, (services: FlowServices) => MoneyActionPorts> = {
  applyOrder: borrowProvider.ports,
  repaymentConfirm: repaymentProvider.ports,
  repayRestructureConfirm: restructureProvider.ports,
  serviceFeePayment: repaymentProvider.ports,
  repayDeferralConfirm: rolloverProvider.ports,
  changeBankCard: bankCardChangeProvider.ports,
  deleteAccount: accountDeletionProvider.ports,
};

describe.each(Object.values(kindFixtures))(
  'the provider of $kind, before money is sent,',
  ({ kind, request }) => {
    it('forgets the last known amounts, and those of a reply that arrives while the attempt is journalled', async () => {
      const { services } = servicesWith(() => Promise.resolve());
      const known = lastKnownOf(services, 'juan');
      const intent = { ...repayIntent, baseline: kindFixtures[kind].emptyBaseline };
      const there: unknown[] = [];
      const money = portsOf[kind]({
        ...services,
        journal: {
          ...services.journal,
          open: async () => {
            there.push(known.lastReply());
            known.keep(known.startRequest(), { ...nothingDue, receivedAt: now });
            return { outcome: 'opened' };
          },
        },
      });
      known.keep(known.startRequest(), { ...nothingDue, receivedAt: now });
      expect(known.lastReply()).not.toBeNull();
      await money
        .submitMoney({ intent, request: request(5_000) }, new AbortController().signal)
        .catch(() => undefined);
      expect(there).toEqual([null]);
      expect(known.lastReply()).toBeNull();
    });

    it('sends nothing if the code cannot be fetched, and reports the failure', async () => {
      const { requests, services } = servicesWith(noLine);
      const money = createActor(provideMoneyAction(portsOf[kind](services), services), {
        input: { userKey: 'juan', start: { type: 'attempt', request: request(5_000) } },
      }).start();
      await settled();
      expect(money.getSnapshot().output).toEqual({ type: 'notSent', failure: { kind: 'network' } });
      expect(requests).toEqual([]);
      expect(await services.journal.openIntents('juan')).toEqual([]);
    });
  },
);

describe('loading all code of a flow', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('fails within 30 s if a file never arrives', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const failed = fetchFlows({ loadPage: never }, ['borrow']).catch(failureOf);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toEqual({ kind: 'network' });
  });
});
