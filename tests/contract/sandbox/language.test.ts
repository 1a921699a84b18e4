import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-server.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, wire } = await sandboxOfFile();

const newestSms = async (borrower: MadeBorrower) => (await control.sms(borrower))[0]?.text ?? '';
const speak = async ({ token }: MadeBorrower, lang: string) =>
  wire.call('queryCreditOrder', {}, { token, lang });

async function logIn(borrower: MadeBorrower, lang: string): Promise<string> {
  const { mobile } = borrower;
  await wire.call('sendSmsCode', { mobile, purpose: 'login' }, { lang });
  const [sms] = await control.sms(borrower);
  await wire.call('login', { mobile, smsCode: sms?.code ?? '' }, { lang });
  return sms?.text ?? '';
}

describe('the language of a borrower', () => {
  it('is that of the last request, and later SMS use it', async () => {
    const borrower = await control.borrower('loan-20');
    await speak(borrower, 'fil');
    await control.advance(borrower, '30s');
    expect(await newestSms(borrower)).toMatch(
      /approved na ang loan HR\d+\. Paparating na ang pera/,
    );
    await control.advance(borrower, '60s');
    expect(await newestSms(borrower)).toMatch(/naipadala na ang .* Unang due date: [A-Z]/);
    await speak(borrower, 'en');
    await control.advance(borrower, '40d');
    expect(await newestSms(borrower)).toMatch(
      /₱2,804\.00 of loan HR\d+ is overdue \(due [A-Z][a-z]+ \d+, 2026\)\. Pay in the Hiram app/,
    );
  });

  it.each([
    ['before the first request', []],
    ['after a request in an unknown language', ['fil', 'de']],
  ])('is English %s', async (_, spoken) => {
    const borrower = await control.borrower('loan-20');
    for (const language of spoken) await speak(borrower, language);
    await control.advance(borrower, '30s');
    expect(await newestSms(borrower)).toMatch(/is approved\. The money is on its way/);
  });

  it('is stored at login, whose code uses the language of the request', async () => {
    const borrower = await control.borrower('loan-70');
    expect(await logIn(borrower, 'fil')).toMatch(/^\d{6} ang Hiram code ninyo\./);
    await control.advance(borrower, '40d');
    expect(await newestSms(borrower)).toMatch(/overdue na po ang ₱2,804\.00/);
  });

  it('does not change when a stranger requests a code', async () => {
    const borrower = await control.borrower('loan-70');
    const { mobile } = borrower;
    await wire.call('sendSmsCode', { mobile, purpose: 'login' }, { lang: 'fil' });
    await control.advance(borrower, '40d');
    expect(await newestSms(borrower)).toContain('is overdue');
  });

  it('is used in refusals, coupons and the advice after a rejection', async () => {
    const approved = await control.borrower('approved-with-coupons');
    const { token } = approved;
    const coupons = await wire.call('getCoupons', {}, { token, lang: 'fil' });
    expect(coupons.available[0]?.rules).toBe('Bawas sa interest ng isang loan.');
    const data = { loanOrderId: 'loan_none' };
    const calls = [{ method: 'queryLoanOrderStatus', data }];
    expect((await wire.envelope(calls, { token, lang: 'fil' })).msg).toBe(
      'Wala pong ganitong order.',
    );
    expect((await wire.envelope(calls, { token })).msg).toBe('There is no such loan order.');
    const rejected = await control.borrower('loan-30');
    const { guide } = await wire.call('rejectGuide', {}, { token: rejected.token, lang: 'fil' });
    expect(guide.map(({ title }) => title)).toContain('Gumamit ng malinaw na picture');
  });

  it('is used in the message of an injected error code', async () => {
    const borrower = await control.borrower('approved');
    const kind = 'error-code:10010304';
    await control.fault(borrower, { method: 'queryCreditOrder', kind });
    const calls = [{ method: 'queryCreditOrder', data: {} }];
    const reply = await wire.envelope(calls, { token: borrower.token, lang: 'fil' });
    expect(reply.msg).toBe('Naka‑log in ang account ninyo sa ibang device');
  });
});
