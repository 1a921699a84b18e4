import { describe, expect, it } from 'vitest';
import { LoginRecord, RepaymentRecord } from '#domain/loans/records.ts';
import { keepRecords } from '#app/observers/keep-records.ts';
import { createStore } from '#app/store.ts';
import { createStore as createStorage, noUser } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { pending } from '#machines/samples/repayment.ts';
import { settled, startRoot } from '../running-root.ts';

async function atLogin() {
  const area = new FakeStorage();
  const storage = createStorage(windowWith(area));
  const store = createStore(startRoot());
  keepRecords(store, storage);
  await settled();
  const type = (field: 'mobile' | 'username' | 'password', value: string) =>
    store.snapshot().children.login?.send({ type: 'entry.changed', field, value });
  const stored = () => storage.readDraft(noUser, 'login', LoginRecord);
  return { area, type, stored };
}

describe('the records of flows', () => {
  it('are written while the borrower types, without secrets', async () => {
    const { type, stored, area } = await atLogin();
    type('mobile', '9171234567');
    type('password', 'secret password');
    expect(stored()).toEqual({ version: 1, method: 'sms', mobile: '9171234567', username: '' });
    expect(area.getItem('draft/nobody/login')).not.toContain('secret');
  });

  it('stay untouched until their flow has read them', async () => {
    const area = new FakeStorage();
    const storage = createStorage(windowWith(area));
    const record = { version: 1, method: 'sms', mobile: '917', username: '' };
    storage.writeDraft(noUser, 'login', record);
    const store = createStore(startRoot());
    keepRecords(store, storage);
    await settled();
    expect(storage.readDraft(noUser, 'login', LoginRecord)).toEqual(record);
  });
});

describe('the record of repayment', () => {
  const at = { page: 'repay', query: { loanOrderId: 'loan-1' } } as const;

  async function repaying(due = pending) {
    const storage = createStorage(windowWith(new FakeStorage()));
    const root = startRoot({ restoreSession: async () => sessionOf('juan'), due }, at);
    const store = createStore(root);
    keepRecords(store, storage);
    await settled();
    await settled();
    const repayment = () => store.snapshot().children.repayment;
    const choose = (count: number) => repayment()?.send({ type: 'instalments.chosen', count });
    const stored = () => storage.readDraft('juan', 'repayment', RepaymentRecord)?.checkedPeriod;
    return { root, storage, repayment, choose, stored };
  }

  it('is stored for the borrower only, and follows the choice', async () => {
    const { storage, choose, stored } = await repaying();
    choose(2);
    expect(stored()).toBe(2);
    choose(1);
    expect(stored()).toBe(1);
    expect(storage.readDraft(noUser, 'repayment', RepaymentRecord)).toBeNull();
  });

  it('is written once per content, and does not change while money is being sent', async () => {
    const { storage, repayment, choose, stored } = await repaying();
    choose(2);
    storage.dropDraft('juan', 'repayment');
    choose(2);
    repayment()?.send({ type: 'payment.requested' });
    expect(stored()).toBeUndefined();
    repayment()?.send({ type: 'payment.cancelled' });
    choose(1);
    expect(stored()).toBe(1);
    repayment()?.send({ type: 'payment.requested' });
    repayment()?.send({ type: 'payment.confirmed' });
    storage.dropDraft('juan', 'repayment');
    repayment()?.send({ type: 'page.shown' });
    expect(stored()).toBeUndefined();
  });

  it('is removed when the flow ends before its data have loaded', async () => {
    const { repayment, storage, stored } = await repaying(() => {
      throw new Error('no line');
    });
    const record = { version: 1, loanOrderId: 'loan-1', checkedPeriod: 2, late: 0 };
    storage.writeDraft('juan', 'repayment', record);
    expect(stored()).toBe(2);
    repayment()?.send({ type: 'nav.back' });
    await settled();
    expect(stored()).toBeUndefined();
  });

  it('is removed when the flow ends, and stays when the flow is only stopped', async () => {
    const ended = await repaying();
    ended.choose(2);
    ended.repayment()?.send({ type: 'nav.back' });
    await settled();
    expect(ended.repayment()).toBeUndefined();
    expect(ended.stored()).toBeUndefined();
    const stopped = await repaying();
    stopped.choose(2);
    stopped.root.send({ type: 'location.requested', location: { page: 'home', query: {} } });
    await settled();
    expect(stopped.repayment()).toBeUndefined();
    expect(stopped.stored()).toBe(2);
  });
});
