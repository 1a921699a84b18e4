import { popupsPorts, providePopups } from '#app/popups/provider.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { PopupsPorts } from '#machines/popups/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { applyIntent, coupons, loanOrder, now, quota } from '#machines/samples/loans.ts';
import { benefits, windows } from '#machines/samples/popups.ts';
import { phoneTime } from './page.ts';
import { describePorts, type PortRows } from './table.ts';

const homepage = { credit: creditOrder(), quota: quota(), loans: [loanOrder()] };
const answered = (answeredAt: number) => ({ 'draft/juan/reofferAnswered': { answeredAt } });
const credit = { creditOrderId: 'credit-7' };
const rating = { loanOrderId: 'loan-7', stars: 4, comment: 'quick' };
const record = { popupTime: now - 5_000, rejectState: true, loanOrderId: 'loan-6' };
const nothingSeen = {
  homepage,
  moneyOpen: false,
  reofferAnsweredAt: null,
  couponsShown: false,
  ratingAsked: null,
  receivedAt: now,
};
const storeUrl = 'https://play.google.com/store/apps/details?id=ph.hiram.app';

describePorts('popups', {
  base: popupsMachine,
  machine: ({ services }) => providePopups(popupsPorts(services)),
  ports: {
    lookAround: {
      'finds no records for a borrower who saw no popup': {
        input: { userKey: 'juan' },
        calls: [['getHomepageData', {}, homepage]],
        out: nothingSeen,
      },
      'finds open money and the records of shown popups': {
        input: { userKey: 'juan' },
        open: [applyIntent],
        stored: {
          ...answered(now - 7_000),
          'tab/couponsShown': { userKeys: ['maria', 'juan'] },
          popEvaluateTime: record,
        },
        calls: [['getHomepageData', {}, homepage]],
        out: {
          homepage,
          moneyOpen: true,
          reofferAnsweredAt: now - 7_000,
          couponsShown: true,
          ratingAsked: record,
          receivedAt: now,
        },
      },
    },
    readServerClock: {
      'reports the lender’s time, not the phone’s': { out: { now } },
      'F1: asks the lender first if its time is unknown, for example after the phone has slept': {
        clockUnknown: true,
        calls: [['loanWindowConfig', {}, windows(), { quiet: true }]],
        out: { now: phoneTime },
      },
      'F1: continues with the phone’s time if the lender does not answer': {
        clockUnknown: true,
        calls: [['loanWindowConfig', {}, 4_711, { quiet: true }]],
        out: { now: phoneTime },
      },
    },
    getReofferPopup: {
      'reads better terms': {
        input: credit,
        calls: [['getReofferPopup', credit, benefits({ extraDays: null })]],
        out: { benefits: benefits({ extraDays: null }) },
      },
    },
    keepReofferAnswered: {
      'stores the lender’s time for the borrower': {
        input: { userKey: 'juan' },
        out: undefined,
        stores: answered(now),
      },
    },
    getCouponPopup: {
      'reads new coupons, in the lender’s order': {
        calls: [['getCouponPopup', {}, { coupons: [...coupons] }]],
        out: { coupons, receivedAt: now },
      },
    },
    keepCouponsShown: {
      'adds the borrower to the tab’s list': {
        input: { userKey: 'juan' },
        stored: { 'tab/couponsShown': { userKeys: ['maria'] } },
        out: undefined,
        stores: { 'tab/couponsShown': { userKeys: ['maria', 'juan'] } },
      },
    },
    keepRatingAsked: {
      'stores a refusal with its loan and the lender’s time': {
        input: { loanOrderId: 'loan-7' },
        out: undefined,
        stores: { popEvaluateTime: { popupTime: now, rejectState: true, loanOrderId: 'loan-7' } },
      },
    },
    userSubmitRating: {
      'sends and stores the rating, and returns the store’s page': {
        input: rating,
        stored: { popEvaluateTime: record },
        calls: [['userSubmitRating', rating, { storeUrl }, { unstoppable: true }]],
        out: { storeUrl },
        stores: { popEvaluateTime: { popupTime: now, rejectState: false, loanOrderId: 'loan-7' } },
      },
      'keeps the refusal if the lender refuses the rating': {
        input: rating,
        stored: { popEvaluateTime: record },
        calls: [['userSubmitRating', rating, 4_711, { unstoppable: true }]],
        fails: { kind: 'business', code: 4_711, message: 'no' },
      },
    },
    openStore: {
      'opens the store through the shell': {
        input: { url: storeUrl },
        invokes: [['store', storeUrl]],
        out: { leaving: false },
      },
    },
  } satisfies PortRows<PopupsPorts>,
});
