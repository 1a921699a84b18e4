import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from './sandbox-server.ts';
import type { MadeBorrower } from './wire-client.ts';

const { control, wire } = await sandboxOfFile();

const newestSms = async (borrower: MadeBorrower) => (await control.sms(borrower))[0]?.text ?? '';
const speak = async ({ token }: MadeBorrower, lang: string) =>
  wire.call('queryCreditOrder', {}, { token, lang });

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
});
