import { popupsPorts, providePopups } from '#app/popups/provider.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import type { PopupsPorts } from '#machines/popups/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { applyIntent, coupons, loanOrder, now, quota } from '#machines/samples/loans.ts';
import { benefits, standing, windows } from '#machines/samples/popups.ts';
import { phoneTime } from './page.ts';
import { describePorts, type PortRows } from './table.ts';

const homepage = { credit: creditOrder(), quota: quota(), loans: [loanOrder()] };
const answered = (answeredAt: number) => ({ 'draft/juan/reofferAnswered': { answeredAt } });
const credit = { creditOrderId: 'credit-7' };
const rating = { loanOrderId: 'loan-7', stars: 4, comment: 'quick' };
const sentRating = { userKey: 'juan', ...rating };
const begun = { loanOrderId: 'loan-2', stars: null, comment: 'Quick' };
const asked = { popupTime: now - 5_000, rejectState: true, loanOrderId: 'loan-2' };
const record = { popupTime: now - 5_000, rejectState: true, loanOrderId: 'loan-6' };
const nothingSeen = {
  homepage,
  moneyOpen: false,
  reofferAnsweredAt: null,
  couponsShown: false,
  ratingAsked: null,
  receivedAt: now,
};
const toRate = { ...nothingSeen, homepage: standing().homepage };
const storeUrl = 'https://play.google.com/store/apps/details?id=ph.hiram.app';

describePorts('popups', {
  base: popupsMachine,
  machine: ({ services }) => providePopups(popupsPorts(services)),
  effects: {
    'rating.keepDraft': {
      'K6: stores a typed comment': {
        params: { userKey: 'juan', draft: begun },
        stores: { 'draft/juan/rating': begun },
      },
      'K6: removes a draft without a comment': {
        params: { userKey: 'juan', draft: { ...begun, comment: '' } },
        stored: { 'draft/juan/rating': begun },
        stores: { 'draft/juan/rating': null },
      },
    },
  },
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
      'K6: opens a rating again while its typed comment is stored': {
        input: { userKey: 'juan' },
        stored: { 'draft/juan/rating': begun, popEvaluateTime: asked },
        calls: [['getHomepageData', {}, standing().homepage]],
        out: toRate,
      },
      'G1: keeps the record of the last request while the comment on another loan is stored': {
        input: { userKey: 'juan' },
        stored: {
          'draft/juan/rating': { ...begun, loanOrderId: 'loan-1' },
          popEvaluateTime: asked,
        },
        calls: [['getHomepageData', {}, standing().homepage]],
        out: { ...toRate, ratingAsked: asked },
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
        input: { userKey: 'juan', loanOrderId: 'loan-7' },
        stored: { 'draft/juan/rating': begun },
        out: null,
        stores: { popEvaluateTime: { popupTime: now, rejectState: true, loanOrderId: 'loan-7' } },
      },
      'K6: returns the stored comment on its loan': {
        input: { userKey: 'juan', loanOrderId: 'loan-2' },
        stored: { 'draft/juan/rating': begun },
        out: begun,
        stores: { popEvaluateTime: { popupTime: now, rejectState: true, loanOrderId: 'loan-2' } },
      },
    },
    userSubmitRating: {
      'sends and stores the rating, drops its draft, and returns the store’s page': {
        input: sentRating,
        stored: { popEvaluateTime: record, 'draft/juan/rating': begun },
        calls: [['userSubmitRating', rating, { storeUrl }, { unstoppable: true }]],
        out: { storeUrl },
        stores: {
          popEvaluateTime: { popupTime: now, rejectState: false, loanOrderId: 'loan-7' },
          'draft/juan/rating': null,
        },
      },
      'keeps the refusal if the lender refuses the rating': {
        input: sentRating,
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
