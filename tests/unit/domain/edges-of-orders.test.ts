import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LoadTimes } from '#domain/analytics.ts';
import { ClosedCardChange } from '#domain/account/bank-card-standing.ts';
import { Bank } from '#domain/account/banks.ts';
import { UnavailableReason } from '#domain/credit/coupon.ts';
import { FileUpload } from '#domain/credit/credit-order.ts';
import { DeletionBlocker } from '#domain/account/deletion.ts';
import { DeviceInfo, PackageInfo } from '#domain/account/device.ts';
import { FeedbackMessage, Question } from '#domain/service/feedback.ts';
import { OfflineRecord, PaidNote } from '#domain/payments/offline-record.ts';
import { LoanWindows } from '#domain/operations/operation-config.ts';
import { DeferralOrder, RestructureOrder } from '#domain/operations/operation.ts';
import { LoanOffer } from '#domain/loans/quota.ts';
import { DeletionRecord } from '#domain/loans/records.ts';
import { PendingRepayment, RepaymentDetail, RepaymentRequest } from '#domain/payments/repayment.ts';
import { Theme } from '#domain/theme.ts';
import {
  ChannelUnavailable,
  CheckstandRequest,
  OfflineChannel,
  VirtualAccount,
} from '#domain/payments/virtual-account.ts';
import { account, channel, paidNote } from '#machines/samples/checkstand.ts';
import { choice, offerFor } from '#machines/samples/loans.ts';
import { deferral } from '#machines/samples/operations.ts';
import { windows } from '#machines/samples/popups.ts';
import { detail, instalment, pending } from '#machines/samples/repayment.ts';
import { restructureOrder } from '#machines/samples/restructure.ts';
import { messageOf } from '#machines/samples/tickets.ts';

const long = (letters: number) => 'x'.repeat(letters);
const times = { firstByte: 0, domReady: 0, load: 0, firstPaint: null };
const ofLoan = { loanOrderId: 'loan-1', loanNumber: '2024-0001' };
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
const question = { questionId: 'q', title: '', html: '', language: 'en', vote: null };
const ask = { loanOrderId: 'loan-1', channelId: null, amount: null, renew: null };
const request = {
  loanOrderId: 'loan-1',
  checkedPeriod: 1,
  cardNumber: '09171234567',
  calculateInfo: pending().calculateInfo,
  mockPeriods: [1],
  amount: 1,
};
const offer = offerFor(choice);
const restructure = restructureOrder();

