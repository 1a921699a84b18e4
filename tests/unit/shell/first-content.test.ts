import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFirstContent,
  type FirstContent,
  type MeasuredPage,
} from '#sandbox/shell/phone/first-content.ts';

const frame = 16;
/** The fake clock runs a timer without a delay after this many milliseconds. */
const paint = 1;

const pageWith = (text: string, hasField = false): MeasuredPage => ({
  querySelector: (selector) =>
    selector === 'main' || (selector === 'main input' && hasField) ? { textContent: text } : null,
});

describe('the time from the tap to the first form or amount', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function phone(standing: MeasuredPage | null) {
    let shown = standing;
    const tell = vi.fn<(sight: FirstContent) => void>();
    const began = Date.now();
    const tap = createFirstContent(
      {
        page: () => shown,
        beforePaint: (look) => void setTimeout(look, frame),
        now: () => Date.now() - began,
      },
      tell,
    );
    return { tap, tell, show: (page: MeasuredPage | null) => (shown = page) };
  }

  it('ends with the first paint of a form', async () => {
    const { tap, tell, show } = phone(null);
    tap();
    await vi.advanceTimersByTimeAsync(100);
    show(pageWith('Hiram'));
    await vi.advanceTimersByTimeAsync(100);
    expect(tell).not.toHaveBeenCalled();
    show(pageWith('Log in', true));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tell).toHaveBeenCalledExactlyOnceWith({ shows: 'form', ms: 13 * frame + paint });
  });

  it('ends with an amount, but not with that of the page before a reload', async () => {
    const { tap, tell, show } = phone(pageWith('₱2,000.00'));
    tap();
    await vi.advanceTimersByTimeAsync(frame);
    show(pageWith('₱1,000.00'));
    await vi.advanceTimersByTimeAsync(100);
    expect(tell).toHaveBeenCalledExactlyOnceWith({ shows: 'amount', ms: 2 * frame + paint });
  });

  it('is not reported for a page that shows neither within 10 s', async () => {
    const { tap, tell, show } = phone(null);
    tap();
    show(pageWith('Privacy'));
    await vi.advanceTimersByTimeAsync(10_001);
    show(pageWith('', true));
    await vi.advanceTimersByTimeAsync(100);
    expect(tell).not.toHaveBeenCalled();
  });
});
