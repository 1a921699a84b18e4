import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { names, settled, transact } from '#services/journal/database.ts';
import { hasOpenAttempt } from '#services/journal/has-open-attempt.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import type { Journal } from '#services/journal/journal.ts';
import { until } from '#tests/until.ts';

const one: MoneyIntent = {
  attemptId: 'a1',
  userKey: 'ana',
  suffix: 'abcdefghij',
  t: 1_700_000_000_000,
  baseline: { kind: 'repaymentConfirm', loanOrderId: 'l1', references: ['r1'] },
  previousAttemptId: null,
};
const after = (previous: MoneyIntent, attemptId: string): MoneyIntent => ({
  ...previous,
  attemptId,
  previousAttemptId: previous.attemptId,
});
const elsewhere: MoneyIntent = {
  ...one,
  attemptId: 'b1',
  baseline: { kind: 'repaymentConfirm', loanOrderId: 'l2', references: [] },
};
const subject = 'repaymentConfirm/l1';
const answer = { kind: 'business', code: 3_001, message: 'Not today' } as const;

let indexedDB: IDBFactory;
let journal: Journal;
beforeEach(() => {
  indexedDB = new IDBFactory();
  journal = createIndexedDbJournal({ indexedDB });
});

const put = (row: object) =>
  transact(indexedDB, 'readwrite', 1_000, async (store) => {
    await settled(store.put(row));
  });

