import { describe, expect, it } from 'vitest';
import { config } from '#app/config.ts';
import { requestTimeout } from '#domain/constants.ts';

describe('the deployed configuration', () => {
  it('encrypts requests', () => {
    expect(config.api.encrypted).toBe(true);
  });

  it('has a settle window longer than the timeout of a request', () => {
    expect(config.money.settleWindow).toBeGreaterThan(requestTimeout);
  });
});