/** Per schema: the last valid values, and the first invalid ones. */
const edges: readonly [string, v.GenericSchema, readonly unknown[], readonly unknown[]][] = [
  [
    'load times',
    LoadTimes,
    [times, { ...times, load: 0.5, firstPaint: 0 }],
    [
      { ...times, load: -1 },
      { ...times, load: Infinity },
    ],
  ],
  [
    'why an account stays',
    ClosedCardChange,
    [
      { reason: 'changedRecently', until: '2026-11-23' },
      { reason: 'payoutUnderWay', loanOrderId: 'loan-1', endsAt: null, openFrom: '2026-11-23' },
      {
        reason: 'payoutUnderWay',
        loanOrderId: 'loan-1',
        endsAt: Date.UTC(2026, 0, 1),
        openFrom: null,
      },
      { reason: 'disputed', ticketId: 'ticket-1', answerBy: null },
      { reason: 'disputed', ticketId: 'ticket-1', answerBy: Date.UTC(2026, 0, 1) },
    ],
    [
      { reason: 'changedRecently' },
      { reason: 'payoutUnderWay' },
      { reason: 'disputed' },
      { reason: 'other' },
    ],
  ],
  [
    'a bank',
    Bank,
    [{ code: long(16), name: 'x', active: true }],
    [
      { code: long(17), name: 'x', active: true },
      { code: '', name: 'x', active: true },
      { code: 'x', name: '', active: true },
    ],
  ],
  ['why a coupon is unusable', UnavailableReason, ['used', 'reserved', 'expired'], ['available']],
  ['the state of the files', FileUpload, [{ state: 0 }, { state: 5 }], [{ state: -1 }]],
  [
    'obstacles to a deletion',
    DeletionBlocker,
    [
      ...['unpaidLoan', 'payoutUnderWay', 'pendingLoan'].map((type) => ({
        type,
        ...ofLoan,
        amount: 0,
      })),
      { type: 'pendingCredit', creditOrderId: 'credit-1' },
      { type: 'operation', ...ofLoan, kind: 'rollover', operationId: 'deferral-1' },
      { type: 'unpostedPayment', ...ofLoan, centavos: 1 },
    ],
    [
      { type: 'unpaidLoan', ...ofLoan },
      { type: 'other', ...ofLoan },
    ],
  ],
  [
    'a shell’s description of itself',
    PackageInfo,
    [shell, { ...shell, platform: 'ios' }, { ...shell, platform: 'web' }],
    [
      { ...shell, appName: long(65) },
      { ...shell, appName: '' },
      { ...shell, screenWidth: -1 },
      { ...shell, topPaddingHeight: -1 },
      { ...shell, platform: 'other' },
    ],
  ],
  ['a device', DeviceInfo, [device], [{ ...device, device: long(257) }]],
  [
    'the author of a message',
    FeedbackMessage,
    [messageOf(1, 'borrower'), messageOf(1, 'service')],
    [{ ...messageOf(1), from: 'other' }],
  ],
  [
    'an article',
    Question,
    [question, { ...question, language: 'fil', vote: 'helpful' }, { ...question, vote: 'useless' }],
    [
      { ...question, language: 'es' },
      { ...question, vote: 'other' },
    ],
  ],
  ['a note of a payment', PaidNote, [paidNote()], [paidNote({ postings: -1 })]],
  ['stored payments', OfflineRecord, [{ version: 1, loans: [] }], [{ version: 2, loans: [] }]],
  [
    'a stored deletion',
    DeletionRecord,
    [{ version: 1, reason: null, note: long(500) }],
    [
      { version: 2, reason: null, note: '' },
      { version: 1, reason: null, note: long(501) },
    ],
  ],
  [
    'a rollover',
    DeferralOrder,
    [
      deferral(),
      deferral({ confirmedBy: 'borrower' }),
      deferral({ confirmedBy: 'payment', missing: 1 }),
    ],
    [{ ...deferral(), confirmedBy: 'other' }, deferral({ schedule: [] })],
  ],
  [
    'a restructure',
    RestructureOrder,
    [restructure, restructureOrder({ schedule: restructure.schedule.slice(0, 1), steps: [] })],
    [
      restructureOrder({ schedule: [] }),
      restructureOrder({ steps: restructure.steps.map((step) => ({ ...step, usualTime: -1 })) }),
    ],
  ],
  [
    'an offer',
    LoanOffer,
    [offer, { ...offer, schedule: offer.schedule.slice(0, 1) }],
    [{ ...offer, schedule: [] }],
  ],
  [
    'amounts to pay',
    PendingRepayment,
    [
      pending({ installments: [instalment(1)], overdueMonthlyRate: 0 }),
      pending({ cost: { soFar: 0, borrowed: 1 } }),
    ],
    [
      pending({ installments: [] }),
      pending({ overdueMonthlyRate: -1 }),
      pending({ cost: { soFar: 0, borrowed: 0 } }),
    ],
  ],
  [
    'a payment online',
    RepaymentRequest,
    [request],
    [
      { ...request, amount: 0 },
      { ...request, mockPeriods: [] },
    ],
  ],
  ['a loan’s details', RepaymentDetail, [detail()], [detail({ repayPlans: [] })]],
  ['the theme of the app', Theme, ['system', 'light', 'dark'], ['other']],
  [
    'why a channel is unavailable',
    ChannelUnavailable,
    [
      { reason: 'belowMin' },
      { reason: 'aboveMax' },
      { reason: 'closed', until: Date.UTC(2026, 0, 1) },
    ],
    [{ reason: 'closed' }, { reason: 'other' }],
  ],
  [
    'a channel',
    OfflineChannel,
    [channel({ postingTime: 0 })],
    [channel({ postingTime: -1 }), channel({ fee: 0.5 })],
  ],
  [
    'a number to pay with',
    VirtualAccount,
    [account({ accountNumber: '123456' }), account({ accountNumber: '1'.repeat(32) })],
    [account({ accountNumber: '12345' }), account({ accountNumber: '1'.repeat(33) })],
  ],
  [
    'a request to the checkstand',
    CheckstandRequest,
    [ask, { ...ask, amount: 1 }],
    [
      { ...ask, amount: 0 },
      { ...ask, channelId: '' },
    ],
  ],
];

describe('the schemas of an order, its payments and the phone’s data', () => {
  it.each(edges)('have their limits: %s', (_name, schema, accepted, refused) => {
    for (const value of accepted) expect([value, v.is(schema, value)]).toEqual([value, true]);
    for (const value of refused) expect([value, v.is(schema, value)]).toEqual([value, false]);
  });

  it('G1: a lender without a configured pause after a “no” to better terms gets seven days', () => {
    const { reofferQuietDays, ...others } = windows({ reofferQuietDays: 30 });
    expect(v.parse(LoanWindows, { ...others, reofferQuietDays })).toMatchObject({
      reofferQuietDays: 30,
    });
    expect(v.parse(LoanWindows, others)).toMatchObject({ reofferQuietDays: 7 });
  });
});
