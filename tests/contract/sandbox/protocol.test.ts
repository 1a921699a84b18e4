import { describe, expect, it } from 'vitest';
import { assumedCodes, codes } from '#domain/codes.ts';
import { documentKinds } from '#domain/credit/credit-order.ts';
import { referenceDecrypt, referenceEncrypt } from '../reference-cipher.ts';
import { lenderOfFile } from './operations/operation-steps.ts';
import { type MadeBorrower, newSuffix, type Options, packageName } from './wire-client.ts';

const { control, now, steps, wire } = await lenderOfFile();
const borrower = await control.borrower('approved');
const info = [{ method: 'getCurrentUserInfo', data: {} }];

describe('a request', () => {
  it.each([true, false])(
    'is read as the specification says, also with fields named like the envelope (enciphered: %s)',
    async (encrypted) => {
      const header = { appName: 'Hiram', afid: '', device: '', appVersion: '1.0.0', adId: '' };
      const data = {
        x_creditOrderId: borrower.creditOrderId,
        x_data: { x_header: [{ x_body: null, x_method: [] }, 'text'] },
        x_method: 1,
      };
      const body = JSON.stringify({ header, body: [{ method: 'queryBorrowQuota', data }] });
      const sent = encrypted ? referenceEncrypt(body, packageName) : body;
      const { token } = borrower;
      const response = await wire.raw(sent, { token, encrypted, prefix: 'x_' });
      const text = await response.text();
      const reply: unknown = JSON.parse(encrypted ? referenceDecrypt(text, packageName) : text);
      const item = { method: 'queryBorrowQuota', data: { totalLimit: 10_000 } };
      expect(reply).toMatchObject({ code: 0, data: [item] });
      const [call] = await control.calls(borrower);
      expect(call?.['data']).toEqual({
        creditOrderId: borrower.creditOrderId,
        data: { header: [{ body: null, method: [] }, 'text'] },
        method: 1,
      });
    },
  );

  it.each<[string, Options]>([
    ...['package', 'appName', 'lang', 'platform', 'prefix', 'apiVersion', 'fingerprintId'].map(
      (without): [string, Options] => [`no ${without}`, { without }],
    ),
    ['a suffix of nine letters', { suffix: 'abcdefghi' }],
    ['a suffix with a digit', { suffix: 'abcdefghi1' }],
    ['a broken time', { t: 1.5 }],
    ['a short package name', { headers: { package: 'short' } }],
    ['the key of another package', { headers: { package: 'com.other.app' } }],
  ])('is refused with %s', async (_, options) => {
    const response = await wire.send(info, { token: borrower.token, ...options });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: assumedCodes.invalidData });
  });

  it('is refused with the name of an invalid field, and for an unknown method', async () => {
    const invalid = [{ method: 'queryLoanOrderStatus', data: {} }];
    const { code, msg } = await wire.envelope(invalid, borrower);
    expect([code, msg]).toEqual([assumedCodes.invalidData, expect.stringContaining('loanOrderId')]);
    for (const method of ['{hash}', 'toString', '__proto__']) {
      expect(await wire.code(method, {}, borrower)).toBe(assumedCodes.unknownMethod);
    }
  });

  it('sets the language of the borrower, also of later SMS', async () => {
    const who = await control.borrower('loan-20');
    const { token } = who;
    const calls = [{ method: 'queryLoanOrderStatus', data: { loanOrderId: 'none' } }];
    expect((await wire.envelope(calls, who)).msg).toBe('There is no such order.');
    const { msg } = await wire.envelope(calls, { token, lang: 'fil' });
    expect(msg).toBe('Wala pong ganitong order.');
    await control.advance(who, '30s');
    expect((await steps.texts(who))[0]).toMatch(/approved na ang loan HR\d+\. Paparating na ang/);
    const { guide } = await wire.call('rejectGuide', {}, { token, lang: 'fil' });
    expect(guide.map(({ title }) => title)).toContain('Gumamit ng malinaw na picture');
  });
});

