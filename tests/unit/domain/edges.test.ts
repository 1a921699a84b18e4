import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { TransactionTypes } from '#domain/analytics.ts';
import { deletionNoteLimit, deletionReasons } from '#domain/account/deletion-reasons.ts';
import { Email } from '#domain/account/email.ts';
import { FeedbackForm, FeedbackType, messageLimit, NewMessage } from '#domain/service/feedback.ts';
import { Language } from '#domain/language.ts';
import { LoanCalculation } from '#domain/loans/loan-calculation.ts';
import { OperationKind, OperationOffer } from '#domain/operations/operation-offer.ts';
import { OperationPayment, restructureSteps } from '#domain/operations/operation.ts';
import { PaymentDivision } from '#domain/payments/payment.ts';
import * as primitives from '#domain/primitives.ts';
import { CreditQuota, TermPrice } from '#domain/loans/quota.ts';
import { BorrowRecord, LoginRecord, RepaymentRecord } from '#domain/loans/records.ts';
import { benefitIds, rateOfMillionths, ReofferBenefits } from '#domain/credit/reoffer.ts';
import { ServiceFeeRequest } from '#domain/loans/service-fee.ts';
import { smsPurposes } from '#domain/account/sms-code.ts';
import { PictureProblem, UploadPicture, UploadPictures } from '#domain/service/upload.ts';
import { OfflineChannel, VirtualAccountState } from '#domain/payments/virtual-account.ts';

const clientId = '0'.repeat(32);
const form = {
  type: 'other',
  loanOrderId: null,
  description: 'x',
  receiverAccount: null,
  name: 'x',
  mobile: '+639171234567',
  email: null,
  contactableTime: null,
  clientId,
  imageIds: [],
};
const message = { ticketId: 't', clientId, text: '', imageIds: ['a', 'b', 'c'] };
const long = (letters: number) => 'x'.repeat(letters);
const picture = {
  clientId,
  name: long(200),
  state: 'failed',
  problem: 'gone',
  arrived: null,
};
const pictures = (count: number) => Array.from({ length: count }, () => picture);
const division = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};
const notOffered = { available: false, reason: 'overCap', overCaps: [] };
const offered = { available: true, payNow: 0, fee: 0, interest: 0, dueDate: '2026-11-23' };
const price = { term: 30, payments: [1], cost: 0 };
const calculation = {
  loanAmount: 1,
  lendingAmount: 1,
  interest: 0,
  processingFee: 0,
  repayPlans: [{ period: 1, dueDate: '2026-11-23' }],
};
const borrow = { version: 1, step: 'limit', amountText: long(32), term: 0, couponIds: [] };
const login = { version: 1, method: 'sms', mobile: long(32), username: long(128) };
const repayment = { version: 1, loanOrderId: 'l', checkedPeriod: 1, late: 0 };

