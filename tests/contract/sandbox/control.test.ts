import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox } from './in-memory.ts';

const world = await openSandbox('2026-11-22T12:00:00+08:00');
afterAll(() => world.close());
const { control, fetch, wire } = world;

describe('the control API', () => {
  it.each([
    ['POST', 'borrowers', { scenario: 'nonsense' }, 400],
    ['POST', 'borrowers', { scenario: 'approved', name: '' }, 400],
    ['POST', 'clock', { advance: 'soon' }, 400],
    ['POST', 'clock', { advance: '1d', reset: true }, 400],
    ['POST', 'faults', { method: 'login', kind: 'nonsense' }, 400],
    ['POST', 'faults', { method: 'login', kind: 'error-code:0' }, 400],
    ['POST', 'faults', { method: 'login', kind: 'slow', times: 0 }, 400],
    ['GET', 'sms?mobile=123', undefined, 400],
    ['GET', 'ledger?mobile=%2B639000000000', undefined, 404],
    ['GET', 'worlds/seven', undefined, 400],
    ['GET', 'worlds/7@12', undefined, 404],
    ['POST', 'native/forms', { mobile: '+639000000000', form: 'other' }, 400],
  ])('refuses %s %s %j with a reason', async (method, path, body, status) => {
    const error: unknown = expect.stringMatching(/.{5}/);
    expect(await control.ask(method, path, body)).toEqual({ status, answer: { error } });
  });

  it('refuses requests of other hosts’ pages', async () => {
    const from = async (headers: Record<string, string>) =>
      (await fetch('http://sandbox/sandbox/scenarios', { headers })).status;
    expect(await from({})).toBe(200);
    expect(await from({ host: 'sandbox', origin: 'http://sandbox' })).toBe(200);
    expect(await from({ host: 'sandbox', origin: 'https://evil.example' })).toBe(403);
    expect(await from({ host: 'sandbox', origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('logs the decoded calls, newest first, without secrets', async () => {
    const borrower = await control.borrower('loan-70');
    const { mobile, password, username } = borrower;
    await wire.call('sendSmsCode', { mobile, purpose: 'login' });
    const [{ code } = { code: '' }] = await control.sms(borrower);
    const { token } = await wire.call('login', { mobile, smsCode: code });
    const data = { loanOrderId: borrower.loanOrderIds[0] };
    const attempt = { token, suffix: 'abcdefghij', t: 42 };
    const due = await wire.call('queryPendingRepayPlan', data, attempt);
    const [call] = await control.calls(borrower);
    const headers = { package: 'ph.hiram.app', header: { appVersion: '1.0.0' } };
    const { suffix, t } = attempt;
    const reply = { totalDue: due.totalDue };
    const logged = { method: 'queryPendingRepayPlan', data, headers, suffix, t, code: 0, reply };
    expect(call).toMatchObject({ ...logged, fault: null });
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

  it('moves and resets the clock of one borrower, and the clock of all', async () => {
    const [one, other] = [await control.borrower('approved'), await control.borrower('approved')];
    const offsets = async () =>
      Promise.all([one, other].map(async (who) => (await control.advance(who, '0s')).offset));
    await control.advance(one, '3d');
    await control.advance(one, '12h');
    expect(await offsets()).toEqual([302_400_000, 0]);
    await control.ask('POST', 'clock', { advance: '90s' });
    expect(await offsets()).toEqual([302_490_000, 90_000]);
    await control.ask('POST', 'clock', { mobile: one.mobile, reset: true });
    await control.ask('POST', 'clock', { reset: true });
    expect(await offsets()).toEqual([0, 0]);
  });

  it('streams calls and SMS as they happen', async () => {
    const borrower = await control.borrower('credit-16');
    const path = `events?mobile=${encodeURIComponent(borrower.mobile)}`;
    const stream = await fetch(`http://sandbox/sandbox/${path}`, {});
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let seen = '';
    const sees = async (text: string) => {
      while (!seen.includes(text)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`the stream ended without ${text}`);
        seen += chunk.value;
      }
    };
    await wire.call('getCoupons', {}, borrower);
    await sees('"method":"getCoupons"');
    await control.advance(borrower, '20s');
    await sees('is approved');
    await reader?.cancel();
  });
});
