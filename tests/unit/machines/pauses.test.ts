import { describe, expect, test } from 'vitest';
import { pauseUntilExpiry } from '#machines/shared/pauses.ts';

const now = 1_700_000_000_000;
const priceUntil = (expiresAt: number) => pauseUntilExpiry({ expiresAt, receivedAt: now });

describe('how long a price is waited for to end', () => {
  test('as long as it holds by the server’s clock', () => {
    expect(priceUntil(now + 90_000)).toBe(90_000);
  });

  test('a second at least: a price that is over already is not asked for in a rush', () => {
    expect(priceUntil(now)).toBe(1_000);
    expect(priceUntil(now - 3_600_000)).toBe(1_000);
  });

  test('no longer than a timer of a browser can wait', () => {
    expect(priceUntil(now + 40 * 86_400_000)).toBe(2_147_483_647);
  });
});
