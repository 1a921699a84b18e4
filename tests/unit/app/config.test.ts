import { describe, expect, it } from 'vitest';
import { config } from '#app/config.ts';
import { requestTimeout } from '#domain/constants.ts';

describe('the deployed configuration', () => {
  it('encrypts requests, and retries with growing delays', () => {
    const { encrypted, readRetries } = config.api;
    expect(encrypted).toBe(true);
    expect(readRetries).toHaveLength(3);
    expect(readRetries[0]).toBeGreaterThan(0);
    expect([...new Set(readRetries)].toSorted((a, b) => a - b)).toEqual(readRetries);
  });

  it('has a settle window longer than the timeout of a request', () => {
    expect(config.money.settleWindow).toBeGreaterThan(requestTimeout);
  });
});
