import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-server.ts';
import { type MadeBorrower, packageName } from './wire-client.ts';

const { control, sandbox, wire } = await sandboxOfFile();
const borrower = await control.borrower('approved');

const info = [{ method: 'getCurrentUserInfo', data: {} }];

describe('the reply', () => {
  it('follows the prefix in the header of its request', async () => {
    const { token } = borrower;
    const data = { creditOrderId: borrower.creditOrderId };
    const quota = await wire.call('queryBorrowQuota', data, { token, prefix: 'loan_' });
    expect(quota).toMatchObject({ totalLimit: 10_000, availableLimit: 10_000, stepAmount: 500 });
    const other = { token, prefix: 'loan_', headers: { prefix: 'credit_' } };
    expect(await wire.code('queryBorrowQuota', data, other)).toBe(400001);
  });
});

describe('the clock of a request', () => {
  const day = 86_400_000;
  const daysAway = (response: Response) =>
    Math.round(Math.abs(Date.parse(response.headers.get('date') ?? '') - sandbox.now()) / day);

  it('is the sender’s, also if the data names another borrower', async () => {
    const [caller, other] = [
      await control.borrower('approved'),
      await control.borrower('approved'),
    ];
    await control.advance(other, '200d');
    for (const method of ['getCurrentUserInfo', 'mobileExists', 'myOrders']) {
      for (const named of [{ mobile: other.mobile }, { username: other.username }]) {
        const response = await wire.send([{ method, data: named }], caller);
        expect([method, daysAway(response)]).toEqual([method, 0]);
      }
    }
    expect(await wire.code('getCurrentUserInfo', { mobile: other.mobile }, caller)).toBe(0);
    // No request ran for the other borrower, so that borrower's call log is empty.
    expect((await control.calls(other)).length).toBe(0);
    expect(daysAway(await wire.send(info, other))).toBe(200);
  });

  it('is that of the borrower who logs in', async () => {
    const other = await control.borrower('approved');
    await control.advance(other, '200d');
    const data = { username: other.username, password: other.password };
    expect(daysAway(await wire.send([{ method: 'login', data }]))).toBe(200);
  });
});

describe('a request that violates the protocol', () => {
  it.each([
    'package',
    'appName',
    'lang',
    'platform',
    'prefix',
    'apiVersion',
    'fingerprintId',
    'redundantDeviceId',
  ])('is refused without the header %s', async (without) => {
    const response = await wire.send(info, { token: borrower.token, without });
    expect(response.status).toBe(400);
  });

  it.each([
    ['a suffix of nine letters', { suffix: 'abcdefghi' }, 400],
    ['a suffix with a digit', { suffix: 'abcdefghi1' }, 400],
    ['a t that is not a time', { t: -1 }, 400],
    ['a short package name', { headers: { package: 'short' } }, 400],
    ['another key', { headers: { package: 'com.other.app' } }, 400],
  ])('is refused with %s', async (_, options, status) => {
    const response = await wire.send(info, { token: borrower.token, ...options });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code: 400001 });
  });

  it.each(['', '?t=', '?t=%20', '?t=0x10', '?t=1e3', '?t=-1', '?t=1.5', '?t=1&t='])(
    'is refused unless its first t is milliseconds in digits: query %j',
    async (query) => {
      const address = `${sandbox.origin}/api/any/abcdefghij${query}`;
      const response = await wire.send(info, { token: borrower.token, address });
      expect(response.status).toBe(query === '?t=1&t=' ? 200 : 400);
    },
  );

  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  it.each([
    ['deep data', `{"header":{},"body":[{"method":"login","data":${nested(50_000)}}]}`],
    [
      'deep data below its size',
      `{"credit_a":${'{"credit_a":'.repeat(9_000)}1${'}'.repeat(9_001)}`,
    ],
    ['a deep body', nested(100_000)],
    ['a huge body', JSON.stringify({ header: 'x'.repeat(400_000) })],
  ])('is refused with %s', async (_, body) => {
    const response = await wire.raw(body, borrower);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400001 });
  });

  it('is refused if it is too large', async () => {
    const data = { creditOrderId: 'x'.repeat(300_000) };
    expect((await wire.send([{ method: 'queryCreditOrder', data }], borrower)).status).toBe(400);
    const body = new Uint8Array(7 * 1_024 * 1_024);
    const address = `${sandbox.origin}/api/any/abcdefghij?t=1`;
    expect((await fetch(address, { method: 'POST', body })).status).toBe(413);
  });

  it('is refused with the name of the invalid field', async () => {
    const reply = await wire.envelope([{ method: 'queryLoanOrderStatus', data: {} }], {
      token: borrower.token,
    });
    expect(reply.code).toBe(400001);
    expect(reply.msg).toContain('loanOrderId');
  });

  it.each(['{hash}', 'toString', '__proto__'])(
    'is refused because %s is unknown',
    async (method) => {
      expect(await wire.code(method, {}, borrower)).toBe(404001);
    },
  );
});

