import { createActor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { provider as accountDeletionProvider } from '#flows/account-deletion/chunk.ts';
import { provider as bankCardChangeProvider } from '#flows/bank-card-change/chunk.ts';
import { provider as borrowProvider } from '#flows/borrow/chunk.ts';
import { fetchFlows, provideMoneyAction } from '#app/flows/money.ts';
import type { FlowServices } from '#app/flows/provider.ts';
import { readPendingDeletion } from '#app/providers/pending-deletion.ts';
import { provider as restructureProvider } from '#flows/restructure/chunk.ts';
import { provider as rolloverProvider } from '#flows/rollover/chunk.ts';
import { provider as repaymentProvider } from '#flows/repayment/chunk.ts';
import { failureOf, ServiceFailure } from '#domain/failure.ts';
import type { MoneyKind } from '#domain/money.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { now, repayIntent } from '#machines/samples/loans.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import { phoneWith, signal } from '../lender.ts';
import { settled } from '../running-root.ts';

const nothingDue = { credit: null, quota: null, loans: [], receivedAt: now };

const portsOf: Record<MoneyKind, (services: FlowServices) => MoneyActionPorts> = {
  applyOrder: borrowProvider.ports,
  repaymentConfirm: repaymentProvider.ports,
  repayRestructureConfirm: restructureProvider.ports,
  serviceFeePayment: repaymentProvider.ports,
  repayDeferralConfirm: rolloverProvider.ports,
  changeBankCard: bankCardChangeProvider.ports,
  deleteAccount: accountDeletionProvider.ports,
};

function open(kind: MoneyKind) {
  const phone = phoneWith();
  const { emptyBaseline, request } = kindFixtures[kind];
  const intent = { ...repayIntent, baseline: emptyBaseline };
  const submit = () =>
    portsOf[kind](phone.services).submitMoney({ intent, request: request(5_000) }, signal);
  return { ...phone, journal: phone.services.journal, request: request(5_000), submit };
}

describe.each(Object.values(kindFixtures))(
  'the provider of $kind, before money is sent,',
  ({ kind }) => {
    it('forgets the last known amounts, and those of a reply that arrives while the attempt is journalled', async () => {
      const { journal, services, submit } = open(kind);
      const known = lastKnownOf(services, 'juan');
      known.keep(known.startRequest(), nothingDue);
      expect(known.lastReply()).not.toBeNull();
      vi.spyOn(journal, 'open').mockImplementation(async () => {
        expect(known.lastReply()).toBeNull();
        known.keep(known.startRequest(), nothingDue);
        return { outcome: 'opened' };
      });
      await submit().catch(() => undefined);
      expect(journal.open).toHaveBeenCalledOnce();
      expect(known.lastReply()).toBeNull();
    });

    it('sends nothing if the attempt cannot be journalled, and leaves no pending deletion', async () => {
      const { journal, requests, storage, submit } = open(kind);
      vi.spyOn(journal, 'open').mockRejectedValue(new Error('full'));
      await expect(submit()).resolves.toMatchObject({ outcome: 'notSent' });
      expect(readPendingDeletion(storage)).toBeNull();
      expect(requests).toEqual([]);
    });

    it('sends nothing if the code cannot be fetched, and reports the failure', async () => {
      const { journal, request, requests, services } = open(kind);
      services.loadPage = () => Promise.reject(new ServiceFailure({ kind: 'network' }));
      const money = createActor(provideMoneyAction(portsOf[kind](services), services), {
        input: { userKey: 'juan', start: { type: 'attempt', request } },
      }).start();
      await settled();
      expect(money.getSnapshot().output).toEqual({ type: 'notSent', failure: { kind: 'network' } });
      expect(requests).toEqual([]);
      expect(await journal.openIntents('juan')).toEqual([]);
    });
  },
);

describe('the provider of account deletion', () => {
  it('D3: prepares no attempt without the code that clears this phone', async () => {
    const { request, services } = open('deleteAccount');
    services.loadErasure = () => Promise.reject(new Error('no line'));
    const { prepareAttempt } = portsOf.deleteAccount(services);
    await expect(prepareAttempt({ userKey: 'juan', request }, signal)).rejects.toThrow('no line');
  });

  it('D3: sends nothing if the storage is full, because a restart could not reconcile the attempt', async () => {
    const { requests, storage, submit } = open('deleteAccount');
    vi.spyOn(storage, 'writeDraft').mockReturnValue(false);
    await expect(submit()).resolves.toMatchObject({
      outcome: 'notSent',
      failure: { kind: 'journal' },
    });
    expect(readPendingDeletion(storage)).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('loading all code of a flow', () => {
  it('fails within 30 s if a file never arrives', async () => {
    vi.useFakeTimers();
    const never = () => new Promise<never>(() => undefined);
    const failed = fetchFlows({ loadPage: never }, ['borrow']).catch(failureOf);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failed).toEqual({ kind: 'network' });
  });
});
