import { describe, expect, it } from 'vitest';
import { minute } from '#domain/constants.ts';
import { paidElsewhere, pesosElsewhere } from '#domain/operations/paid-elsewhere.ts';
import { comingIn, paidNote } from '#machines/samples/checkstand.ts';
import { now } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';

const other = '7220123412341234';
const elsewhere = (change: Parameters<typeof deferral>[0]) => paidElsewhere(deferral(change));

describe('unposted payments for a started operation', () => {
  it('are the announced and the noted ones', () => {
    const payments = elsewhere({
      onItsWay: [comingIn({ centavos: 20_050, accountNumber: other })],
      noted: [paidNote({ amount: 360 })],
    });
    expect(payments).toMatchObject([
      { accountNumber: other, pesos: 200.5, announced: true },
      { pesos: 360, announced: false },
    ]);
    expect(pesosElsewhere(payments)).toBe(560.5);
  });

  it('contain a payment once that was both noted and announced', () => {
    expect(elsewhere({ onItsWay: [comingIn()], noted: [paidNote()] })).toHaveLength(1);
  });

  it.each([
    ['before its start', { noted: [paidNote({ notedAt: now - 120 * minute })] }],
    ['if nothing is missing', { state: 'CONFIRMED' as const, missing: 0, noted: [paidNote()] }],
    [
      'if announced money is enough',
      { coming: { amount: 560, postsAt: now }, onItsWay: [comingIn()] },
    ],
  ])('do not count: %s', (_, change) => {
    expect(elsewhere(change)).toEqual([]);
  });
});
