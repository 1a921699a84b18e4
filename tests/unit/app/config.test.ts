import { describe, expect, it } from 'vitest';
import { config } from '#app/config.ts';
import { requestTimeout } from '#domain/constants.ts';

describe('the app as it is deployed', () => {
  it('encrypts what it sends, and asks again a little later each time', () => {
    const { encrypted, readRetries } = config.api;
    expect(encrypted).toBe(true);
    expect(readRetries).toHaveLength(3);
    expect(readRetries[0]).toBeGreaterThan(0);
    expect([...new Set(readRetries)].toSorted((a, b) => a - b)).toEqual(readRetries);
  });

  it('takes no money for settled while a request may still be under way', () => {
    expect(config.money.settleWindow).toBeGreaterThan(requestTimeout);
  });

  it('leaves a browser’s page where it is: no shell’s bar lies over it', () => {
    expect(config.bridge.packageInfo).toMatchObject({ screenWidth: 0, topPaddingHeight: 0 });
  });

  it('names what it may lead to: pages of the shell, hosts, and payment apps', () => {
    const { links, nativePages } = config.bridge;
    expect(nativePages).toEqual(['creditApplication']);
    expect(links.webHosts).toContain('hiram.example');
    expect(links.storeHosts).toEqual(['play.google.com']);
    expect(config.paymentChannels.map(({ name }) => name)).toEqual(['gcash']);
    for (const { name, scheme } of config.paymentChannels) expect(scheme).toBe(`${name}://`);
  });
});
