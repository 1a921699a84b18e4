import { describe, expect, it, vi } from 'vitest';
import { accountDeletionProvider } from '#flows/account-deletion/provider.ts';
import { readPendingDeletion } from '#app/providers/pending-deletion.ts';
import { deletionIntent, mobile } from '#machines/samples/deletion.ts';
import { phoneWith, signal } from '../lender.ts';

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

describe('the provider of account deletion', () => {
  it('D3: prepares no attempt without the code that clears this phone', async () => {
    const { services } = open();
    services.loadErasure = () => Promise.reject(new Error('no line'));
    const without = accountDeletionProvider.ports(services);
    const { userKey } = intent;
    await expect(without.prepareAttempt({ userKey, request }, signal)).rejects.toThrow('no line');
  });

  it('D3: sends nothing and keeps nothing if the attempt cannot be journalled', async () => {
    const { requests, ports, pending, services } = open();
    vi.spyOn(services.journal, 'open').mockRejectedValue(new Error('full'));
    await expect(ports.submitMoney({ intent, request }, signal)).resolves.toMatchObject({
      outcome: 'notSent',
    });
    expect(pending()).toBeNull();
    expect(requests).toEqual([]);
  });

  it('D3: sends nothing if the storage is full, because a restart could not reconcile the attempt', async () => {
    const { requests, ports, pending, storage } = open();
    vi.spyOn(storage, 'writeDraft').mockReturnValue(false);
    await expect(ports.submitMoney({ intent, request }, signal)).resolves.toMatchObject({
      outcome: 'notSent',
      failure: { kind: 'journal' },
    });
    expect(pending()).toBeNull();
    expect(requests).toEqual([]);
  });
});