describe('an upload', () => {
  const picture = new File([new Uint8Array(64)], 'id.png', { type: 'image/png' });
  const program = new File(['x'], 'x.exe', { type: 'application/x-msdownload' });

  it.each([true, false])('S3.7: raises the upload state (enciphered: %s)', async (encrypted) => {
    const { token, creditOrderId } = await control.borrower('credit-13');
    const states: unknown[] = [];
    for (const kind of documentKinds) {
      const call = { method: 'genericFileUpload', data: { creditOrderId, kind } };
      const { data } = await wire.upload(call, [picture], { token, encrypted });
      states.push(data?.[0]?.data);
    }
    expect(states).toEqual([1, 1, 2, 2, 3, 3, 4, 5].map((state) => ({ state })));
  });

  it('is refused without a file, with another type of file, or for another credit order', async () => {
    const { token, creditOrderId } = await control.borrower('credit-13');
    for (const [files, order, code] of [
      [[], creditOrderId, assumedCodes.invalidData],
      [[program], creditOrderId, assumedCodes.invalidData],
      [[picture], 'credit_other', assumedCodes.notFound],
    ] as const) {
      const data = { creditOrderId: order, kind: 'idFront' };
      const sent = await wire.upload({ method: 'genericFileUpload', data }, files, { token });
      expect(sent.code).toBe(code);
    }
  });
});

describe('a request that moves money', () => {
  const attempt = ({ token }: MadeBorrower) => ({ suffix: newSuffix(), t: now(), token });
  const send = async (method: string, data: unknown, options: Options) =>
    wire.envelope([{ method, data }], options);

  it('has one effect, and gets the first reply, in all copies and after a later login', async () => {
    const who = await control.borrower('approved');
    const data = await steps.application(who);
    const same = attempt(who);
    const copies = Array.from({ length: 5 }, async () => send('applyOrder', data, same));
    const [first, ...others] = await Promise.all(copies);
    expect(first?.code).toBe(0);
    const { username, password } = who;
    await wire.call('login', { username, password });
    for (const copy of [...others, await send('applyOrder', data, same)]) {
      expect(copy).toEqual(first);
    }
    const { orders, requests } = await control.ledger(who);
    expect([orders.length, requests]).toMatchObject([1, [{ method: 'applyOrder', copies: 5 }]]);
    // The same suffix from another borrower is a new attempt.
    const other = await control.borrower('approved');
    const own = await steps.application(other);
    expect((await send('applyOrder', own, { ...same, token: other.token })).code).toBe(0);
  });

  it('gets the same reply again if it deleted the account, although the session has ended', async () => {
    const who = await control.borrower('deletable');
    const smsCode = await steps.codeFor(who, 'deleteAccount');
    const data = { reason: 'notNeeded', note: 'bye', smsCode };
    const same = attempt(who);
    const first = await send('deleteAccount', data, same);
    expect(first.code).toBe(0);
    expect(await send('deleteAccount', data, same)).toEqual(first);
    const fresh = await send('deleteAccount', data, attempt(who));
    expect(fresh.code).toBe(codes.sessionExpired);
  });

  it.each([
    ['another amount', 'applyOrder', { loanAmount: 6_000 }, {}],
    ['another method', 'changeBankCard', {}, {}],
    ['the content of a refused request changed', 'applyOrder', {}, { term: 7 }],
  ])(
    'is refused with %s under the suffix and t of an earlier one, in both languages',
    async (_, method, change, firstChange) => {
      const who = await control.borrower('approved');
      const data = await steps.application(who);
      const same = attempt(who);
      const first = { ...data, ...firstChange };
      const reply = await send('applyOrder', first, same);
      const before = await control.ledger(who);
      const altered = await send(method, { ...data, ...change }, same);
      expect(altered).toMatchObject({ code: assumedCodes.attemptReused, data: [] });
      const filipino = await send(method, { ...data, ...change }, { ...same, lang: 'fil' });
      expect(filipino.code).toBe(assumedCodes.attemptReused);
      expect(filipino.msg).not.toBe(altered.msg);
      expect(await control.ledger(who)).toEqual(before);
      expect(await send('applyOrder', first, same)).toEqual(reply);
    },
  );

  it('is refused in a batch', async () => {
    const who = await control.borrower('approved');
    const apply = { method: 'applyOrder', data: await steps.application(who) };
    const { code } = await wire.envelope([...info, apply], who);
    expect(code).toBe(assumedCodes.invalidData);
    expect((await control.ledger(who)).orders).toEqual([]);
  });
});
