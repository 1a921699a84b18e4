import type {
  Coupon,
  Coupons,
  UnavailableCoupon,
  UnavailableReason,
} from '#domain/credit/coupon.ts';
import type { CreditQuota, LoanOffer } from '#domain/loans/quota.ts';
import { gives, type Outcome } from '#machines/walk/service.ts';
import { choice, coupon, coupons, limit, offerFor, termsOn } from '#machines/samples/loans.ts';
import { answers, does, ends, pictured, type Sample, sample, waits } from './sample.ts';

/** Time after the last change of the choice until the app requests the price. */
const settled = waits(400);

const chooses = (couponId: string) => does({ type: 'coupon.toggled', couponId });
const knownLimit = ends('loadLimit', 'limit');
const priced = ends('priceLoan', 'priced');

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

const onTerms = (
  name: string,
  purpose: string,
  change: (offer: LoanOffer) => Partial<LoanOffer>,
  make = pictured,
): Sample => {
  const offer = { ...offerFor(choice), ...change(offerFor(choice)) };
  return make(name, purpose, 'confirmRemembered', [
    knownLimit,
    answers('repriceLoan', gives(offer), 'priceLoan'),
    answers('previewAgreement', gives(termsOn(offer))),
  ]);
};

const afterwards = (name: string, purpose: string, outcome: string): Sample =>
  sample(name, purpose, 'openApplication', [ends('moneyAction', outcome), knownLimit]);

const types = (name: string, purpose: string, text: string): Sample =>
  sample(name, purpose, 'quota', [knownLimit, does({ type: 'amount.changed', text })]);

export const samples: readonly Sample[] = [
  sample('noApplications', 'A first loan: the borrower has not applied for a limit yet', 'limit', [
    answers('loadLimit', gives({ ...limit(), applications: [] })),
  ]),
  pictured('usedUp', 'A limit that is used up by a loan', 'limit', [
    answers(
      'loadLimit',
      gives(
        limit({
          usedCredit: 10_000,
          availableLimit: 0,
          closed: { reason: 'usedUp', loanOrderId: 'loan-1' },
        }),
      ),
    ),
  ]),
  pictured('coupons', 'Usable coupons, and the reasons why the others are not usable', 'quota', [
    answers('loadLimit', someOfEach),
    settled,
    priced,
  ]),
  pictured('couponUsed', 'A coupon is used: prices before and after it', 'quota', [
    answers('loadLimit', someOfEach),
    chooses(coupon.couponId),
    settled,
    priced,
  ]),
  pictured(
    'couponsUnusable',
    'Coupons that cannot be used on this loan, each with its reason',
    'quota',
    [
      answers(
        'loadLimit',
        withCoupons(
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
        ),
      ),
      chooses(coupon.couponId),
      settled,
      answers('priceLoan', inOnePayment([coupon.couponId])),
    ],
  ),
  types('tooMuch', 'The typed amount is above the available limit', '20000'),
  types('betweenSteps', 'The typed amount lies between two steps', '5250'),
  types('withCentavos', 'An amount with centavos is typed', '5000.5'),
  types('noDigits', 'The typed text is not an amount', '.'),
  types('emptied', 'The amount field was emptied', ''),
  sample('equalPayments', 'A lender with equal instalments', 'quota', [
    knownLimit,
    settled,
    answers(
      'priceLoan',
      gives({
        ...offerFor(choice),
        termPrices: [
          { term: 61, payments: [2725, 2725], cost: 825 },
          { term: 91, payments: [1980, 1980, 1980], cost: 1420 },
        ],
      }),
    ),
  ]),
  pictured('twoPayments', 'A loan in two payments, with a coupon', 'quota', [
    knownLimit,
    chooses(coupon.couponId),
    settled,
    priced,
    does({ type: 'choice.confirmed' }),
    ends('previewAgreement', 'agreement'),
  ]),
  pictured(
    'onePayment',
    'A lender with one term and one instalment, so that there is no choice',
    'quota',
    [
      answers('loadLimit', gives(limit({ terms: [30] }))),
      settled,
      answers('priceLoan', inOnePayment()),
    ],
  ),
  sample('onePaymentConfirmed', 'The terms of a loan in one payment', 'quota', [
    answers('loadLimit', gives(limit({ terms: [30] }))),
    settled,
    answers('priceLoan', inOnePayment()),
    does({ type: 'choice.confirmed' }),
    ends('previewAgreement', 'agreement'),
  ]),
  pictured('threePayments', 'A loan in three payments', 'quota', [
    answers('loadLimit', gives(limit({ terms: [61, 91, 120] }))),
    does({ type: 'term.chosen', term: 91 }),
    settled,
    priced,
  ]),
  onTerms('otherCharges', 'The lender charges fees without a name', ({ calculation }) => ({
    calculation: {
      ...calculation,
      lendingAmount: calculation.lendingAmount - 100,
      interest: calculation.interest - 100,
    },
  })),
  onTerms('aboveTheCaps', 'An offer above what the law allows', ({ calculation, schedule }) => ({
    calculation: { ...calculation, interest: 6000 },
    schedule: schedule.map((part) => ({ ...part, interest: 6000 })),
  })),
  onTerms(
    'overpaidBefore',
    'The borrower overpaid another loan',
    () => ({ fromCredit: 100 }),
    sample,
  ),
  afterwards('notTaken', 'The application did not reach the lender', 'notTaken'),
  afterwards('answered', 'The lender refused with a message of its own', 'answered'),
  afterwards('sessionEnded', 'The session had ended when the application arrived', 'sessionEnded'),
  afterwards('couponNotUsable', 'A coupon can no longer be used', 'couponNotUsable'),
  afterwards('loanPending', 'Another application is in progress', 'loanPending'),
  afterwards('loanOverdue', 'A payment is overdue', 'loanOverdue'),
];
