import { describe, expect, it, vi } from 'vitest';
import { provider } from '#flows/home/chunk.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { applyIntent, loanOrder, repayIntent } from '#machines/samples/loans.ts';
import { until } from '#tests/until.ts';
import { phoneWith, signal } from '../lender.ts';

const { userKey } = applyIntent;

function open() {
  const phone = phoneWith({ getHomepageData: { credit: null, quota: null, loans: [loanOrder()] } });
  const { journal } = phone.services;
  return { ...phone, journal, ports: provider.ports(phone.services) };
}

it('the reply for home is not stored for the next start if the journal cannot be read', async () => {
  const { ports, journal, services } = open();
  const look = () => ports.getHomepageData({ userKey, quiet: false }, signal);
  const known = () => lastKnownOf(services, userKey).lastReply();
  vi.spyOn(journal, 'openIntents').mockRejectedValueOnce(new Error('unread'));
  await look();
  await journal.openIntents(userKey);
  expect(known()).toBeNull();
  await look();
  await until(() => expect(known()).not.toBeNull());
});

describe('the watch of open attempts', () => {
  async function watching() {
    const { journal, ports } = open();
    await journal.open(applyIntent);
    const reports: string[][] = [];
    const watch = ports.watchAttempts({ userKey, known: [applyIntent] }, ({ openIntents }) =>
      reports.push(openIntents.map(({ attemptId }) => attemptId)),
    );
    const reads = (reply: Promise<MoneyIntent[]>) =>
      vi.spyOn(journal, 'openIntents').mockReturnValueOnce(reply);
    const settle = async () => {
      for (let turn = 0; turn < 3; turn += 1) await journal.openIntents(userKey);
    };
    return { journal, reports, reads, settle, ...watch };
  }

  it('reports a change, but no other order of the same attempts and no failed read', async () => {
    const { journal, reads, look, reports, settle } = await watching();
    reads(Promise.reject(new Error('unread')));
    look();
    await settle();
    expect(reports).toEqual([]);
    await journal.open(repayIntent);
    await until(() => expect(reports).toHaveLength(1));
    reads(Promise.resolve([repayIntent, applyIntent]));
    look();
    await settle();
    expect(reports).toHaveLength(1);
    await journal.close(applyIntent);
    await until(() => expect(reports.at(-1)).toEqual([repayIntent.attemptId]));
  });

  it('reports nothing after `stop`, even for a read in flight', async () => {
    const { reads, look, reports, settle, stop } = await watching();
    reads(Promise.resolve([repayIntent]));
    look();
    stop();
    await settle();
    expect(reports).toEqual([]);
  });
});
