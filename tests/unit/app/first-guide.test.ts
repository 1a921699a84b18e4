import { expect, test, vi } from 'vitest';
import { showFirstGuide } from '#app/first-guide.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';

/** A phone that stores whether its borrower never had a loan; null if unknown. */
function phone(first: boolean | null) {
  const storage = createStore(windowWith(new FakeStorage()));
  if (first !== null) storage.write('isFirstToBorrow', first);
  return { storage, guideOpen: vi.fn<() => boolean>() };
}

test('L1: the guide opens once for a borrower without any loan yet', () => {
  const { storage, guideOpen } = phone(true);
  showFirstGuide(storage, { guideOpen });
  showFirstGuide(storage, { guideOpen });
  expect(guideOpen).toHaveBeenCalledOnce();
  expect(storage.read('isFirstToBorrow')).toBe(false);
});

test.each([[false], [null]])('L1: the guide does not open if `isFirstToBorrow` is %s', (first) => {
  const { storage, guideOpen } = phone(first);
  showFirstGuide(storage, { guideOpen });
  expect(guideOpen).not.toHaveBeenCalled();
  expect(storage.read('isFirstToBorrow')).toBe(first);
});
