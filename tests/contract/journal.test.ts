import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MoneyIntent } from '#domain/money.ts';
import { names, settled, transact } from '#services/journal/database.ts';
import { hasOpenAttempt } from '#services/journal/has-open-attempt.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import type { Journal } from '#services/journal/journal.ts';
import { until } from '#tests/until.ts';

/** The journal without a browser: what can be told apart here need not wait for one. */

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

/** Puts a row where the journal keeps its own. */
const put = (row: object) =>
  transact(indexedDB, 'readwrite', 1_000, async (store) => {
    await settled(store.put(row));
  });

describe('the journal of money', () => {
  it('writes an attempt down as open, and gives it back whole', async () => {
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

  /** Leaves a database of this version behind, as another build might. */
  async function leave(version: number, make: (database: IDBDatabase) => void): Promise<void> {
    const request = indexedDB.open(names.database, version);
    request.addEventListener('upgradeneeded', () => make(request.result));
    (await settled(request)).close();
  }

  it('is read and written in a database that a later build left behind', async () => {
    await journal.open(one);
    await leave(7, () => {});
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
    await journal.close(one);
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
  });

  it('makes its store anew where the database has lost it', async () => {
    await leave(3, (database) => database.createObjectStore('somethingElse'));
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
    await expect(journal.open(one)).resolves.toEqual({ outcome: 'opened' });
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
  });

  it('has one open attempt a subject', async () => {
    await journal.open(one);
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({
      outcome: 'pending',
      intent: one,
    });
    await expect(journal.open(elsewhere)).resolves.toEqual({ outcome: 'opened' });
    await expect(journal.openIntents('ana')).resolves.toEqual([one, elsewhere]);
  });

  it('opens the next only for who knows of the one before', async () => {
    await journal.open(one);
    await journal.close(one);
    const unaware = { ...one, attemptId: 'a2' };
    await expect(journal.open(unaware)).resolves.toEqual({ outcome: 'pending', intent: one });
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
  });

  it('notes an answer beside an attempt, and says it when that is closed', async () => {
    await journal.open(one);
    await journal.note(one, answer);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: true, answer });
    await expect(journal.close(one)).resolves.toEqual(answer);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: false, answer });
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
  });

  it('never changes a newer attempt by an older one', async () => {
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

  it('keeps an open attempt whose noted answer is none, and leaves out a row that is none of its own', async () => {
    await journal.open(one);
    await put({ userKey: 'ana', subject, intent: one, open: true, answer: { code: 'x' } });
    await put({ userKey: 'ana', subject: 'other', open: true });
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ answer: null });
    await expect(journal.openIntents('ana')).resolves.toEqual([one]);
    await expect(journal.newest('ana', 'other')).resolves.toBeNull();
  });

  it('tells of changes, to this page and to the other tabs, until it is not listened to', async () => {
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

  /** The disk fails at the next operation. */
  const failOnce = () =>
    vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('denied', 'SecurityError');
    });

  it('counts an attempt as closed that the disk did not close, and has the disk try again', async () => {
    await journal.open(one);
    const heard = vi.fn<() => void>();
    journal.onChange(heard);
    failOnce();
    await expect(journal.close(one)).rejects.toMatchObject({
      failure: { kind: 'journal', message: 'denied' },
    });
    expect(heard).toHaveBeenCalledTimes(1);
    await expect(journal.newest('ana', subject)).resolves.toMatchObject({ open: false });
    const other = createIndexedDbJournal({ indexedDB });
    await expect(other.openIntents('ana')).resolves.toEqual([one]);
    await expect(journal.openIntents('ana')).resolves.toEqual([]);
    await until(() => expect(heard).toHaveBeenCalledTimes(2));
    await expect(other.openIntents('ana')).resolves.toEqual([]);
  });

  it('opens the next attempt after one that the disk did not close', async () => {
    await journal.open(one);
    failOnce();
    await expect(journal.close(one)).rejects.toThrow('service failure');
    await expect(journal.open(after(one, 'a2'))).resolves.toEqual({ outcome: 'opened' });
    const other = createIndexedDbJournal({ indexedDB });
    await expect(other.openIntents('ana')).resolves.toEqual([after(one, 'a2')]);
  });

  it('gives up after its limit, and writes nothing afterwards', async () => {
    const work = transact(indexedDB, 'readwrite', 30, async (store) => {
      await settled(store.put({ userKey: 'ana', subject, open: true }));
      // As long as somebody reads, it is under way.
      for (;;) await settled(store.get(['ana', subject]));
    });
    await expect(work).rejects.toThrow('the browser storage does not answer');
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(false);
  });

  it('undoes what failed half way', async () => {
    const half = transact(indexedDB, 'readwrite', 1_000, async (store) => {
      await settled(store.put({ userKey: 'ana', subject, open: true }));
      await settled(store.add({ userKey: 'ana', subject, open: true }));
    });
    await expect(half).rejects.toThrow(/exists|constraint/i);
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(false);
  });

  it('fails where the browser undoes it by itself', async () => {
    const undone = transact(indexedDB, 'readwrite', 1_000, async (store) => {
      store.transaction.abort();
    });
    await expect(undone).rejects.toThrow('the transaction was undone');
  });

  it('does nothing any more once the browser opens its storage too late', async () => {
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

  it('gives way to a later build that changes the database', async () => {
    await journal.open(one);
    await expect(indexedDB.databases()).resolves.toEqual([{ name: names.database, version: 1 }]);
    const later = indexedDB.open(names.database, 2);
    await expect(settled(later)).resolves.toHaveProperty('version', 2);
  });
});

describe('whether an attempt is open on this phone', () => {
  it('is so for anybody’s, until all are closed', async () => {
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(false);
    await journal.open(one);
    await journal.open({ ...elsewhere, userKey: 'ben' });
    await journal.close(one);
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(true);
    await journal.close({ ...elsewhere, userKey: 'ben' });
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(false);
  });

  it('is so where a row can’t be read, and where nobody can tell', async () => {
    await journal.open(one);
    await journal.close(one);
    await put({ userKey: 'ana', subject: 'other' });
    await expect(hasOpenAttempt({ indexedDB })).resolves.toBe(true);
    const host = {
      get indexedDB(): IDBFactory {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    await expect(hasOpenAttempt(host)).resolves.toBe(true);
  });
});
