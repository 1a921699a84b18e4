import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeReply } from '#protocol/codec.ts';
import { MaintenanceNotice, ResponseEnvelope } from '#protocol/envelope.ts';
import { until } from '#tests/until.ts';
import { openSandbox } from './in-memory.ts';
import { operationSteps } from './operations/operation-steps.ts';
import { type MadeBorrower, packageName, wireClient } from './wire-client.ts';

/** Delays of faults, in milliseconds. No test waits for them. */
let delays: number[];
/** Replaces a delay; the sandbox continues when it resolves. */
let delayed: () => Promise<void>;

beforeEach(() => {
  delays = [];
  delayed = async () => {};
});

const world = await openSandbox('2026-11-22T12:00:00+08:00', async (milliseconds) => {
  delays.push(milliseconds);
  await delayed();
});
const { control, now } = world;
const { application } = operationSteps(world);

/** A fault can end a connection, so the sandbox answers on a socket. */
const server = serve({ fetch: world.app.fetch, port: 0, hostname: '127.0.0.1' });
await new Promise((resolve) => server.once('listening', resolve));
afterAll(() => {
  server.close();
  world.close();
});
const { port } = v.parse(v.object({ port: v.number() }), server.address());
const wire = wireClient(`http://127.0.0.1:${port}`);

async function applyUnder(fault: Record<string, unknown>, encrypted = true) {
  const borrower = await control.borrower('approved');
  const { token } = borrower;
  const calls = [{ method: 'applyOrder', data: await application(borrower) }];
  await control.fault(borrower, { method: 'applyOrder', ...fault });
  const response = await wire.send(calls, { token, encrypted }).catch(() => null);
  const text = response === null ? '' : await response.text();
  const { orders } = await control.ledger(borrower);
  const [logged] = await control.calls(borrower);
  return { response, text, loans: orders.length, logged };
}
const read = (text: string) => decodeReply(text, packageName);

describe('the fault', () => {
  it.each([
    [402_005, null],
    [10_010_301, 'User not logged in'],
    [10_010_303, 'Token expired, please login again'],
    [10_010_304, 'The account is logged in from another device'],
    [100_103, 'Token invalid, please login again'],
  ])('error-code:%i uses the message of S8 and processes nothing', async (code, msg) => {
    const kind = `error-code:${code}`;
    const { text, loans, logged } = await applyUnder({ kind });
    const reply = v.parse(ResponseEnvelope, read(text));
    expect(reply).toMatchObject({ code, msg: msg ?? reply.msg });
    expect(loans).toBe(0);
    expect(logged).toMatchObject({ method: 'applyOrder', code, fault: kind });
  });

  it.each([
    ['drop-before', 0, 0],
    ['drop-after', 1, 0],
    ['timeout', 0, 300],
  ])('%s closes the connection and creates %i loan orders', async (kind, made, delayMs) => {
    const { response, loans, logged } = await applyUnder({ kind, delayMs });
    expect([response, loans, logged?.['fault'], delays]).toEqual([null, made, kind, [delayMs]]);
  });

  describe.each([true, false])('on a reply (enciphered: %s)', (encrypted) => {
    it('malformed truncates it, and undecipherable makes it unreadable', async () => {
      const malformed = await applyUnder({ kind: 'malformed' }, encrypted);
      expect(() => read(malformed.text)).toThrow(SyntaxError);
      const unreadable = await applyUnder({ kind: 'undecipherable' }, encrypted);
      expect(() => read(unreadable.text)).toThrow('cannot be deciphered');
      expect([malformed.loans, unreadable.loans]).toEqual([1, 1]);
    });

    it('maintenance returns its end', async () => {
      const { response, text, loans } = await applyUnder({ kind: 'maintenance' }, encrypted);
      expect([response?.status, loans]).toEqual([503, 0]);
      expect(response?.headers.get('x-maintenance-mode')).toBe('1');
      expect(v.parse(MaintenanceNotice, read(text)).maintenanceTime).toBeGreaterThan(now());
    });
  });

  it('http-500 answers 500 and processes nothing', async () => {
    const { response, loans } = await applyUnder({ kind: 'http-500' });
    expect([response?.status, loans]).toEqual([500, 0]);
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

  it('applies to a number of calls of its method and its borrower, also before login', async () => {
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
    const { mobile, username, password } = one;
    expect(await wire.code('login', { mobile, smsCode: '1' })).toBe(7);
    expect(await wire.code('login', { username, password })).toBe(7);
    expect((await control.ask('DELETE', at)).answer).toEqual([]);
    expect(await codes(one)).toEqual([0, 0]);
  });
});
