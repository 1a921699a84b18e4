import { describe, expect, it } from 'vitest';
import { maxBridgeMessage, readBridgeMessage } from '#protocol/bridge-message.ts';
import { requestHeaders } from '#protocol/headers.ts';

const device = {
  afid: '',
  adId: '',
  device: '',
  appVersion: '',
  fingerprintId: '  fp\u00f1-1 ',
  redundantDeviceId: '\n',
};
const sender = {
  packageName: 'ph.hiram',
  appName: ' Hiram ',
  lang: 'en',
  prefix: 'credit_',
  token: null,
  device,
};

describe('the messages of the protocol', () => {
  it('over the bridge are rejected if they are one character too long', () => {
    const message = { id: '0'.repeat(32), action: 'hiram_logout', data: '' };
    const room = maxBridgeMessage - JSON.stringify(message).length;
    const ofLength = (more: number) =>
      JSON.stringify({ ...message, data: 'x'.repeat(room + more) });
    expect(readBridgeMessage(ofLength(0))).toMatchObject({ action: 'hiram_logout' });
    expect(readBridgeMessage(ofLength(1))).toBeUndefined();
  });

  it('have header fields with permitted characters only', () => {
    expect(requestHeaders(sender)).toEqual({
      platform: 'android',
      apiVersion: 'v1',
      package: 'ph.hiram',
      appName: 'Hiram',
      lang: 'en',
      prefix: 'credit_',
      fingerprintId: 'fp-1',
      redundantDeviceId: '',
    });
  });
});
