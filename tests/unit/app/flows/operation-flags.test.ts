import { expect, test } from 'vitest';
import { markOperation } from '#app/flows/operations.ts';
import { createStore } from '#services/storage/store.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';

const storage = () => createStore(windowWith(memoryArea()));

test('V10: clearing all data, or the data of a borrower, clears the operation flags', () => {
  for (const clear of ['clearAll', 'clearUserData'] as const) {
    const store = storage();
    markOperation({ storage: store }, 'rollover', true);
    store[clear]();
    expect(store.read('rolloverOrRestructure')).toBeNull();
  }
});