describe('the journal of money attempts', () => {
  it('stores an attempt as open, and returns it unchanged', async () => {
    await expect(journal.newest('ana', subject)).resolves.toBeNull();
    await expect(journal.open(one)).resolves.toEqual({ outcome: 'opened' });
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({
      intent: one,
      open: true,
      answer: null,
    });
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
    await expect(journal.openIntents('ben')).resolves.toEqual([]);
    await expect(journal.newest('ben', subject)).resolves.toBeNull();
  });

  /** Another build could have created such a database. */
  async function leave(version: number, make: (database: IDBDatabase) => void): Promise<void> {
    const request = indexedDB.open(names.database, version);
    request.addEventListener('upgradeneeded', () => make(request.result));
    (await settled(request)).close();
  }

  it('works with a database of a later build', async () => {
    await journal.open(one);
    await leave(7, () => {});
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
    await journal.close(one);
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
  });

  it('recreates its store if the database has none', async () => {
    await leave(3, (database) => database.createObjectStore('somethingElse'));
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
    await expect(journal.open(one)).resolves.toEqual({ outcome: 'opened' });
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
  });

  it('has one open attempt per subject', async () => {
    await journal.open(one);
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({
      outcome: 'pending',
      intent: one,
    });
    await expect(journal.open(elsewhere)).resolves.toEqual({ outcome: 'opened' });
    await expect(journal.openIntents('ana')).resolves.toEqual([one, elsewhere]);
  });

  it('lets one of many pages open an attempt at the same time', async () => {
    const pages = ['a1', 'a2', 'a3', 'a4'].map(async (attemptId) =>
      createIndexedDbJournal({ indexedDB }).open({ ...one, attemptId }),
    );
    const outcomes = (await Promise.all(pages)).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['opened', 'pending', 'pending', 'pending']);
  });

  it('opens the next attempt only if it references the previous one', async () => {
    await journal.open(one);
    await journal.close(one);
    const unaware = { ...one, attemptId: 'a2' };
    await expect(journal.open(unaware)).resolves.toEqual({ outcome: 'pending', intent: one });
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
  });

  it('stores an answer with an attempt, and returns it when the attempt is closed', async () => {
    await journal.open(one);
    await journal.note(one, answer);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: true, answer });
    await expect(journal.close(one)).resolves.toEqual(answer);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: false, answer });
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
  });

  it('does not change a newer attempt through an older one', async () => {
    await journal.open(one);
    await expect(journal.close(one)).resolves.toBeNull();
    const next = after(one, 'a2');
    await journal.open(next);
    await journal.note(one, answer);
    await expect(journal.close(one)).resolves.toBeNull();
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({
      intent: next,
      open: true,
      answer: null,
    });
  });

  it('keeps an open attempt with an invalid answer, and ignores an invalid row', async () => {
    await journal.open(one);
    await put({ userKey: 'ana', subject, intent: one, open: true, answer: { code: 'x' } });
    await put({ userKey: 'ana', subject: 'other', open: true });
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ answer: null });
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
    await expect(journal.newest('ana', 'other')).resolves.toBeNull();
  });

  it('notifies this page and other tabs about changes, until the listener is removed', async () => {
    const other = createIndexedDbJournal({ indexedDB, BroadcastChannel });
    const mine = createIndexedDbJournal({ indexedDB, BroadcastChannel });
    const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()];
    other.onChange(there);
    const stop = mine.onChange(here);
    await mine.open(one);
    expect(here).toHaveBeenCalledTimes(1);
    await until(() => expect(there).toHaveBeenCalledTimes(1));
    await mine.open(after(one, 'a2'));
    expect(here, 'nothing was written').toHaveBeenCalledTimes(1);
    await mine.close(one);
    expect(here).toHaveBeenCalledTimes(2);
    stop();
    await mine.open(after(one, 'a3'));
    expect(here).toHaveBeenCalledTimes(2);
    await until(() => expect(there).toHaveBeenCalledTimes(3));
  });

  const failOnce = () =>
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  it('treats an attempt as closed although its closing was not written, and retries the write', async () => {
    await journal.open(one);
    const listener = vi.fn<() => void>();
    journal.onChange(listener);
    failOnce();
    await expect(journal.close(one)).rejects.toMatchObject({
      failure: { kind: 'journal', message: 'denied' },
    });
    expect(listener).toHaveBeenCalledTimes(1);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: false });
    const other = createIndexedDbJournal({ indexedDB });
    await expect(other.openIntents('ana')).resolves.toEqual([one]);
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
    await until(() => expect(listener).toHaveBeenCalledTimes(2));
    await expect(other.openIntents('ana')).resolves.toEqual([]);
  });

  it('opens the next attempt after one whose closing was not written', async () => {
    await journal.open(one);
    failOnce();
    await expect(journal.close(one)).rejects.toThrow('service failure');
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
    const other = createIndexedDbJournal({ indexedDB });
    await expect(other.openIntents('ana')).resolves.toEqual([after(one, 'a2')]);
  });

  it('rolls back a transaction that times out', async () => {
    const work = transact(indexedDB, 'readwrite', 30, async (store) => {
      await settled(store.put({ userKey: 'ana', subject, open: true }));
      // Continuous reads keep the transaction alive.
      for (;;) await settled(store.get(['ana', subject]));
    });
    await expect(work).rejects.toThrow('the browser storage does not answer');
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(false);
  });

  it('rolls back a transaction that fails half way', async () => {
    const half = transact(indexedDB, 'readwrite', 1_000, async (store) => {
      await settled(store.put({ userKey: 'ana', subject, open: true }));
      await settled(store.add({ userKey: 'ana', subject, open: true }));
    });
    await expect(half).rejects.toThrow(/exists|constraint/i);
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(false);
  });

  it('fails if the browser aborts the transaction', async () => {
    const undone = transact(indexedDB, 'readwrite', 1_000, async (store) => {
      store.transaction.abort();
    });
    await expect(undone).rejects.toThrow('the transaction was undone');
  });

  it('does nothing if the browser opens the database after the timeout', async () => {
    const upgrade = indexedDB.open(names.database, 1);
    let isHeld = true;
    upgrade.addEventListener('upgradeneeded', () => {
      const store = upgrade.result.createObjectStore(names.store);
      const hold = () => {
        if (isHeld) store.get('any').addEventListener('success', hold);
      };
      hold();
    });
    const work = vi.fn<() => Promise<void>>(async () => undefined);
    await expect(transact(indexedDB, 'readwrite', 20, work)).rejects.toThrow('does not answer');
    isHeld = false;
    const { result } = await settled(upgrade).then(() => upgrade);
    result.close();
    await settled(indexedDB.open(names.database, 2));
    expect(work).not.toHaveBeenCalled();
  });

  it('closes its connection for a later build that changes the database', async () => {
    await journal.open(one);
    await expect(indexedDB.databases()).resolves.toEqual([{ name: names.database, version: 1 }]);
    const later = indexedDB.open(names.database, 2);
    await expect(settled(later)).resolves.toHaveProperty('version', 2);
  });
});

describe('hasOpenAttempt', () => {
  it('is true for any user’s attempt, until all are closed', async () => {
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(false);
    await journal.open(one);
    await journal.open({ ...elsewhere, userKey: 'ben' });
    await journal.close(one);
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(true);
    await journal.close({ ...elsewhere, userKey: 'ben' });
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(false);
  });

  it('is false for attempts that began before a time', async () => {
    await journal.open(one);
    await expect(hasOpenAttempt({ indexedDB }, one.t)).resolves.toBe(true);
    await expect(hasOpenAttempt({ indexedDB }, one.t + 1)).resolves.toBe(false);
  });

  it('is true for an unreadable row or database', async () => {
    await journal.open(one);
    await journal.close(one);
    await put({ userKey: 'ana', subject: 'other' });
    await expect(hasOpenAttempt({ indexedDB }, 0)).resolves.toBe(true);
    const host = {
      get indexedDB(): IDBFactory {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    await expect(hasOpenAttempt(host, 0)).resolves.toBe(true);
  });
});
