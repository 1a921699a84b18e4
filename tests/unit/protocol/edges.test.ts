import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import { maxBridgeMessage, readBridgeMessage } from '#protocol/bridge-message.ts';
import { RequestBody } from '#protocol/envelope.ts';
import { ReceivedHeaders, requestHeaders } from '#protocol/headers.ts';
import { methods } from '#protocol/methods.ts';

const item = { method: 'myOrders', data: {} };
const batch = (count: number) => ({
  header: { appName: '', afid: '', device: '', appVersion: '', adId: '' },
  body: Array.from({ length: count }, () => item),
});
const rating = (stars: number, comment = '') => ({ stars, comment, loanOrderId: null });
const pages = (count: number) => ({ pages: Array.from({ length: count }, () => 'home') });
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
const received = (packageName: string) =>
  Object.fromEntries(new Headers(requestHeaders({ ...sender, packageName })));

/** Per schema: valid values at its limits, and invalid values beyond them. */
const edges: Record<string, [v.GenericSchema, readonly unknown[], readonly unknown[]]> = {
  'a batch': [RequestBody, [batch(1), batch(20)], [batch(0), batch(21)]],
  'a rating': [
    methods.userSubmitRating.data,
    [rating(1), rating(5), rating(3, 'x'.repeat(1_000))],
    [rating(0), rating(6), rating(2.5), rating(3, 'x'.repeat(1_001))],
  ],
  'a wait for a code': [
    methods.sendSmsCode.reply,
    [{ cooldown: 0 }, { cooldown: 86_400_000 }],
    [{ cooldown: -1 }, { cooldown: 86_400_001 }],
  ],
  'a login': [
    methods.login.data,
    [
      { mobile: '+639171234567', smsCode: '123456' },
      { username: 'maria', password: 'secret' },
    ],
    [{}, { mobile: '+639171234567' }, { mobile: '09171234567', smsCode: '1' }, { username: 'm' }],
  ],
  'pages without back': [bridgeActions.banRollback.data, [pages(0), pages(64)], [pages(65), {}]],
  'the result of a face check': [
    bridgeActions.checkFaceVerification.reply,
    [{ result: 'passed' }, { result: 'failed' }, { result: 'cancelled' }],
    [{ result: 'unknown' }],
  ],
  'header fields as received': [
    ReceivedHeaders,
    [received('ph.hiram'), received('ph.hiram.app')],
    [received('ph.hira'), { ...received('ph.hiram'), prefix: 'credit-' }],
  ],
};

describe('the messages of the protocol', () => {
  it.each(Object.entries(edges))('have the limits of their schemas: %s', (_, limits) => {
    const [schema, accepted, refused] = limits;
    for (const value of accepted) expect([value, v.is(schema, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, v.is(schema, value)]).toEqual([value, false]);
  });

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
