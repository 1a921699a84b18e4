import { serve } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { lenderOfFile } from './operations/operation-steps.ts';
import { wireClient } from './wire-client.ts';

const { app, control, fetch, steps, wire } = await lenderOfFile();

describe('the control API', () => {
  it('refuses requests of other hosts’ pages', async () => {
    for (const [headers, status] of [
      [{}, 200],
      [{ host: 'sandbox', origin: 'http://sandbox' }, 200],
      [{ host: 'sandbox', origin: 'https://evil.example' }, 403],
      [{ host: 'sandbox', origin: 'null' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
    ] as const) {
      expect((await fetch('http://sandbox/sandbox/scenarios', { headers })).status).toBe(status);
    }
  });

  it('logs the decoded calls, newest first, without secrets', async () => {
    const borrower = await control.borrower('loan-70');
    const { mobile, password, username } = borrower;
    await wire.call('sendSmsCode', { mobile, purpose: 'login' });
    const [{ code } = { code: '' }] = await control.sms(borrower);
    const { token } = await wire.call('login', { mobile, smsCode: code });
    const data = { loanOrderId: borrower.loanOrderIds[0] };
    const due = await wire.call('queryPendingRepayPlan', data, { token });
    const [call] = await control.calls(borrower);
    const reply = { totalDue: due.totalDue };
    expect(call).toMatchObject({ method: 'queryPendingRepayPlan', data, code: 0, reply });
    const card = { originalNumber: '12345678901234', newNumber: '43210987654321' };
    await wire.code('changeBankCard', { deep: [{ ...card, smsCode: '424242' }] }, { token });
    const later = await wire.call('login', { username, password });
    const log = JSON.stringify(await control.calls(borrower));
    const secrets = [password, code, token, later.token, due.cardNumber, '424242'];
    for (const secret of [...secrets, ...Object.values(card)]) {
      expect(secret?.length).toBeGreaterThan(5);
      expect(log).not.toContain(secret);
    }
    expect(log).toContain(`...${due.cardNumber.slice(-4)}`);
  });
});

describe('a fault', async () => {
  // A fault can end a connection, so the sandbox answers on a socket.
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  afterAll(() => server.close());
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  const onSocket = wireClient(`http://127.0.0.1:${port}`);

  it.each([
    ['drop-before', null, 0],
    ['timeout', null, 0],
    ['http-500', 500, 0],
    ['maintenance', 503, 0],
    ['error-code:402005', 200, 0],
    ['drop-after', null, 1],
    ['malformed', 200, 1],
    ['undecipherable', 200, 1],
    ['slow', 200, 1],
  ])(
    '%s: the reply has status %j (null: no reply), and %i loan orders exist',
    async (kind, status, made) => {
      const borrower = await control.borrower('approved');
      const data = await steps.application(borrower);
      await control.fault(borrower, { method: 'applyOrder', kind, delayMs: 1 });
      const sent = onSocket.send([{ method: 'applyOrder', data }], borrower);
      expect(await sent.then((reply) => reply.status).catch(() => null)).toBe(status);
      expect((await control.ledger(borrower)).orders).toHaveLength(made);
      expect(await control.calls(borrower)).toMatchObject([
        { method: 'applyOrder', fault: kind },
        {},
      ]);
    },
  );
});
