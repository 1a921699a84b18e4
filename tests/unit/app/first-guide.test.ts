import { expect, test, vi } from 'vitest';
import { showFirstGuide } from '#app/first-guide.ts';

/** A phone that remembers whether its person never had a loan. */
function phone(first: boolean | null) {
  let kept = first;
  const guideOpen = vi.fn();
  const storage = {
    read: vi.fn(() => kept),
    write: vi.fn((_: string, value: boolean) => {
      kept = value;
    }),
  };
  return { storage, guideOpen, kept: () => kept };
}

test('L1: who never had a loan is shown the guide as the limit opens, once', () => {
  const { storage, guideOpen, kept } = phone(true);
  showFirstGuide(storage, { guideOpen });
  showFirstGuide(storage, { guideOpen });
  expect(guideOpen).toHaveBeenCalledOnce();
  expect(kept()).toBe(false);
});

test.each([[false], [null]])('L1: no guide where a first loan is %s', (first) => {
  const { storage, guideOpen } = phone(first);
  showFirstGuide(storage, { guideOpen });
  expect(guideOpen).not.toHaveBeenCalled();
});
