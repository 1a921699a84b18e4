import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidRequest } from '#domain/codes.ts';
import { type Failure, failureOf } from '#domain/failure.ts';
import { type ApiContext, createApiClient } from '#services/api/client.ts';
import { createServerClock } from '#services/server-clock.ts';
import { contextWith } from '#tests/unit/app/client.ts';
import { referenceEncrypt } from './reference-cipher.ts';
import { knownDevice } from './unknown-device.ts';
import {
  answer,
  type Behaviour,
  hangUp,
  packageName,
  raw,
  wireServerOfFile,
  succeed,
} from './wire-server.ts';

const server = await wireServerOfFile();
const onMaintenance = vi.fn<ApiContext['onMaintenance']>();
const onSessionLost = vi.fn<ApiContext['onSessionLost']>();
let token: string | null = null;

beforeEach(() => {
  token = 'token-1';
  onMaintenance.mockReset();
  onSessionLost.mockReset();
});

function client(overrides: Partial<ApiContext> = {}, config: Partial<ApiContext['config']> = {}) {
  const context = contextWith(fetch, 'credit_');
  return createApiClient({
    ...context,
    config: { ...context.config, base: `${server.origin}/api`, encrypted: true, ...config },
    token: () => token,
    device: async () => knownDevice,
    onMaintenance,
    onSessionLost,
    ...overrides,
  });
}

const failure = (call: Promise<unknown>): Promise<Failure> =>
  call.then(() => expect.unreachable('the call succeeded'), failureOf);

const exists = succeed({
  mobileExists: { exists: true },
  getCoupons: { available: [], unavailable: [] },
});
const mobile = { mobile: '+639171234567' };

