import type {
  Coupon,
  Coupons,
  UnavailableCoupon,
  UnavailableReason,
} from '#domain/credit/coupon.ts';
import type { CreditQuota, LoanOffer } from '#domain/loans/quota.ts';
import type { Situation } from '#machines/walk/model.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { choice, coupon, coupons, limit, offerFor, termsOn } from '#machines/samples/loans.ts';
import { opens } from '#machines/samples/opened-loan.ts';
import { does, pictured, situation } from '#machines/walk/situation.ts';

/** The app requests the price 400 ms after the last change of the choice. */
const priced = '+400/priceLoan=priced';
const pricedOwn = '+400/priceLoan=own';
const reviewed = 'choice.confirmed/previewAgreement=agreement';

const withCoupons = (change: Partial<Coupons>, offered: Partial<CreditQuota> = {}): Outcome =>
  gives({ ...limit(offered), coupons: { available: [], unavailable: [], ...change } });

const inOnePayment = (couponIds: string[] = []): Outcome =>
  gives(offerFor({ ...choice, term: 30, couponIds }));

const couponOf = (couponId: string, change: Partial<Coupon>): Coupon => ({
  ...coupon,
  couponId,
  ...change,
});

const unavailable = (couponId: string, reason: UnavailableReason): UnavailableCoupon => ({
  ...couponOf(couponId, reason === 'expired' ? { expiresOn: '2023-10-31' } : {}),
  reason,
  loanNumber: reason === 'used' || reason === 'reserved' ? '2024-0001' : null,
});

const someOfEach = withCoupons({
  available: [...coupons],
  unavailable: [
    unavailable('coupon-3', 'expired'),
    unavailable('coupon-4', 'used'),
    unavailable('coupon-5', 'reserved'),
    { ...unavailable('coupon-6', 'aboveLimit'), minLoanAmount: 20_000 },
  ],
});

const someUnusable = withCoupons(
  {
    available: [
      coupon,
      couponOf('coupon-3', { expiresOn: '2023-10-31' }),
      couponOf('coupon-4', { minLoanAmount: 8000 }),
      couponOf('coupon-5', { amount: 1000 }),
      couponOf('coupon-6', { amount: 250 }),
    ],
  },
  { terms: [30] },
);

const usedUp = limit({
  usedCredit: 10_000,
  availableLimit: 0,
  closed: { reason: 'usedUp', loanOrderId: 'loan-1' },
});

const equalPayments = {
  ...offerFor(choice),
  termPrices: [
    { term: 61, payments: [2725, 2725], cost: 825 },
    { term: 91, payments: [1980, 1980, 1980], cost: 1420 },
  ],
};

const onePayment = { loadLimit: gives(limit({ terms: [30] })), priceLoan: inOnePayment() };

function onTerms(
  name: string,
  change: (offer: LoanOffer) => Partial<LoanOffer>,
  purpose?: string,
): Situation {
  const offer = { ...offerFor(choice), ...change(offerFor(choice)) };
  return {
    name,
    purpose,
    path: 'confirmRemembered/loadLimit=limit/repriceLoan=own/previewAgreement=own',
    answers: { priceLoan: gives(offer), previewAgreement: gives(termsOn(offer)) },
  };
}

const types = (name: string, text: string): Situation =>
  situation(name, ['quota/loadLimit=limit', does({ type: 'amount.changed', text })]);

export const situations: readonly Situation[] = [
  situation('noApplications', 'limit/loadLimit=own', {
    loadLimit: gives({ ...limit(), applications: [] }),
  }),
  pictured('usedUp', 'A limit that is used up by a loan', 'limit/loadLimit=own', {
    loadLimit: gives(usedUp),
  }),
  pictured(
    'coupons',
    'Usable coupons, and the reasons why the others are not usable',
    `quota/loadLimit=own/${priced}`,
    { loadLimit: someOfEach },
  ),
  pictured(
    'couponUsed',
    'A coupon is used: prices before and after it',
    `quota/loadLimit=own/coupon.toggled/${priced}`,
    { loadLimit: someOfEach },
  ),
  pictured(
    'couponsUnusable',
    'Coupons that cannot be used on this loan, each with its reason',
    `quota/loadLimit=own/coupon.toggled/${pricedOwn}`,
    { loadLimit: someUnusable, priceLoan: inOnePayment([coupon.couponId]) },
  ),
  types('tooMuch', '20000'),
  types('betweenSteps', '5250'),
  types('withCentavos', '5000.5'),
  types('noDigits', '.'),
  types('emptied', ''),
  situation('equalPayments', `quota/loadLimit=limit/${pricedOwn}`, {
    priceLoan: gives(equalPayments),
  }),
  pictured(
    'twoPayments',
    'A loan in two payments, with a coupon',
    `quota/loadLimit=limit/coupon.toggled/${priced}/${reviewed}`,
  ),
  pictured(
    'onePayment',
    'A lender with one term and one instalment, so that there is no choice',
    `quota/loadLimit=own/${pricedOwn}`,
    onePayment,
  ),
  situation('onePaymentConfirmed', `quota/loadLimit=own/${pricedOwn}/${reviewed}`, onePayment),
  pictured(
    'threePayments',
    'A loan in three payments',
    `quota/loadLimit=own/term.chosen/${priced}`,
    { loadLimit: gives(limit({ terms: [61, 91, 120] })) },
  ),
  ...opens(
    'limit/loadLimit=limit/application.opened',
    'lending',
    'lendingDetails',
    'rejectDetails',
    'repay',
    'repayDetail',
    'reviewDetails',
  ),
  onTerms(
    'otherCharges',
    ({ calculation }) => ({
      calculation: {
        ...calculation,
        lendingAmount: calculation.lendingAmount - 100,
        interest: calculation.interest - 100,
      },
    }),
    'The lender charges fees without a name',
  ),
  onTerms(
    'aboveTheCaps',
    ({ calculation, schedule }) => ({
      calculation: { ...calculation, interest: 6000 },
      schedule: schedule.map((part) => ({ ...part, interest: 6000 })),
    }),
    'An offer above what the law allows',
  ),
  situation('textChanged', [
    'confirmRemembered/loadLimit=limit/repriceLoan=priced/previewAgreement=agreement',
    'agreement.opened/nav.back/agreement.ticked/page.shown/previewAgreement=inFilipino',
  ]),
  pictured(
    'choiceGone',
    'The stored number of days is no longer offered',
    `termGone/loadLimit=limit/${priced}`,
  ),
  onTerms('overpaidBefore', () => ({ fromCredit: 100 })),
  ...['notTaken', 'answered', 'sessionEnded', 'couponNotUsable', 'loanPending', 'loanOverdue'].map(
    (name) => situation(name, `openApplication/moneyAction=${name}/loadLimit=limit`),
  ),
];