describe('login', () => {
  const codeOf = async (of: MadeBorrower) => {
    const [sms] = (await control.sms(of)).filter(({ code }) => code !== null);
    if (!sms?.code) throw new Error('no code was sent');
    return sms.code;
  };

  it('accepts the code that was sent, once', async () => {
    const one = await control.borrower('new-borrower');
    const { mobile } = one;
    expect(await wire.call('mobileExists', { mobile })).toEqual({ exists: true });
    const sent = await wire.call('sendSmsCode', { mobile, purpose: 'login' });
    expect(sent).toEqual({ cooldown: 60_000 });
    const smsCode = await codeOf(one);
    const wrong = smsCode === '000000' ? '111111' : '000000';
    expect(await wire.code('login', { mobile, smsCode: wrong })).toBe(401001);
    const credentials = await wire.call('login', { mobile, smsCode });
    expect(credentials).toMatchObject({ mobile, userId: one.userId, packageName });
    expect(await wire.code('login', { mobile, smsCode })).toBe(401002);
    expect(await wire.call('getCurrentUserInfo', {}, credentials)).toMatchObject({ mobile });
  });

  it('refuses an unknown mobile', async () => {
    const mobile = '+639000000000';
    expect(await wire.call('mobileExists', { mobile })).toEqual({ exists: false });
    expect(await wire.code('sendSmsCode', { mobile, purpose: 'login' })).toBe(401004);
    expect(await wire.code('login', { mobile, smsCode: '123456' })).toBe(401004);
  });

  it('limits wrong passwords, with the same reply for unknown usernames', async () => {
    const one = await control.borrower('new-borrower');
    for (const username of [one.username, 'nobody-at-all']) {
      const guess = async (password: string) => wire.code('login', { username, password });
      for (let guessed = 0; guessed < 5; guessed += 1) expect(await guess('wrong')).toBe(401005);
      expect(await guess('wrong')).toBe(401006);
      expect(await guess(one.password)).toBe(401006);
    }
    await control.advance(one, '14m');
    expect(await wire.code('login', one)).toBe(401006);
    await control.advance(one, '1m');
    expect(await wire.code('login', one)).toBe(0);
    expect(await wire.code('login', { ...one, password: 'wrong', mobile: undefined })).toBe(401005);
  });
});

describe('a session', () => {
  it('S8.1, S8.2, S8.3: has a code of S8 for each reason why it is invalid', async () => {
    const one = await control.borrower('approved');
    expect(await wire.code('myOrders', {})).toBe(10010301);
    expect(await wire.code('myOrders', {}, { token: 'made-up' })).toBe(100103);
    expect(await wire.code('myOrders', {}, one)).toBe(0);
    const { token } = await wire.call('login', one);
    expect(await wire.code('myOrders', {}, one)).toBe(10010304);
    await control.advance(one, '181d');
    expect(await wire.code('myOrders', {}, { token })).toBe(10010303);
  });
});

describe('an upload', () => {
  const picture = new File([new Uint8Array(64)], 'id.png', { type: 'image/png' });

  it.each([true, false])('raises the upload state (enciphered: %s)', async (encrypted) => {
    const { token, creditOrderId } = await control.borrower('credit-13');
    const upload = async (kind: string) =>
      wire.upload({ method: 'genericFileUpload', data: { creditOrderId, kind } }, [picture], {
        token,
        encrypted,
      });
    const states: unknown[] = [];
    for (const kind of [
      'idFront',
      'idBack',
      'selfie',
      'selfieWithId',
      'proofOfAddress',
      'proofOfIncome',
      'employmentId',
      'employmentId',
      'signature',
    ]) {
      states.push((await upload(kind)).data?.[0]?.data);
    }
    expect(states).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5].map((state) => ({ state })));
  });

  it('is refused without a file, with another type of file, or for another credit order', async () => {
    const { token, creditOrderId } = await control.borrower('credit-13');
    const call = { method: 'genericFileUpload', data: { creditOrderId, kind: 'idFront' } };
    expect((await wire.upload(call, [], { token })).code).toBe(400001);
    const program = new File(['x'], 'x.exe', { type: 'application/x-msdownload' });
    expect((await wire.upload(call, [program], { token })).code).toBe(400001);
    const foreign = { ...call, data: { creditOrderId: 'credit_other', kind: 'idFront' } };
    expect((await wire.upload(foreign, [picture], { token })).code).toBe(404002);
  });
});
