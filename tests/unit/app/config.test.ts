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

  it('waits for requests in flight before it reports an outcome as settled', () => {
    expect(config.money.settleWindow).toBeGreaterThan(requestTimeout);
  });

  it('adds no padding in a browser, which has no native bar', () => {
    expect(config.bridge.packageInfo).toMatchObject({ screenWidth: 0, topPaddingHeight: 0 });
  });

  it('lists the allowed targets: pages of the shell, hosts, and payment apps', () => {
    const { links, nativePages } = config.bridge;
    expect(nativePages).toEqual(['creditApplication']);
    expect(links.webHosts).toContain('hiram.example');
    expect(links.storeHosts).toEqual(['play.google.com']);
    expect(config.paymentChannels.map(({ name }) => name)).toEqual(['gcash']);
    for (const { name, scheme } of config.paymentChannels) expect(scheme).toBe(`${name}://`);
  });
});
