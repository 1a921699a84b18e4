import { describe, expect, test } from 'vitest';
import { pauseAfter, pauseUntilExpiry } from '#machines/shared/pauses.ts';

const now = 1_700_000_000_000;
const priceUntil = (expiresAt: number) => pauseUntilExpiry({ expiresAt, receivedAt: now });

test('the pause between polls is 5 s three times, and grows to 60 s', () => {
  const rounds = Array.from({ length: 20 }, (_, index) => index + 1);
  const pauses = rounds.map(pauseAfter);
  expect(pauses.slice(0, 4)).toEqual([5_000, 5_000, 5_000, 7_500]);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses.at(-1)).toBe(60_000);
});

describe('the wait for the end of a price', () => {
  test('lasts as long as the price is valid by the server’s clock', () => {
    expect(priceUntil(now + 90_000)).toBe(90_000);
  });

  test('lasts at least a second, so that an expired price causes no burst of requests', () => {
    expect(priceUntil(now)).toBe(1_000);
    expect(priceUntil(now - 3_600_000)).toBe(1_000);
  });

  test('lasts no longer than a browser’s timer allows', () => {
    expect(priceUntil(now + 40 * 86_400_000)).toBe(2_147_483_647);
  });
});
