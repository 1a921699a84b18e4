import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import { Email } from '#domain/account/email.ts';
import { LoadTimes } from '#domain/analytics.ts';
import { benefitIds, ReofferBenefits } from '#domain/credit/reoffer.ts';
import { CreditQuota } from '#domain/loans/quota.ts';
import {
  BorrowRecord,
  DeletionRecord,
  LoginRecord,
  RepaymentRecord,
} from '#domain/loans/records.ts';
import { ServiceFeeRequest } from '#domain/loans/service-fee.ts';
import { LoanWindows } from '#domain/operations/operation-config.ts';
import { DeferralOrder, OperationPayment, RestructureOrder } from '#domain/operations/operation.ts';
import { OfflineRecord, PaidNote } from '#domain/payments/offline-record.ts';
import { PaymentDivision } from '#domain/payments/payment.ts';
import { PendingRepayment } from '#domain/payments/repayment.ts';
import {
  CheckstandRequest,
  OfflineChannel,
  VirtualAccount,
} from '#domain/payments/virtual-account.ts';
import * as primitives from '#domain/primitives.ts';
import { FeedbackForm, messageLimit, NewMessage } from '#domain/service/feedback.ts';
import { UploadPicture } from '#domain/service/upload.ts';
import { account, channel, paidNote } from '#machines/samples/checkstand.ts';
import { deferral } from '#machines/samples/operations.ts';
import { windows } from '#machines/samples/popups.ts';
import { instalment, pending } from '#machines/samples/repayment.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';

const long = (letters: number) => 'x'.repeat(letters);
/** Copies of an object, each with one of the values in one of the fields. */
const each = (base: object, fields: Record<string, readonly unknown[]>): object[] =>
  Object.entries(fields).flatMap(([name, values]) =>
    values.map((value) => ({ ...base, [name]: value })),
  );

const clientId = '0'.repeat(32);
const threeImages = ['a', 'b', 'c'];
const fourImages = [...threeImages, 'd'];
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
const message = { ticketId: 't', clientId, text: '', imageIds: threeImages };
const picture = { clientId, name: long(200), state: 'failed', problem: 'gone', arrived: null };
const division = {
  overdueFee: 0,
  interest: 0,
  principal: 0,
  serviceFee: 0,
  credit: 0,
  keptCentavos: 0,
};
const operationPayment = { amount: 1, cardNumber: '1234567890' };
const borrow = { version: 1, step: 'limit', amountText: long(32), term: 0, couponIds: [] };
const login = { version: 1, method: 'sms', mobile: long(32), username: long(128) };
const repayment = { version: 1, loanOrderId: 'l', checkedPeriod: 1, late: 0 };
const deletion = { version: 1, reason: null, note: long(500) };
const times = { firstByte: 0, domReady: 0, load: 0, firstPaint: null };
const shell = {
  packageName: 'ph.hiram.app',
  appName: long(64),
  screenWidth: 0,
  topPaddingHeight: 0,
  platform: 'android',
};
const device = {
  afid: '',
  adId: '',
  device: long(256),
  appVersion: '',
  fingerprintId: '',
  redundantDeviceId: '',
};
const ask = { loanOrderId: 'loan-1', channelId: null, amount: null, renew: null };
const { schedule, steps } = restructureOrder();

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
    'a ticket',
    FeedbackForm,
    [
      { ...form, mobile: null, email: 'a@b.ph' },
      ...each(form, {
        name: ['x', long(80)],
        contactableTime: [long(80)],
        description: [long(4_000)],
        imageIds: [threeImages],
      }),
    ],
    each(form, {
      description: ['', long(4_001)],
      name: [' ', long(81)],
      contactableTime: [long(81)],
      imageIds: [fourImages],
      mobile: [null],
    }),
  ],
  [
    'a message',
    NewMessage,
    each(message, { text: ['', long(messageLimit)] }),
    each(message, { text: [long(messageLimit + 1)], imageIds: [fourImages] }),
  ],
  ['an email', Email, ['a@b.ph', `${long(115)}@b.ph`], ['', 'a@', 'a b@c.ph', `${long(116)}@b.ph`]],
  [
    'a picture',
    UploadPicture,
    each(picture, { state: ['failed', 'waiting', 'done'] }),
    each(picture, { name: [long(201)], state: ['x'], problem: ['x'] }),
  ],
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
  [
    'a restructure',
    RestructureOrder,
    [restructureOrder(), restructureOrder({ schedule: schedule.slice(0, 1), steps: [] })],
    [
      restructureOrder({ schedule: [] }),
      restructureOrder({ steps: steps.map((step) => ({ ...step, usualTime: -1 })) }),
    ],
  ],
  ['a step of amounts', CreditQuota.entries.stepAmount, [1], [0, 0.5]],
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
    'a stored choice',
    BorrowRecord,
    each(borrow, { step: ['limit', 'quota', 'confirm'] }),
    each(borrow, { version: [2], step: ['done'], amountText: [long(33)] }),
  ],
  [
    'a stored login',
    LoginRecord,
    each(login, { method: ['sms', 'password'] }),
    each(login, { version: [2], method: ['x'], mobile: [long(33)], username: [long(129)] }),
  ],
  [
    'a stored repayment',
    RepaymentRecord,
    [repayment],
    each(repayment, { version: [2], late: [-1], checkedPeriod: [0] }),
  ],
  [
    'a stored deletion',
    DeletionRecord,
    [deletion],
    each(deletion, { version: [2], note: [long(501)] }),
  ],
  ['a note of a payment', PaidNote, [paidNote()], [paidNote({ postings: -1 })]],
  ['stored payments', OfflineRecord, [{ version: 1, loans: [] }], [{ version: 2, loans: [] }]],
  [
    'load times',
    LoadTimes,
    [times, { ...times, load: 0.5, firstPaint: 0 }],
    each(times, { load: [-1, Infinity] }),
  ],
  [
    'a shell’s description of itself',
    PackageInfo,
    each(shell, { platform: ['android', 'ios', 'web'] }),
    each(shell, {
      appName: [long(65), ''],
      screenWidth: [-1],
      topPaddingHeight: [-1],
      platform: ['other'],
    }),
  ],
  ['a device', DeviceInfo, [device], each(device, { device: [long(257)] })],
  [
    'a channel',
    OfflineChannel,
    [channel({ postingTime: 0 })],
    each(channel({}), { postingTime: [-1], fee: [0.5] }),
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
  it.each(edges)('have their limits: %s', (_name, schema, accepted, refused) => {
    for (const value of accepted) expect([value, v.is(schema, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, v.is(schema, value)]).toEqual([value, false]);
  });

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
