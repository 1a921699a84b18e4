import { describe, expect, it, vi } from 'vitest';
import { homeProvider } from '#flows/home/provider.ts';
import { lastKnownOf } from '#app/flows/last-known.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { applyIntent, loanOrder } from '#machines/samples/loans.ts';
import { until } from '#tests/until.ts';
import { phoneWith, signal } from '../lender.ts';

const homepage = { credit: null, quota: null, loans: [loanOrder()] };
const { userKey } = applyIntent;
const other: MoneyIntent = {
  ...applyIntent,
  attemptId: 'another',
  baseline: { kind: 'repaymentConfirm', loanOrderId: 'loan-9', references: [] },
};

function open() {
  const phone = phoneWith({ getHomepageData: homepage });
  const ports = homeProvider.ports(phone.services);
  const look = () => ports.getHomepageData({ userKey, quiet: false }, signal);
  const known = () => lastKnownOf(phone.services, userKey).lastReply();
  return { ...phone, ports, look, known };
}

describe('the reply for home', () => {
  it('is not stored for the next start if the journal cannot be read', async () => {
    const { look, known, services } = open();
    vi.spyOn(services.journal, 'openIntents').mockRejectedValueOnce(new Error('unread'));
    await look();
    await services.journal.openIntents(userKey);
    expect(known()).toBeNull();
    await look();
    await until(() => expect(known()).not.toBeNull());
  });
});

describe('the watch of open attempts', () => {
  async function watching() {
    const phone = open();
    const { journal } = phone.services;
    await journal.open(applyIntent);
    const reports: string[][] = [];
    const watch = phone.ports.watchAttempts({ userKey, known: [applyIntent] }, ({ openIntents }) =>
      reports.push(openIntents.map(({ attemptId }) => attemptId)),
    );
    const read = async () => {
      await journal.openIntents(userKey);
      await Promise.resolve();
      return reports;
    };
    return { ...phone, journal, reports, watch, read };
  }

  it('reports each change once, and no other order of the same attempts', async () => {
    const { journal, read, watch } = await watching();
    watch.look();
    expect(await read()).toEqual([]);
    await journal.open(other);
    await until(async () => expect(await read()).toHaveLength(1));
    const both = vi.spyOn(journal, 'openIntents').mockResolvedValueOnce([other, applyIntent]);
    watch.look();
    expect(both).toHaveBeenCalledTimes(1);
    expect(await read()).toHaveLength(1);
    await journal.close(applyIntent);
    await until(async () => expect(await read()).toHaveLength(2));
    expect((await read()).at(-1)).toEqual([other.attemptId]);
  });

  it('reports nothing if the journal cannot be read, and stops reading after `stop`', async () => {
    const { journal, read, reports, watch } = await watching();
    vi.spyOn(journal, 'openIntents').mockRejectedValueOnce(new Error('unread'));
    watch.look();
    expect(await read()).toEqual([]);
    watch.look();
    watch.stop();
    const openIntents = vi.spyOn(journal, 'openIntents');
    openIntents.mockClear();
    await journal.close(applyIntent);
    expect(openIntents).not.toHaveBeenCalled();
    await read();
    expect(reports).toEqual([]);
  });

  it('reports nothing after it is stopped during a read', async () => {
    const { journal, read, watch } = await watching();
    await journal.close(applyIntent);
    await read();
    const before = (await read()).length;
    await journal.open({
      ...applyIntent,
      attemptId: 'next',
      previousAttemptId: applyIntent.attemptId,
    });
    watch.stop();
    await read();
    expect(await read()).toHaveLength(before);
  });
});
