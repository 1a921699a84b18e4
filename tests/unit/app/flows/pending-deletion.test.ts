import { expect, it } from 'vitest';
import {
  dropPendingDeletion,
  keepPendingDeletion,
  readPendingDeletion,
} from '#app/providers/pending-deletion.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';

const pending = { userKey: 'key of juan', mobile: '+639171234567' };

function phone() {
  const area = new FakeStorage();
  return { area, storage: createStore(windowWith(area)) };
}

it('D3: a pending deletion survives a session error, but not a logout', () => {
  const { storage } = phone();
  expect(readPendingDeletion(storage)).toBeNull();
  keepPendingDeletion(storage, pending);
  storage.clearUserData();
  expect(readPendingDeletion(storage)).toEqual(pending);
  storage.clearAll();
  expect(readPendingDeletion(storage)).toBeNull();
});

it('D3: a pending deletion is removed when its outcome is known', () => {
  const { area, storage } = phone();
  keepPendingDeletion(storage, pending);
  expect(area.dump()).toContain(pending.mobile);
  dropPendingDeletion(storage);
  expect(readPendingDeletion(storage)).toBeNull();
  expect(area.dump()).not.toContain(pending.mobile);
});

it('D3: an unreadable pending deletion is null', () => {
  const { storage } = phone();
  storage.writeDraft('nobody', 'pendingDeletion', { mobile: 9_171_234_567 });
  expect(readPendingDeletion(storage)).toBeNull();
});