/** Per schema: the last valid values, and the first invalid ones. */
const edges: readonly [string, v.GenericSchema, readonly unknown[], readonly unknown[]][] = [
  ['pesos', primitives.Pesos, [0, 1], [-1, 0.5, '1']],
  ['centavos', primitives.Centavos, [0, 1], [-1, 0.5]],
  [
    'an instant',
    primitives.Instant,
    [946_684_800_000, 7_258_118_399_999],
    [946_684_799_999, 7_258_118_400_000],
  ],
  ['a clock reading', primitives.Stamp, [0, 8e15], [-1, 0.5]],
  ['days', primitives.Days, [0, 36_500], [-1, 36_501]],
  ['a count', primitives.Count, [0, 1], [-1, 0.5]],
  ['an instalment’s number', primitives.Period, [1, 2], [0, 1.5]],
  ['an id', primitives.Id, ['x', long(64)], ['', long(65)]],
  [
    'a ticket',
    FeedbackForm,
    [
      form,
      { ...form, name: long(80), contactableTime: long(80) },
      { ...form, description: long(4_000), imageIds: ['a', 'b', 'c'] },
      { ...form, mobile: null, email: 'a@b.ph' },
    ],
    [
      { ...form, description: '' },
      { ...form, description: long(4_001) },
      { ...form, name: ' ' },
      { ...form, name: long(81) },
      { ...form, contactableTime: long(81) },
      { ...form, imageIds: ['a', 'b', 'c', 'd'] },
      { ...form, mobile: null },
    ],
  ],
  [
    'a message',
    NewMessage,
    [message, { ...message, text: long(messageLimit) }],
    [
      { ...message, text: long(messageLimit + 1) },
      { ...message, imageIds: ['a', 'b', 'c', 'd'] },
    ],
  ],
  [
    'an address',
    Email,
    ['a@b.ph', `${long(115)}@b.ph`],
    ['', 'a@', 'a b@c.ph', `${long(116)}@b.ph`],
  ],
  [
    'a picture',
    UploadPicture,
    [picture, { ...picture, state: 'waiting' }, { ...picture, state: 'done' }],
    [
      { ...picture, name: long(201) },
      { ...picture, state: 'x' },
      { ...picture, problem: 'x' },
    ],
  ],
  ['the pictures of a draft', UploadPictures, [[], pictures(12)], [pictures(13)]],
  [
    'an allocated payment',
    PaymentDivision,
    [
      { ...division, keptCentavos: -99 },
      { ...division, keptCentavos: 99 },
    ],
    [
      { ...division, keptCentavos: -100 },
      { ...division, keptCentavos: 100 },
    ],
  ],
  [
    'an operation’s offer',
    OperationOffer,
    [
      offered,
      { available: false, reason: 'tooEarly', from: '2026-11-23' },
      ...['tooLate', 'tooManyLate', 'usedUp', 'overCap', 'running', 'nothingDue'].map((reason) => ({
        ...notOffered,
        reason,
      })),
      { ...notOffered, overCaps: ['nominal', 'effective', 'totalCost'] },
    ],
    [
      { ...notOffered, reason: 'other' },
      { ...notOffered, overCaps: ['penalty'] },
      { ...offered, available: false },
    ],
  ],
  [
    'an operation’s payment',
    OperationPayment,
    [{ amount: 1, cardNumber: '1234567890' }],
    [
      { amount: 0, cardNumber: '1234567890' },
      { amount: 1, cardNumber: '123456789' },
    ],
  ],
  ['a step of amounts', CreditQuota.entries.stepAmount, [1], [0, 0.5]],
  ['terms', CreditQuota.entries.terms, [[30]], [[]]],
  ['a term’s price', TermPrice, [price], [{ ...price, payments: [] }]],
  ['a calculation', LoanCalculation, [calculation], [{ ...calculation, repayPlans: [] }]],
  ['a service fee', ServiceFeeRequest.entries.amount, [1], [0]],
  [
    'a stored choice',
    BorrowRecord,
    [borrow, { ...borrow, step: 'quota' }, { ...borrow, step: 'confirm' }],
    [
      { ...borrow, version: 2 },
      { ...borrow, step: 'done' },
      { ...borrow, amountText: long(33) },
    ],
  ],
  [
    'a stored login',
    LoginRecord,
    [login, { ...login, method: 'password' }],
    [
      { ...login, version: 2 },
      { ...login, method: 'x' },
      { ...login, mobile: long(33) },
      { ...login, username: long(129) },
    ],
  ],
  [
    'a stored repayment',
    RepaymentRecord,
    [repayment],
    [
      { ...repayment, version: 2 },
      { ...repayment, late: -1 },
      { ...repayment, checkedPeriod: 0 },
    ],
  ],
];

describe('the schemas of values', () => {
  it.each(edges)('have their limits: %s', (_name, schema, accepted, refused) => {
    for (const value of accepted) expect([value, v.is(schema, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, v.is(schema, value)]).toEqual([value, false]);
  });

  it('accept only the listed words of an enumeration', () => {
    const words = {
      languages: Language.options,
      transactions: TransactionTypes.options,
      tickets: FeedbackType.options,
      operations: OperationKind.options,
      steps: restructureSteps,
      codes: smsPurposes,
      numbers: VirtualAccountState.options,
      channels: OfflineChannel.entries.kind.options,
      pictures: PictureProblem.options,
    };
    expect(words).toEqual({
      languages: ['en', 'fil'],
      transactions: [
        'receive_payment',
        'credit',
        'loan_repayment',
        'customer_support',
        'permissions',
      ],
      tickets: [
        'paymentNotPosted',
        'wrongBalance',
        'doublePayment',
        'payout',
        'application',
        'account',
        'notMyChange',
        'creditBack',
        'harassment',
        'privacy',
        'other',
      ],
      operations: ['rollover', 'restructure'],
      steps: ['verifyingBorrower', 'applying', 'generatingOrder', 'orderCreated'],
      codes: ['login', 'changeBankCard', 'deleteAccount'],
      numbers: ['alive', 'expired', 'replaced', 'used'],
      channels: ['counter', 'bills', 'qr'],
      pictures: [
        'network',
        'timeout',
        'session',
        'interrupted',
        'notSent',
        'tooManyKept',
        'type',
        'heic',
        'pdf',
        'video',
        'empty',
        'size',
        'unreadable',
        'tooMany',
        'gone',
      ],
    });
    expect(new Set(deletionReasons).size).toBeGreaterThan(1);
    expect(deletionNoteLimit).toBe(500);
  });

  it('S3.9: accept a better offer with three optional benefits', () => {
    const benefit = { before: 0, after: 0, expiresAt: primitives.firstInstant, temporaryCredit: 0 };
    expect(benefitIds).toEqual(['higherLimit', 'lowerInterest', 'extraDays']);
    for (const id of benefitIds) {
      const schema = ReofferBenefits.entries[id];
      const values = [null, benefit, { ...benefit, before: -1 }, { ...benefit, expiresAt: 0 }];
      expect(values.map((value) => v.is(schema, value))).toEqual([true, true, false, false]);
    }
    expect(rateOfMillionths(1_500)).toBe(0.0015);
  });
});
