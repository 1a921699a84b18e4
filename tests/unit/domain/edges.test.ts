import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { benefitIds, ReofferBenefits } from '#domain/credit/reoffer.ts';
import { ServiceFeeRequest } from '#domain/loans/service-fee.ts';
import { LoanWindows } from '#domain/operations/operation-config.ts';
import { DeferralOrder, OperationPayment } from '#domain/operations/operation.ts';
import { PaymentDivision } from '#domain/payments/payment.ts';
import { PendingRepayment } from '#domain/payments/repayment.ts';
import { CheckstandRequest, VirtualAccount } from '#domain/payments/virtual-account.ts';
import * as primitives from '#domain/primitives.ts';
import { account } from '#machines/samples/checkstand.ts';
import { deferral } from '#machines/samples/operations.ts';
import { windows } from '#machines/samples/popups.ts';
import { instalment, pending } from '#machines/samples/repayment.ts';

const long = (letters: number) => 'x'.repeat(letters);
/** Copies of an object, each with one of the values in one of the fields. */
const each = (base: object, fields: Record<string, readonly unknown[]>): object[] =>
  Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => ({ ...base, [name]: value })),
  );

const division = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};
const operationPayment = { amount: 1, cardNumber: '1234567890' };
const ask = { loanOrderId: 'loan-1', channelId: null, amount: null, renew: null };

/** Per schema: valid values at its limits, and invalid values beyond them. */
const edges: readonly [string, v.GenericSchema, readonly unknown[], readonly unknown[]][] = [
  ['pesos', primitives.Pesos, [0, 1], [-1, 0.5, '1']],
  ['centavos', primitives.Centavos, [0, 1], [-1, 0.5]],
  [
    'an instant',
    primitives.Instant,
    [946_684_800_000, 7_258_118_399_999],
    [0, 946_684_799_999, 7_258_118_400_000, 9e15],
  ],
  ['a clock reading', primitives.Stamp, [0, 8e15], [-1, 0.5]],
  ['days', primitives.Days, [0, 36_500], [-1, 36_501]],
  ['a count', primitives.Count, [0, 1], [-1, 0.5]],
  ['an instalment’s number', primitives.Period, [1, 2], [0, 1.5]],
  ['an id', primitives.Id, ['x', long(64)], ['', long(65)]],
  [
    'an allocated payment',
    PaymentDivision,
    each(division, { keptCentavos: [-99, 99] }),
    each(division, { keptCentavos: [-100, 100] }),
  ],
  [
    'an operation’s payment',
    OperationPayment,
    [operationPayment],
    each(operationPayment, { amount: [0], cardNumber: ['123456789'] }),
  ],
  [
    'a rollover; an INITIATED one has a missing amount',
    DeferralOrder,
    [
      deferral({ missing: 1 }),
      deferral({ missing: 0, state: 'CONFIRMED' }),
      ...each(deferral(), { confirmedBy: ['borrower', 'payment'] }),
    ],
    each(deferral(), { confirmedBy: ['other'], schedule: [[]], missing: [0] }),
  ],
  ['a service fee', ServiceFeeRequest.entries.amount, [1], [0]],
  [
    'amounts to pay',
    PendingRepayment,
    [
      pending({ installments: [instalment(1)], overdueMonthlyRate: 0 }),
      pending({ cost: { soFar: 0, borrowed: 1 } }),
    ],
    each(pending(), {
      installments: [[]],
      overdueMonthlyRate: [-1],
      cost: [{ soFar: 0, borrowed: 0 }],
    }),
  ],
  [
    'a number to pay with',
    VirtualAccount,
    each(account(), { accountNumber: ['123456', '1'.repeat(32)] }),
    each(account(), { accountNumber: ['12345', '1'.repeat(33)] }),
  ],
  [
    'a request to the checkstand',
    CheckstandRequest,
    each(ask, { amount: [null, 1] }),
    each(ask, { amount: [0], channelId: [''] }),
  ],
];

describe('the schemas', () => {
  it.each(edges)(
    'accept the values at their limits, and refuse the values beyond: %s',
    (_name, schema, accepted, refused) => {
      for (const value of accepted) expect([value, v.is(schema, value)]).toEqual([value, true]);
      for (const value of refused) expect([value, v.is(schema, value)]).toEqual([value, false]);
    },
  );

  it('G1: set the pause after a “no” to better terms to seven days if the lender configures none', () => {
    const { reofferQuietDays, ...others } = windows({ reofferQuietDays: 30 });
    const pauses = [{ ...others, reofferQuietDays }, others].map(
      (one) => v.parse(LoanWindows, one).reofferQuietDays,
    );
    expect(pauses).toEqual([30, 7]);
  });

  it('S3.9: accept a better offer with three optional benefits', () => {
    const benefit = { before: 0, after: 0, expiresAt: primitives.firstInstant, temporaryCredit: 0 };
    expect(benefitIds).toEqual(['higherLimit', 'lowerInterest', 'extraDays']);
    for (const id of benefitIds) {
      const schema = ReofferBenefits.entries[id];
      const values = [null, benefit, ...each(benefit, { before: [-1], expiresAt: [0] })];
      expect(values.map((value) => v.is(schema, value))).toEqual([true, true, false, false]);
    }
  });
});
