import { expect, it } from 'vitest';
import { readPendingDeletion } from '#app/providers/pending-deletion.ts';
import { createStore } from '#services/storage/store.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';

it('D3: an unreadable pending deletion is null', () => {
  const storage = createStore(windowWith(memoryArea()));
  storage.writeDraft('nobody', 'pendingDeletion', { mobile: 9_171_234_567 });
  expect(readPendingDeletion(storage)).toBeNull();
});
