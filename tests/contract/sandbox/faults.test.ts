import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { decodeReply } from '#protocol/codec.ts';
import { MaintenanceNotice } from '#protocol/envelope.ts';
import { until } from '#tests/until.ts';
import { borrowerSteps } from './borrower-steps.ts';
import { sandboxOfFile } from './sandbox-server.ts';
import { type MadeBorrower, packageName } from './wire-client.ts';

/** Delays of faults, in milliseconds. No test waits for them. */
let delays: number[];
/** Replaces a delay; the sandbox continues when it resolves. */
let delayed: () => Promise<void>;

beforeEach(() => {
  delays = [];
  delayed = async () => {};
});

const { control, sandbox, wire } = await sandboxOfFile(async (milliseconds) => {
  delays.push(milliseconds);
  await delayed();
});

const { application } = borrowerSteps({ wire, control });

async function applyUnder(fault: Record<string, unknown>, encrypted = true) {
  const borrower = await control.borrower('approved');
  const { token } = borrower;
  const calls = [{ method: 'applyOrder', data: await application(borrower) }];
  await control.fault(borrower, { method: 'applyOrder', ...fault });
  const response = await wire.send(calls, { token, encrypted }).catch(() => null);
  const text = response === null ? null : await response.text();
  const { orders } = await control.ledger(borrower);
  const [logged] = await control.calls(borrower);
  return { response, text, loans: orders.length, logged, borrower };
}

describe('the fault', () => {
  it('error-code answers with the code and processes nothing', async () => {
    const { text, loans, logged } = await applyUnder({ kind: 'error-code:402005' });
    expect(decodeReply(text ?? '', packageName)).toMatchObject({ code: 402005 });
    expect(loans).toBe(0);
    expect(logged).toMatchObject({
      method: 'applyOrder',
      code: 402005,
      fault: 'error-code:402005',
    });
  });

  it.each([
    [10010301, 'User not logged in'],
    [10010303, 'Token expired, please login again'],
    [10010304, 'The account is logged in from another device'],
    [100103, 'Token invalid, please login again'],
  ])('error-code:%i uses the message of S8', async (code, msg) => {
    const { text } = await applyUnder({ kind: `error-code:${code}` });
    expect(decodeReply(text ?? '', packageName)).toMatchObject({ code, msg });
  });

  it.each([
    ['drop-before', 0, 0],
    ['drop-after', 1, 0],
    ['timeout', 0, 300],
  ])('%s closes the connection and creates %i loan orders', async (kind, made, delayMs) => {
    const { response, loans, logged } = await applyUnder({ kind, delayMs });
    expect(response).toBeNull();
    expect(loans).toBe(made);
    expect(logged).toMatchObject({ fault: kind });
    expect(delays).toEqual([delayMs]);
  });

  it.each([true, false])('malformed truncates the reply (enciphered: %s)', async (encrypted) => {
    const { response, text, loans } = await applyUnder({ kind: 'malformed' }, encrypted);
    expect(response?.status).toBe(200);
    expect(() => decodeReply(text ?? '', packageName)).toThrow(SyntaxError);
    expect(loans).toBe(1);
  });

  it.each([true, false])(
    'undecipherable answers hex that cannot be deciphered (enciphered: %s)',
    async (encrypted) => {
      const { text, loans } = await applyUnder({ kind: 'undecipherable' }, encrypted);
      expect(text).toMatch(/^[0-9a-f]+$/);
      expect(() => decodeReply(text ?? '', packageName)).toThrow('cannot be deciphered');
      expect(loans).toBe(1);
    },
  );

  it('http-500 answers 500 and processes nothing', async () => {
    const { response, loans } = await applyUnder({ kind: 'http-500' });
    expect(response?.status).toBe(500);
    expect(loans).toBe(0);
  });

  it('slow processes the request also when the client has disconnected', async () => {
    const borrower = await control.borrower('approved');
    const data = await application(borrower);
    await control.fault(borrower, { method: 'applyOrder', kind: 'slow', delayMs: 200 });
    const client = new AbortController();
    let goOn = () => {};
    delayed = () =>
      new Promise((resolve) => {
        goOn = resolve;
        client.abort();
      });
    const options = { token: borrower.token, signal: client.signal };
    await expect(wire.send([{ method: 'applyOrder', data }], options)).rejects.toThrow('aborted');
    expect((await control.ledger(borrower)).orders).toHaveLength(0);
    goOn();
    await until(async () => expect((await control.ledger(borrower)).orders).toHaveLength(1));
  });

  it.each([true, false])('maintenance returns its end (enciphered: %s)', async (encrypted) => {
    const { response, text, loans } = await applyUnder({ kind: 'maintenance' }, encrypted);
    expect(response?.status).toBe(503);
    expect(response?.headers.get('x-maintenance-mode')).toBe('1');
    const notice = v.parse(MaintenanceNotice, decodeReply(text ?? '', packageName));
    expect(notice.maintenanceTime).toBeGreaterThan(sandbox.now());
    expect(loans).toBe(0);
  });

  it('applies to a number of calls of its method and its borrower', async () => {
    const [one, other] = [await control.borrower('approved'), await control.borrower('approved')];
    const kind = 'error-code:7';
    await control.fault(one, { method: 'myOrders', kind, times: 2 });
    const codes = async (borrower: MadeBorrower) => [
      await wire.code('getCoupons', {}, borrower),
      await wire.code('myOrders', {}, borrower),
    ];
    expect(await codes(other)).toEqual([0, 0]);
    expect(await codes(one)).toEqual([0, 7]);
    const at = `faults?mobile=${encodeURIComponent(one.mobile)}`;
    expect((await control.ask('GET', at)).answer).toMatchObject([{ method: 'myOrders', times: 1 }]);
    expect(await codes(one)).toEqual([0, 7]);
    expect(await codes(one)).toEqual([0, 0]);
    await control.fault(one, { method: '*', kind, times: 9 });
    expect(await codes(one)).toEqual([7, 7]);
    expect((await control.ask('DELETE', at)).answer).toEqual([]);
    expect(await codes(one)).toEqual([0, 0]);
  });

  it('applies to its borrower before login, too', async () => {
    const one = await control.borrower('new-borrower');
    const { mobile } = one;
    await control.fault(one, { method: 'login', kind: 'error-code:7', times: 2 });
    expect(await wire.code('login', { mobile, smsCode: '1' })).toBe(7);
    expect(await wire.code('login', one)).toBe(7);
  });
});
