import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from './in-memory.ts';

const world = await openSandbox('2026-11-22T12:00:00+08:00');
afterAll(() => world.close());
const { control, fetch, wire } = world;

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