describe('a call', () => {
  it('S7.1, S7.2, S7.3, S7.4, S7.7, S7.8, S9.5: contains the headers, the method and prefixed, enciphered data, under ten letters and a time', async () => {
    server.will(exists);
    await expect(client().call('mobileExists', mobile)).resolves.toEqual({ exists: true });

    const [seen] = server.seen;
    expect(seen?.url).toMatch(/^\/api\/any\/[a-z]{10}\?t=\d{13}$/);
    expect(seen?.raw).toMatch(/^[0-9a-f]+$/);
    expect(seen?.body).toEqual([{ method: 'mobileExists', data: mobile }]);
    expect(seen?.header).toEqual({
      appName: 'Hiram',
      afid: 'af-1',
      device: 'Pixel 8',
      appVersion: '1.0.0',
      adId: 'ad-1',
    });
    expect(seen?.headers).toMatchObject({
      package: packageName,
      appname: 'Hiram',
      lang: 'en',
      platform: 'android',
      prefix: 'credit_',
      apiversion: 'v1',
      fingerprintid: 'fp-1',
      redundantdeviceid: 'rd-1',
      authorization: 'Bearer token-1',
      'content-type': 'text/plain',
    });
  });

  it('S6.1, S6.2: has no `Authorization` without a token', async () => {
    token = null;
    server.will(exists);
    await client().call('mobileExists', mobile);
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('S7.3, S7.4: is plain JSON with the configured prefix if encryption is off', async () => {
    server.will(
      raw(200, '{"code":0,"msg":"","data":[{"method":"mobileExists","data":{"exists":false}}]}'),
    );
    const plain = client({}, { encrypted: false, prefix: 'x_' });
    await expect(plain.call('mobileExists', mobile)).resolves.toEqual({ exists: false });
    expect(server.seen[0]?.raw).toContain('"x_mobile":"+639171234567"');
    expect(server.seen[0]?.headers).toMatchObject({ prefix: 'x_' });
  });

  it('with data that the method does not accept is refused, and not sent', async () => {
    server.will(exists);
    const call = client().call('mobileExists', { mobile: '12' });
    await expect(failure(call)).resolves.toEqual(invalidRequest);
    expect(server.seen).toHaveLength(0);
  });

  it('fails as unexpected if the package name gives no valid key', async () => {
    const call = client({ identity: () => ({ packageName: 'ph.app', appName: 'x' }) }).call(
      'mobileExists',
      mobile,
    );
    await expect(failure(call)).resolves.toMatchObject({ kind: 'unexpected' });
  });
});

describe('a batch', () => {
  it('S3.17, S7.1: is one request, with replies in order', async () => {
    server.will(exists);
    const [coupons, { exists: known }] = await client().callMany([
      { method: 'getCoupons', data: {} },
      { method: 'mobileExists', data: mobile },
    ]);
    expect(coupons).toEqual({ available: [], unavailable: [] });
    expect(known).toBe(true);
    expect(server.seen).toHaveLength(1);
  });

  it.each([
    ['too few', [{ method: 'getCoupons', data: { available: [], unavailable: [] } }]],
    [
      'out of order',
      [
        { method: 'mobileExists', data: { exists: true } },
        { method: 'getCoupons', data: { available: [], unavailable: [] } },
      ],
    ],
  ])('with %s replies is an invalid payload', async (_, data) => {
    server.will(answer({ code: 0, msg: '', data }));
    const call = client().callMany([
      { method: 'getCoupons', data: {} },
      { method: 'mobileExists', data: mobile },
    ]);
    await expect(failure(call)).resolves.toEqual({ kind: 'invalidPayload' });
  });
});

const good = referenceEncrypt('{"code":0,"msg":"","data":[]}', packageName);
const badReplies: [string, Behaviour, Failure][] = [
  ['a broken connection', hangUp, { kind: 'network' }],
  [
    'a connection broken within the reply',
    (response) => {
      response.writeHead(200, { 'Content-Length': '1000' });
      response.write('{"code":', () => response.destroy());
    },
    { kind: 'network' },
  ],
  ['status 400', raw(400, good), { kind: 'badRequest', status: 400 }],
  ['status 500', raw(500, good), { kind: 'badResponse', status: 500 }],
  ['a redirect', raw(307, '', { Location: '/api/elsewhere' }), { kind: 'network' }],
  ['an empty reply', raw(200, ''), { kind: 'undecipherable' }],
  ['a page of a proxy', raw(200, '<html>login</html>'), { kind: 'undecipherable' }],
  ['a truncated ciphertext', raw(200, good.slice(0, -1)), { kind: 'undecipherable' }],
  [
    'another package\u2019s cipher text',
    raw(200, referenceEncrypt('{"code":0}', 'ph.other.app')),
    { kind: 'undecipherable' },
  ],
  ['broken JSON', raw(200, '{"code":0'), { kind: 'invalidPayload' }],
  ['a reply without an envelope', answer([1, 2]), { kind: 'invalidPayload' }],
  ['a code that is a string', answer({ code: '0', msg: '', data: [] }), { kind: 'invalidPayload' }],
  ['no item', answer({ code: 0, msg: '', data: [] }), { kind: 'invalidPayload' }],
  [
    'another method\u2019s item',
    answer({ code: 0, msg: '', data: [{ method: 'login', data: { exists: true } }] }),
    { kind: 'invalidPayload' },
  ],
  ['an invalid item', succeed({ mobileExists: { exists: 1 } }), { kind: 'invalidPayload' }],
  [
    'a business code',
    answer({ code: 1_600_001, msg: 'no rollover' }),
    { kind: 'business', code: 1_600_001, message: 'no rollover' },
  ],
  [
    'a refusal with an end',
    answer({ code: 401_003, msg: 'wait', until: 1_800_000_000_000 }),
    { kind: 'business', code: 401_003, message: 'wait', until: 1_800_000_000_000 },
  ],
  [
    'a refusal without an end',
    answer({ code: 401_003, msg: 'wait', until: null }),
    { kind: 'business', code: 401_003, message: 'wait' },
  ],
  [
    'an invalid token',
    answer({ code: 100_103, msg: 'Token invalid, please login again', data: null }),
    { kind: 'business', code: 100_103, message: 'Token invalid, please login again' },
  ],
  ['no token', answer({ code: 10_010_301, msg: '' }), { kind: 'session', reason: 'empty' }],
  ['an expired token', answer({ code: 10_010_303 }), { kind: 'session', reason: 'expired' }],
  ['another device', answer({ code: 10_010_304 }), { kind: 'session', reason: 'squeezed' }],
];

describe('a failed call', () => {
  it.each(badReplies)(
    'S6.4, S8.7, S8.10: rejects with the failure of its cause, and reports only a lost session: %s',
    async (_, behaviour, expected) => {
      server.will(behaviour);
      const call = client().call('mobileExists', mobile);
      await expect(failure(call)).resolves.toEqual(expected);
      expect(server.seen.length).toBeLessThanOrEqual(1);
      const lost = expected.kind === 'session' ? [[expected.reason]] : [];
      expect(onSessionLost.mock.calls).toEqual(lost);
    },
  );

  it.each<[string, Behaviour]>([
    ['no reply', () => undefined],
    [
      'a reply that never ends',
      (response) => {
        response.writeHead(200);
        response.write('{"code":');
      },
    ],
  ])('S8.7, S8.10: is a timeout after %s', async (_, behaviour) => {
    server.will(behaviour);
    // The server never answers, so the limit of 300 ms is safe on a slow machine.
    const call = client({}, { timeout: 300 }).call('mobileExists', mobile);
    await expect(failure(call)).resolves.toEqual({ kind: 'timeout' });
    expect(server.seen.length).toBeLessThanOrEqual(1);
  });

  it('is cancelled by its signal, before and during the request', async () => {
    const before = client().call('mobileExists', mobile, { signal: AbortSignal.abort() });
    await expect(failure(before)).resolves.toEqual({ kind: 'cancelled' });

    const controller = new AbortController();
    server.will(() => controller.abort());
    const during = client().call('mobileExists', mobile, { signal: controller.signal });
    await expect(failure(during)).resolves.toEqual({ kind: 'cancelled' });
    expect(server.seen).toHaveLength(1);
  });
});

describe('a lost session', () => {
  it('is not reported for a session that was replaced during the call', async () => {
    server.will((response, seen) => {
      token = 'token-2';
      answer({ code: 10_010_303, msg: '' })(response, seen);
    });
    const call = client().call('mobileExists', mobile);
    await expect(failure(call)).resolves.toEqual({ kind: 'session', reason: 'expired' });
    expect(onSessionLost).not.toHaveBeenCalled();
  });
});

describe('maintenance', () => {
  const header = { 'x-maintenance-mode': '1' };
  it.each([
    ['enciphered', 200, referenceEncrypt('{"maintenanceTime":4700000000000}', packageName), 4.7e12],
    ['plain', 503, '{"maintenanceTime":4700000000000}', 4.7e12],
    ['past its announced end', 503, '{"maintenanceTime":1700000000000}', null],
    ['without a known end', 503, '{"maintenanceTime":null}', null],
    ['without a readable body', 503, '<html>', null],
  ])('S7.14: is reported with its end, or with null: %s', async (_, status, text, end) => {
    server.will(raw(status, text, header));
    await expect(failure(client().call('mobileExists', mobile))).resolves.toEqual({
      kind: 'maintenance',
    });
    expect(onMaintenance.mock.calls).toEqual([[end]]);
  });
});

describe('a retry', () => {
  const retrying = { readRetries: [5, 5, 5] };
  it('follows a failed read, at most three times, with a new suffix each time', async () => {
    server.will(hangUp, raw(502, ''), hangUp, exists);
    const api = client({}, retrying);
    await expect(api.call('mobileExists', mobile)).resolves.toEqual({ exists: true });
    expect(new Set(server.seen.map(({ url }) => url)).size).toBe(4);

    server.will(raw(502, ''));
    await expect(failure(api.call('mobileExists', mobile))).resolves.toEqual({
      kind: 'badResponse',
      status: 502,
    });
    expect(server.seen).toHaveLength(4);
  });

  it('does not follow a change, a given attempt, or a batch with a change', async () => {
    const api = client({}, retrying);
    server.will(raw(502, ''));
    await failure(api.call('login', { username: 'a', password: 'b' }));
    expect(server.seen).toHaveLength(1);

    const attempt = { suffix: 'abcdefghij', t: 1 };
    await failure(api.call('mobileExists', mobile, { attempt }));
    expect(server.seen).toHaveLength(2);

    await failure(
      api.callMany([
        { method: 'mobileExists', data: mobile },
        { method: 'login', data: { username: 'a', password: 'b' } },
      ]),
    );
    expect(server.seen).toHaveLength(3);
  });
});

describe('the server’s time', () => {
  it('is read also from a refusal', async () => {
    const clock = createServerClock();
    server.will(answer({ code: 1, msg: '' }, { Date: 'Tue, 01 Jan 2030 00:00:00 GMT' }));
    await failure(client({ clock }).call('mobileExists', mobile));
    expect(new Date(clock.now()).toISOString()).toMatch(/^2030-01-01T00:00:0/);
  });
});
