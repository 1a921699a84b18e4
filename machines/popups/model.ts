import type { SnapshotFrom } from 'xstate';
import { day } from '#domain/constants.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { CouponPopupOutcome } from '#machines/coupon-popup/coupon-popup.machine.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { selectPopupsView } from '#machines/popups/view.ts';
import type { Standing } from '#machines/popups/ports.ts';
import type { ReofferOutcome } from '#machines/reoffer/reoffer.machine.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { failures } from '#machines/samples/failures.ts';
import { loanOrder, now, quota } from '#machines/samples/loans.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { paidBack, standing, windows } from '#machines/samples/popups.ts';

const stands = (change: Partial<Standing> = {}): Outcome<Standing> => gives(standing(change));
const athome = (change: Partial<Homepage>): Outcome<Standing> =>
  stands({ homepage: { ...standing().homepage, ...change } });
const reoffer = (type: ReofferOutcome['type']): Outcome<ReofferOutcome> => gives({ type });
const coupons = (type: CouponPopupOutcome['type']): Outcome<CouponPopupOutcome> => gives({ type });

const noReoffer = { reofferAnsweredAt: now - day };
const noCoupons = { ...noReoffer, couponsShown: true };

const isOpen = (snapshot: SnapshotFrom<typeof popupsMachine>): boolean =>
  (['reoffer', 'coupons', 'rating'] as const).some((state) => snapshot.matches(state));

export const popupsModel: MachineModel<typeof popupsMachine> = {
  machine: popupsMachine,
  starts: { any: { userKey: 'juan' } },
  services: {
    loanWindowConfig: {
      all: gives(windows()),
      ratingAlone: gives(windows({ reoffer: false, coupon: false })),
      none: gives(windows({ reoffer: false, coupon: false, rating: false })),
      ...failures,
    },
    lookAround: {
      well: stands(),
      answeredLongAgo: stands({ reofferAnsweredAt: now - 7 * day }),
      answeredYesterday: stands(noReoffer),
      clockSetBack: stands({ reofferAnsweredAt: now + 30 * day }),
      couponsSeen: stands({ couponsShown: true }),
      offerAndCouponsSeen: stands(noCoupons),
      ratedBefore: stands({
        ...noCoupons,
        ratingAsked: { popupTime: now - day, rejectState: false, loanOrderId: 'loan-1' },
      }),
      ratingDeclined: stands({
        ...noCoupons,
        ratingAsked: { popupTime: now - 29 * day, rejectState: true, loanOrderId: 'loan-1' },
      }),
      ratingAskedOfIt: stands({
        ...noCoupons,
        ratingAsked: { popupTime: now - 99 * day, rejectState: true, loanOrderId: 'loan-2' },
      }),
      firstLoan: athome({ loans: [paidBack()] }),
      paidLate: athome({
        loans: [paidBack({ loanOrderId: 'loan-2' }, true), paidBack({ appliedAt: now - 1 })],
      }),
      overdue: athome({ loans: [loanOrder({ status: loanStatus.overdue })] }),
      moneyOnItsWay: athome({ loans: [loanOrder({ status: loanStatus.lending })] }),
      moneyOpen: stands({ moneyOpen: true }),
      rejected: athome({ credit: creditOrder({ status: creditStatus.rejected }), quota: null }),
      nothingToBorrow: athome({
        quota: quota({ closed: { reason: 'usedUp', loanOrderId: null } }),
      }),
      ...failures,
    },
    reoffer: {
      none: reoffer('none'),
      accepted: reoffer('accepted'),
      declined: reoffer('declined'),
      expired: reoffer('expired'),
      breaks,
    },
    couponPopup: {
      none: coupons('none'),
      closed: coupons('closed'),
      opened: coupons('opened'),
      expired: coupons('expired'),
      breaks,
    },
    rating: { closed: gives(undefined), breaks },
  },
  events: {},
  invariants: {
    'F2, C4, G1: No popup opens during a money action, an overdue payment or a rejection.'({
      snapshot,
    }) {
      const known = snapshot.context.standing;
      if (!isOpen(snapshot)) return true;
      if (!known || known.moneyOpen) return 'money may be under way';
      const { credit, quota: limit, loans } = known.homepage;
      const troubled = [15, 20, 40, 65, 75];
      const rejected = credit?.status === 18 || limit?.closed?.reason === 'rejected';
      if (rejected) return 'the credit was rejected';
      return (
        !loans.some(({ status }) => troubled.includes(status)) || 'a loan is late or under way'
      );
    },
    'F2: Better terms are not shown again before the quiet days have passed.'({ snapshot }) {
      const { standing: known, windows: allowed } = snapshot.context;
      if (!snapshot.matches('reoffer') || !known || !allowed) return true;
      const { reofferAnsweredAt: answered, receivedAt } = known;
      const quiet = allowed.reofferQuietDays * day;
      return (
        answered === null ||
        receivedAt - answered >= quiet ||
        'the offer was answered within the quiet days'
      );
    },
    'C4: New coupons are shown once per session, and only if they are usable.'({ snapshot }) {
      const known = snapshot.context.standing;
      if (!snapshot.matches('coupons')) return true;
      if (known?.couponsShown) return 'the coupons were shown before';
      return known?.homepage.quota?.closed === null || 'nothing can be borrowed';
    },
    'G1: A rating is requested once per loan, for a loan that was paid on time and is not the first.'({
      snapshot,
    }) {
      const known = snapshot.context.standing;
      if (!snapshot.matches('rating') || !known) return true;
      const [last, ...before] = known.homepage.loans;
      if (!last || before.length === 0) return 'the loan is the first one';
      if (known.ratingAsked?.loanOrderId === last.loanOrderId)
        return 'the rating of this loan was requested before';
      const late = last.repaymentPlan.installments.some(
        ({ repayDate, dueDate }) => repayDate === null || repayDate > dueDate,
      );
      return !late || 'the loan was paid late';
    },
    'F3: At most one popup is shown per visit.'({ previous, snapshot, step }) {
      if (!previous || !isOpen(previous) || !isOpen(snapshot)) return true;
      const same = JSON.stringify(previous.value) === JSON.stringify(snapshot.value);
      const skipped = step?.type === 'settle' && step.outcome === 'none';
      return same || skipped || `${snapshot.value} follows ${previous.value}`;
    },
  },
  read: (snapshot) => selectPopupsView(snapshot),
  words: {
    guards: {
      barred: 'open money, an overdue instalment or a rejection comes first',
      couponsExpired: 'the last coupon ended while the popup was open',
      couponDue: 'new coupons are allowed and were not shown in this session',
      couponsOpened: 'the borrower opens the coupon page',
      noNews: 'there are no new coupons',
      noneAllowed: 'the lender allows no popup now',
      nothingOffered: 'no better terms are available any more',
      offerAccepted: 'the borrower continues to the limit',
      offerExpired: 'the last benefit ended while the popup was open',
      ratingDue: 'a loan is repaid, and the app has not asked for a rating of it',
      reofferDue: 'better terms are allowed and were not answered lately',
    },
    actions: {
      keepWindows: 'Store which popups the lender allows',
      tellCouponPopup: 'Forward the event to the popup of new coupons',
      tellRating: 'Forward the event to the rating popup',
      tellReoffer: 'Forward the event to the popup of better terms',
    },
    services: {
      loanWindowConfig: fetched('The list of allowed popups'),
      lookAround: fetched('The borrower’s credit and loans'),
      popups: ran('The popup of home'),
    },
  },
};
