import { describe, expect, it, vi } from 'vitest';
import { checkstandRecords } from '#app/flows/checkstand-records.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import {
  account,
  checkstand,
  paidNote,
  posting,
  settledCheckstand,
} from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';

const loan = { userKey: 'user-1', loanOrderId: 'loan-1' };
const other = '7110567856785678';

function phone() {
  const storage = createStore(windowWith(new FakeStorage()));
  const checkstands = checkstandRecords(storage);
  const numbers = [account({ accountNumber: other }), account()];
  checkstands.keep(loan.userKey, checkstand({ numbers }), null);
  const numbersNoted = () =>
    checkstands.read(loan)?.notes.map(({ accountNumber }) => accountNumber);
  return { storage, checkstands, numbers, numbersNoted };
}

describe('checkstandRecords', () => {
  it('O6: keeps one note for each of two numbers, and removes each note separately', () => {
    const { checkstands, numbers, numbersNoted } = phone();
    checkstands.note(loan, now - 1, paidNote());
    checkstands.note(loan, now, paidNote());
    checkstands.note(loan, now, paidNote({ accountNumber: other }));
    expect(numbersNoted()).toEqual([account().accountNumber, other]);
    checkstands.keep(loan.userKey, checkstand({ numbers, postings: [posting()] }), null);
    expect(numbersNoted()).toEqual([other]);
    checkstands.note(loan, null, paidNote({ accountNumber: other }));
    expect(numbersNoted()).toEqual([]);
  });
});

describe('the loans whose page for offline payments is stored', () => {
  const loanIds = (checkstands: ReturnType<typeof checkstandRecords>) =>
    ['loan-1', 'loan-2', 'loan-3', 'loan-4', 'loan-5'].filter(
      (loanOrderId) => checkstands.read({ ...loan, loanOrderId }) !== null,
    );

  it('O10: are the four loans that were viewed last', () => {
    const { checkstands } = phone();
    for (const loanOrderId of ['loan-1', 'loan-2', 'loan-3', 'loan-4'])
      checkstands.keep(loan.userKey, checkstand({ loanOrderId }), null);
    expect(loanIds(checkstands)).toHaveLength(4);
    checkstands.keep(loan.userKey, checkstand({ loanOrderId: 'loan-1' }), null);
    checkstands.keep(loan.userKey, checkstand({ loanOrderId: 'loan-5' }), null);
    expect(loanIds(checkstands)).toEqual(['loan-1', 'loan-3', 'loan-4', 'loan-5']);
  });

  it('O10: include a settled loan only while a noted payment for it is pending', () => {
    const { storage, checkstands } = phone();
    checkstands.note(loan, now, paidNote());
    checkstands.keep(loan.userKey, settledCheckstand({ postings: [] }), null);
    expect(checkstands.read(loan)?.notes).toHaveLength(1);
    checkstands.note(loan, null, paidNote());
    expect(checkstands.read(loan)).toBeNull();
    const drafts = vi.spyOn(storage, 'dropDraft');
    const writes = vi.spyOn(storage, 'writeDraft');
    checkstands.keep(loan.userKey, settledCheckstand(), null);
    expect(drafts).toHaveBeenCalledWith(loan.userKey, 'offlinePayment');
    expect(writes).not.toHaveBeenCalled();
  });
});
