import { describe, expect, it, vi } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { accountDeletionProvider } from '#app/flows/account-deletion.ts';
import { readPendingDeletion } from '#app/providers/pending-deletion.ts';
import { deletionIntent, mobile } from '#tests/model/samples/deletion.ts';
import { repayIntent } from '#tests/model/samples/loans.ts';
import { kindFixtures } from '#tests/faults/kinds.ts';
import { phoneWith, signal } from './lender.ts';

const request = {
  kind: 'deleteAccount',
  mobile,
  reason: 'other',
  note: '',
  smsCode: '123456',
} as const;
const intent = deletionIntent;

function open(lender: Parameters<typeof phoneWith>[0] = {}) {
  const phone = phoneWith({ mobileExists: { exists: true }, ...lender });
  const ports = accountDeletionProvider.ports(phone.services);
  const pending = () => readPendingDeletion(phone.storage);
  return { ...phone, ports, pending };
}

describe('deleting the account', () => {
  it('D3: makes no attempt ready without the code that empties this phone', async () => {
    const { services } = open();
    services.loadErasure = () => Promise.reject(new Error('no line'));
    const without = accountDeletionProvider.ports(services);
    const { userKey } = intent;
    await expect(without.prepareAttempt({ userKey, request }, signal)).rejects.toThrow('no line');
  });

  it('D3: is not begun where it could not be written down, and nothing of it stays', async () => {
    const { asked, ports, pending, services } = open();
    vi.spyOn(services.journal, 'open').mockRejectedValue(new Error('full'));
    await expect(ports.submitMoney({ intent, request }, signal)).resolves.toMatchObject({
      outcome: 'notSent',
    });
    expect(pending()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('D3: is not sent where the storage is full: after a restart nobody could ask about it', async () => {
    const { asked, ports, pending, storage } = open();
    vi.spyOn(storage, 'writeDraft').mockReturnValue(false);
    await expect(ports.submitMoney({ intent, request }, signal)).resolves.toMatchObject({
      outcome: 'notSent',
      failure: { kind: 'journal' },
    });
    expect(pending()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is about no account where money is sent for anything else', async () => {
    const { ports, pending } = open({ repaymentConfirm: 999_999 });
    const repay = kindFixtures.repaymentConfirm.request(106);
    const sent = ports.submitMoney({ intent: repayIntent, request: repay }, signal);
    await expect(sent).rejects.toThrow(ServiceFailure);
    expect(pending()).toBeNull();
  });
});
