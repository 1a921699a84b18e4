import { provider } from '#flows/borrow/chunk.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { userKeyOf } from '#services/user-key.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { couponLists } from '#machines/samples/coupons.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { agreement, choice, loanOrder, now, offerFor, quota } from '#machines/samples/loans.ts';
import { applyOrderRows } from './money-rows.ts';
import { creditCheckEffects, creditCheckRows, expiredCreditRows } from './parts.ts';
import { together } from './page.ts';
import { describeFlow } from './table.ts';

const credit = creditOrder({ creditOrderId: 'credit-7' });
const late = loanOrder({ loanOrderId: 'late', status: loanStatus.overdue });
const offer = offerFor({ ...choice, couponIds: ['coupon-2'] });
const { available, unavailable } = couponLists;
const coupons = { available, unavailable };
const readsLimit = (limit: ReturnType<typeof quota>, ...orders: LoanOrder[]) => [
  ['queryCreditOrder', {}, credit] as const,
  ...together(
    ['queryBorrowQuota', { creditOrderId: 'credit-7' }, limit],
    ['getPendingOrders', {}, { orders }],
    ['getCoupons', {}, coupons],
  ),
];

describeFlow('borrow', provider, {
  effects: {
    ...creditCheckEffects,
    showFirstGuide: {
      'L1: opens the guide for a first-time borrower, and removes the mark': {
        stored: { isFirstToBorrow: true },
        invokes: [['guideOpen']],
        stores: { isFirstToBorrow: false },
      },
      'L1: does not open the guide before home was read': {},
    },
  },
  ...creditCheckRows,
  ...expiredCreditRows,
  ...applyOrderRows({ loads: ['borrow', 'orderProgress', 'home'] }),
  loadLimit: {
    'reads the limit of the newest credit order, the applications and the coupons': {
      calls: readsLimit(
        quota({ usedCredit: 3_000, availableLimit: 7_000 }),
        loanOrder({ loanOrderId: 'loan-7' }),
        loanOrder(),
      ),
      out: {
        quota: quota({ usedCredit: 3_000, availableLimit: 7_000 }),
        applications: [loanOrder({ loanOrderId: 'loan-7' }), loanOrder()],
        coupons,
        receivedAt: now,
      },
    },
    'R1: adds noted payments to the loans that are to be repaid': {
      stored: {
        [`draft/${await userKeyOf('juan')}/offlinePayment`]: {
          version: 1,
          loans: [
            {
              checkstand: checkstand({ loanOrderId: 'late', numbers: [account()] }),
              accountNumber: null,
              notes: [paidNote()],
            },
          ],
        },
      },
      calls: readsLimit(quota(), late),
      out: {
        quota: quota(),
        applications: [{ ...late, noted: [paidNote()] }],
        coupons,
        receivedAt: now,
      },
    },
    'fails as an unusable credit without a credit order': {
      calls: [['queryCreditOrder', {}, null]],
      fails: { kind: 'business', code: assumedCodes.creditNotUsable, message: '' },
    },
  },
  priceLoan: {
    'S3.21: prices a choice, and stores its amount': {
      input: { ...choice, loanAmount: 5_500 },
      calls: [['queryBorrowQuotaWithInput', { ...choice, loanAmount: 5_500 }, offer]],
      out: { ...offer, receivedAt: now, caps: undefined },
      stores: { selectQuota: 5_500 },
    },
    'S3.21: stores the amount of a choice that is refused': {
      input: choice,
      calls: [['queryBorrowQuotaWithInput', choice, assumedCodes.amountNotOffered]],
      fails: { kind: 'business', code: assumedCodes.amountNotOffered, message: 'no' },
      stores: { selectQuota: 5_000 },
    },
  },
  previewAgreement: {
    'S3.21: reads agreement and terms together, stores the agreement, and replaces that of a restructure':
      {
        input: choice,
        stored: { restructureAgreementHtml: '<p>earlier</p>' },
        calls: together(
          ['loanContractPreview', choice, agreement],
          ['queryBorrowQuotaWithInput', choice, offer],
        ),
        out: { agreement, offer: { ...offer, receivedAt: now, caps: undefined } },
        stores: { loanAgreementHtml: agreement.html, restructureAgreementHtml: null },
      },
  },
});
