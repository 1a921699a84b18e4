import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { sandboxOfFile } from './sandbox-server.ts';

const { control, sandbox, wire } = await sandboxOfFile();

describe('the control API', () => {
  it.each([
    ['POST', 'borrowers', { scenario: 'nonsense' }, 400],
    ['POST', 'borrowers', { scenario: 'approved', name: '' }, 400],
    ['POST', 'clock', { advance: 'soon' }, 400],
    ['POST', 'clock', {}, 400],
    ['POST', 'clock', { advance: '1d', reset: true }, 400],
    ['POST', 'faults', { method: 'login', kind: 'nonsense' }, 400],
    ['POST', 'faults', { method: 'login', kind: 'error-code:0' }, 400],
    ['POST', 'faults', { method: 'login', kind: 'slow', times: 0 }, 400],
    ['GET', 'sms?mobile=123', undefined, 400],
    ['GET', 'ledger?mobile=%2B639000000000', undefined, 404],
    ['GET', 'events?mobile=%2B639000000000', undefined, 404],
    ['GET', 'native/application?mobile=%2B639000000000', undefined, 404],
    ['POST', 'native/forms', { mobile: '+639000000000', form: 'other' }, 400],
  ])('refuses %s %s %j with a reason', async (method, path, body, status) => {
    const refused = await control.ask(method, path, body);
    expect(refused.status).toBe(status);
    expect(v.parse(v.strictObject({ error: v.string() }), refused.answer).error).toMatch(/.{5}/);
  });

  it('refuses requests of other hosts’ pages', async () => {
    const from = async (headers: Record<string, string>) =>
      (await fetch(`${sandbox.origin}/sandbox/scenarios`, { headers })).status;
    expect(await from({})).toBe(200);
    expect(await from({ origin: sandbox.origin })).toBe(200);
    expect(await from({ origin: 'https://evil.example' })).toBe(403);
    expect(await from({ origin: 'null' })).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  });

  it('logs no secrets: password, SMS code, token, card number', async () => {
    const borrower = await control.borrower('loan-70');
    const { mobile, password, username } = borrower;
    await wire.call('sendSmsCode', { mobile, purpose: 'login' });
    const [sms] = await control.sms(borrower);
    const { token } = await wire.call('login', { mobile, smsCode: sms?.code });
    const [loanOrderId] = borrower.loanOrderIds;
    const due = await wire.call('queryPendingRepayPlan', { loanOrderId }, { token });
    const card = { originalNumber: '12345678901234', newNumber: '43210987654321' };
    await wire.code('changeBankCard', { deep: [{ ...card, smsCode: '424242' }] }, { token });
    await wire.code('myOrders', { cardNumber: 12_345_678_901_234 }, { token });
    const later = await wire.call('login', { username, password });
    const log = JSON.stringify(await control.calls(borrower));
    const secrets = [password, sms?.code, token, later.token, due.cardNumber, '424242'];
    for (const secret of [...secrets, ...Object.values(card)]) {
      expect(secret?.length).toBeGreaterThan(5);
      expect(log).not.toContain(secret);
    }
    expect(log).toContain(username);
    expect(log).toContain(`...${due.cardNumber.slice(-4)}`);
  });

  it('moves and resets the clock of one borrower, and the clock of all', async () => {
    const [one, other] = [await control.borrower('approved'), await control.borrower('approved')];
    const offsetOf = async ({ mobile }: { mobile: string }) =>
      (await control.ask('GET', `clock?mobile=${encodeURIComponent(mobile)}`)).answer;
    await control.advance(one, '3d');
    expect(await control.advance(one, '12h')).toMatchObject({ offset: 302_400_000 });
    expect(await offsetOf(other)).toMatchObject({ offset: 0 });
    await control.ask('POST', 'clock', { advance: '90s' });
    expect(await offsetOf(one)).toMatchObject({ offset: 302_490_000 });
    expect(await offsetOf(other)).toMatchObject({ offset: 90_000 });
    await control.ask('POST', 'clock', { mobile: one.mobile, reset: true });
    await control.ask('POST', 'clock', { reset: true });
    expect(await offsetOf(one)).toMatchObject({ offset: 0 });
  });

  it('returns the decoded calls, newest first, without the token', async () => {
    const borrower = await control.borrower('approved');
    const { token } = borrower;
    await wire.call('getCoupons', {}, { token });
    const data = { creditOrderId: borrower.creditOrderId };
    await wire.call('queryBorrowQuota', data, { token, suffix: 'abcdefghij', t: 42 });
    const calls = await control.calls(borrower);
    expect(calls.map(({ method }) => method)).toEqual(['queryBorrowQuota', 'getCoupons']);
    expect(calls[0]).toMatchObject({
      data,
      suffix: 'abcdefghij',
      t: 42,
      code: 0,
      fault: null,
      headers: { package: 'ph.hiram.app', prefix: 'credit_', header: { appVersion: '1.0.0' } },
      reply: { availableLimit: 10_000 },
    });
    expect(JSON.stringify(calls)).not.toContain(token);
  });

  it('streams calls and SMS as they happen', async () => {
    const borrower = await control.borrower('credit-16');
    const { mobile } = borrower;
    const stop = new AbortController();
    const stream = await fetch(
      `${sandbox.origin}/sandbox/events?mobile=${encodeURIComponent(mobile)}`,
      { signal: stop.signal },
    );
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
    // Node warns when eleven listeners remain on one signal.
    const warned = vi.fn<(warning: Error) => void>();
    process.on('warning', warned);
    for (let call = 0; call < 12; call += 1) {
      seen = '';
      await wire.call('getCoupons', {}, borrower);
      await sees('"method":"getCoupons"');
    }
    process.off('warning', warned);
    expect(warned).not.toHaveBeenCalled();
    await control.advance(borrower, '20s');
    await sees('"type":"sms"');
    expect(seen).toContain('is approved');
    stop.abort();
  });
});
